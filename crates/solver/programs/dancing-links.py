n = 8
a = [0] * (n + 1)
rows = [0] * (n + 1)
columns = 2 * n + 2 * (2 * n - 1)
nodes = 1 + columns + 4 * n * n
left = [0] * nodes
right = [0] * nodes
up = [0] * nodes
down = [0] * nodes
head = [0] * nodes
size = [0] * (columns + 1)
square = [0] * nodes
t = 0

def build():
    for x in range(columns + 1):
        up[x] = x
        down[x] = x
        head[x] = x
        left[x] = x
        right[x] = x
    for x in range(1, 2 * n + 1):
        left[x] = x - 1
        right[x - 1] = x
    left[0] = 2 * n
    right[2 * n] = 0
    x = columns
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            first = x + 1
            for kind in range(4):
                x = x + 1
                c = i
                if kind == 1:
                    c = n + j
                elif kind == 2:
                    c = 2 * n + i + j - 1
                elif kind == 3:
                    c = 5 * n - 1 + i - j
                head[x] = c
                square[x] = (i - 1) * n + j
                size[c] = size[c] + 1
                up[x] = up[c]
                down[x] = c
                down[up[c]] = x
                up[c] = x
                left[x] = x - 1
                right[x] = x + 1
            left[first] = x
            right[x] = first

def cover(c):
    right[left[c]] = right[c]
    left[right[c]] = left[c]
    i = down[c]
    while i != c:
        j = right[i]
        while j != i:
            down[up[j]] = down[j]
            up[down[j]] = up[j]
            size[head[j]] = size[head[j]] - 1
            j = right[j]
        i = down[i]

def uncover(c):
    i = up[c]
    while i != c:
        j = left[i]
        while j != i:
            size[head[j]] = size[head[j]] + 1
            down[up[j]] = j
            up[down[j]] = j
            j = left[j]
        i = up[i]
    right[left[c]] = c
    left[right[c]] = c

def choose():
    best = right[0]
    c = right[best]
    while c != 0:
        if size[c] < size[best]:
            best = c
        c = right[c]
    return best

def search(depth):
    global t
    if right[0] == 0:
        t = t + 1
        print(t, *a[1:])
        return
    c = choose()
    cover(c)
    r = down[c]
    while r != c:  #: else backtrack(c, rows[depth - 1])
        k = (square[r] - 1) // n + 1
        rows[depth] = k
        a[k] = (square[r] - 1) % n + 1  #: place(k, a[k])
        j = right[r]
        while j != r:
            cover(head[j])
            j = right[j]
        search(depth + 1)
        j = left[r]
        while j != r:
            uncover(head[j])
            j = left[j]
        a[k] = 0  #: remove(k)
        r = down[r]
    uncover(c)

build()
search(1)
