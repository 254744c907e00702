n = 8
a = [0] * (n + 1)

def check_diagonals():
    for k in range(2, n + 1):
        for i in range(1, k):
            if abs(a[i] - a[k]) == k - i:  #: compare(k, i); then conflict(k, a[k], i)
                return False
    return True

def permute(k):
    if k > n:
        if check_diagonals():  #: candidate()
            print(*a[1:])
        return
    for j in range(k, n + 1):
        a[k], a[j] = a[j], a[k]  #: put(j, a[j]); put(k, a[k])
        permute(k + 1)
        a[k], a[j] = a[j], a[k]  #: put(j, a[j]); put(k, a[k])

for i in range(1, n + 1):
    a[i] = i  #: put(i, i)
permute(1)
