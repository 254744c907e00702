n = 8
a = [0] * (n + 1)
lost = [n * n] * (n + 1)

def conflict(k, j):
    for i in range(1, k):
        if a[i] == j or abs(a[i] - j) == k - i:  #: compare(k, i); then conflict(k, j, i)
            return True
    return False

def loses(k, j):
    count = 0
    for row in range(k + 1, n + 1):
        for column in range(1, n + 1):
            if column == j or abs(column - j) == row - k:
                free = True
                for i in range(1, k):
                    if a[i] == column or abs(a[i] - column) == row - i:
                        free = False
                if free:
                    count = count + 1
    return count

k = 1
while k <= n:
    best = 0
    for j in range(1, n + 1):  #: then try(k, j)
        lost[j] = n * n
        if not conflict(k, j):
            lost[j] = loses(k, j)
        if lost[j] < lost[best]:
            best = j
    if best == 0:  #: then stuck(k)
        break
    a[k] = best  #: place(k, best)
    k = k + 1
if k > n:
    print(*a[1:])
else:
    print("stuck in row", k)
