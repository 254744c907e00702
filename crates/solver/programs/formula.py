n = 8
a = [0] * (n + 1)

def place_all(m):
    half = m // 2
    for i in range(1, half + 1):
        if m % 6 == 2:
            a[i] = (2 * i + half - 3) % m + 1  #: place(i, a[i])
            a[m + 1 - i] = m + 1 - a[i]  #: place(m + 1 - i, a[m + 1 - i])
        else:
            a[i] = 2 * i  #: place(i, a[i])
            a[half + i] = 2 * i - 1  #: place(half + i, a[half + i])

if n == 2 or n == 3:
    print("no solution for", n, "queens")
else:
    place_all(n - n % 2)
    if n % 2 == 1:
        a[n] = n  #: place(n, n)
    print(*a[1:])
