n = 8
a = [0] * (n + 1)
hits = [0] * ((n + 1) * (n + 1))
t = 0

def left(r):
    count = 0
    for j in range(1, n + 1):
        if hits[r * (n + 1) + j] == 0:
            count = count + 1
    return count

def attack(k, j, by):
    for r in range(k + 1, n + 1):
        gap = r - k
        hits[r * (n + 1) + j] += by
        if j - gap >= 1:
            hits[r * (n + 1) + j - gap] += by
        if j + gap <= n:
            hits[r * (n + 1) + j + gap] += by

def wiped_out(k):
    for r in range(k + 1, n + 1):
        if left(r) == 0:  #: then stuck(r)
            return True
    return False

def place(k):
    global t
    for j in range(1, n + 1):  #: else backtrack(k)
        if hits[k * (n + 1) + j] == 0:  #: then place(k, j)
            a[k] = j
            attack(k, j, 1)
            if k == n:
                t = t + 1
                print(t, *a[1:])
            elif not wiped_out(k):
                place(k + 1)
            attack(k, j, -1)
            a[k] = 0  #: remove(k)

place(1)
