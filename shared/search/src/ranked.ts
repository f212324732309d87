/** Those of a list that have a rank above 0, in their order, or by rank first: 1 is best. */
export function ranked(list: Uint32Array, rankOf: (number: number) => number, bestFirst: boolean): Uint32Array {
  const found = new Uint32Array(list.length)
  const ranks = new Uint32Array(list.length)
  const counts = new Map<number, number>()
  let count = 0
  for (const number of list) {
    const rank = rankOf(number)
    if (rank === 0) continue
    counts.set(rank, (counts.get(rank) ?? 0) + 1)
    ranks[count] = rank
    found[count] = number
    count += 1
  }
  const matching = found.subarray(0, count)
  if (!bestFirst || counts.size < 2) return matching
  const order = new Uint32Array(count)
  const next = startsOf(counts)
  for (let at = 0; at < count; at += 1) {
    const rank = ranks[at] ?? 0
    const place = next.get(rank) ?? 0
    order[place] = matching[at] ?? 0
    next.set(rank, place + 1)
  }
  return order
}

/** Where each rank begins among all, the best first. */
function startsOf(counts: ReadonlyMap<number, number>): Map<number, number> {
  const starts = new Map<number, number>()
  let start = 0
  for (const [rank, count] of [...counts].sort(([one], [other]) => one - other)) {
    starts.set(rank, start)
    start += count
  }
  return starts
}
