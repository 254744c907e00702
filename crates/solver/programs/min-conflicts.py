n = 8
seed = 1
limit = 1000
a = [0] * (n + 1)
cost = [0] * (n + 1)
pairs = [0] * (limit + 1)
moves = 0

def random(size):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed // 65536 % size

def conflicts(k, j):
    count = 0
    for i in range(1, n + 1):
        if i != k and (a[i] == j or abs(a[i] - j) == abs(i - k)):
            count = count + 1
    return count

def choose_row():
    chosen = 0
    seen = 0
    total = 0
    for i in range(1, n + 1):
        count = conflicts(i, a[i])
        total = total + count
        if count > 0:
            seen = seen + 1
            if random(seen) == 0:
                chosen = i
    pairs[moves] = total // 2
    return chosen

def choose_column(k):
    best = 0
    ties = 0
    for j in range(1, n + 1):
        cost[j] = conflicts(k, j)
        if best == 0 or cost[j] < cost[best]:
            best = j
            ties = 1
        elif cost[j] == cost[best]:
            ties = ties + 1
            if random(ties) == 0:
                best = j
    return best

for i in range(1, n + 1):
    a[i] = random(n) + 1  #: put(i, a[i])
k = choose_row()
while k > 0 and moves < limit:  #: then conflict(k, a[k])
    a[k] = choose_column(k)  #: place(k, a[k])
    moves = moves + 1
    k = choose_row()
if k == 0:
    print(*a[1:])
else:
    print("gave up after", moves, "moves")  #: gave-up()
