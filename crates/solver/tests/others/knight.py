n = 5
board = [0] * (n * n)
di = [1, 2, 2, 1, -1, -2, -2, -1]
dj = [2, 1, -1, -2, -2, -1, 1, 2]
tries = 0

def exits(i, j):
    total = 0
    for k in range(8):
        x, y = i + di[k], j + dj[k]
        if 0 <= x and x < n and 0 <= y and y < n and board[x * n + y] == 0:
            total += 1
    return total

def tour(step, i, j):
    global tries
    tries += 1
    board[i * n + j] = step
    if step == n * n:
        return True
    for fewest in range(9):
        for k in range(8):
            x, y = i + di[k], j + dj[k]
            if x < 0 or x >= n or y < 0 or y >= n or board[x * n + y] != 0:
                continue
            if exits(x, y) != fewest:
                continue
            if tour(step + 1, x, y):
                return True
    board[i * n + j] = 0
    return False

if tour(1, 0, 0):
    for i in range(n):
        print(*board[i * n:(i + 1) * n])
else:
    print("no tour", tries)
