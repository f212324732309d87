/** Ranks go from 1, the best, to fewer than so many. */
const mostRanks = 16

/** Those of a list that have a rank above 0, in their order, or by rank first: 1 is best. */
export function ranked(list: Uint32Array, rankOf: (number: number) => number, bestFirst: boolean): Uint32Array {
  const found = new Uint32Array(list.length)
  const ranks = new Uint8Array(list.length)
  const counts = new Uint32Array(mostRanks)
  let count = 0
  for (const number of list) {
    const rank = rankOf(number)
    if (rank === 0) continue
    counts[rank] = (counts[rank] ?? 0) + 1
    ranks[count] = rank
    found[count] = number
    count += 1
  }
  const matching = found.subarray(0, count)
  if (!bestFirst) return matching
  const order = new Uint32Array(count)
  const next = startsOf(counts)
  for (let at = 0; at < count; at += 1) {
    const rank = ranks[at] ?? 0
    const place = next[rank] ?? 0
    order[place] = matching[at] ?? 0
    next[rank] = place + 1
  }
  return order
}

/** Where each rank begins among all, the best first. */
function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length)
  for (let rank = 1; rank < counts.length; rank += 1) starts[rank] = (starts[rank - 1] ?? 0) + (counts[rank - 1] ?? 0)
  return starts
}
