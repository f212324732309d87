/** Those of a list that have a rank above 0, in their order, or by rank first: 1 is best. */
export function ranked(list: Uint32Array, rankOf: (number: number) => number, bestFirst: boolean): Uint32Array {
  const found = new Uint32Array(list.length)
  const ranks = new Set<number>()
  let count = 0
  for (const number of list) {
    const rank = rankOf(number)
    if (rank === 0) continue
    ranks.add(rank)
    found[count] = number
    count += 1
  }
  const matching = found.subarray(0, count)
  if (!bestFirst || ranks.size < 2) return matching
  const order = new Uint32Array(count)
  let next = 0
  for (const rank of [...ranks].sort((a, b) => a - b)) {
    for (const number of matching) {
      if (rankOf(number) !== rank) continue
      order[next] = number
      next += 1
    }
  }
  return order
}
