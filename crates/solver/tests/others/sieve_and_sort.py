n = 6
size = n * n
prime = [True] * (size + 1)
prime[0], prime[1] = False, False
found = [0] * (size + 1)
count = 0
for p in range(2, size + 1):
    if not prime[p]:
        continue
    found[count] = p * 7919 % 101
    count = count + 1
    for multiple in range(p * p, size + 1, p):
        prime[multiple] = False
print(count, *prime[:8])

swapped = True
rounds = 0
while swapped:
    swapped = False
    rounds += 1
    for i in range(count - 1):
        if found[i] > found[i + 1]:
            found[i], found[i + 1] = found[i + 1], found[i]
            swapped = True

def search(wanted):
    low, high = 0, count - 1
    while low <= high:
        middle = (low + high) // 2
        if found[middle] == wanted:
            return middle
        elif found[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1

for wanted in range(0, 102, 17):
    where = search(wanted)
    if where >= 0 or wanted == 51:
        print(wanted, where, rounds, *found[:count])
