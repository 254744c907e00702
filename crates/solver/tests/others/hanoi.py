n = 5
height = [0] * 4
peg = [0] * (3 * (n + 1))
moves = 0

def push(p, disc):
    height[p] += 1
    peg[(p - 1) * (n + 1) + height[p]] = disc

def pop(p):
    disc = peg[(p - 1) * (n + 1) + height[p]]
    peg[(p - 1) * (n + 1) + height[p]] = 0
    height[p] -= 1
    return disc

def move(discs, source, target):
    global moves
    if discs == 0:
        return
    spare = 6 - source - target
    move(discs - 1, source, spare)
    push(target, pop(source))
    moves += 1
    if moves % 8 == 0:
        print("move", moves, *height[1:])
    move(discs - 1, spare, target)

for disc in range(n, 0, -1):
    push(1, disc)
move(n, 1, 3)
print("done", moves, moves == (1 << n) - 1, *peg[2 * (n + 1):])
