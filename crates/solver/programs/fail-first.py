n = 8
a = [0] * (n + 1)
hits = [0] * ((n + 1) * (n + 1))
rows = [0] * (n + 1)
t = 0

def left(r):
    count = 0
    for j in range(1, n + 1):
        if hits[r * (n + 1) + j] == 0:
            count = count + 1
    return count

def attack(k, j, by):
    for r in range(1, n + 1):
        if a[r] == 0:
            gap = abs(r - k)
            hits[r * (n + 1) + j] += by
            if j - gap >= 1:
                hits[r * (n + 1) + j - gap] += by
            if j + gap <= n:
                hits[r * (n + 1) + j + gap] += by

def choose():
    best = 0
    fewest = n + 1
    for r in range(1, n + 1):
        if a[r] == 0:
            columns = left(r)
            if columns == 0:  #: then stuck(r)
                return r
            if columns < fewest:
                best = r
                fewest = columns
    return best

def place(depth):
    global t
    k = choose()
    rows[depth] = k
    for j in range(1, n + 1):  #: else backtrack(k, rows[depth - 1])
        if hits[k * (n + 1) + j] == 0:  #: then place(k, j)
            a[k] = j
            attack(k, j, 1)
            if depth == n:
                t = t + 1
                print(t, *a[1:])
            else:
                place(depth + 1)
            attack(k, j, -1)
            a[k] = 0  #: remove(k)

place(1)
