/** Ranks below 2²⁰, so that they can be counted without a look-up each. */
export type Ranks = Uint8Array | Uint32Array

/**
 * Those of a list that have a rank above 0, in their order, or by rank first: 1 is best. Nothing is called for each of them: with
 * each letter of a search half a book passes.
 * @param ranks the rank of each number from `base` on
 */
export function ranked(list: Uint32Array, ranks: Ranks, base: number, bestFirst: boolean): Uint32Array {
  const result = new Uint32Array(list.length)
  let count = 0
  let worst = 0
  for (let at = 0; at < list.length; at += 1) {
    const number = list[at] ?? 0
    const rank = ranks[number - base] ?? 0
    if (rank === 0) continue
    if (rank > worst) worst = rank
    result[count] = number
    count += 1
  }
  const matching = result.subarray(0, count)
  return bestFirst ? byRank(matching, ranks, base, worst) : matching
}

function byRank(matching: Uint32Array, ranks: Ranks, base: number, worst: number): Uint32Array {
  const order = new Uint32Array(matching.length)
  const next = startsOf(matching, ranks, base, worst)
  for (let at = 0; at < matching.length; at += 1) {
    const number = matching[at] ?? 0
    const rank = ranks[number - base] ?? 0
    const place = next[rank] ?? 0
    order[place] = number
    next[rank] = place + 1
  }
  return order
}

/** Where each rank begins among all, the best first. */
function startsOf(matching: Uint32Array, ranks: Ranks, base: number, worst: number): Uint32Array {
  const counts = new Uint32Array(worst + 1)
  for (let at = 0; at < matching.length; at += 1) {
    const rank = ranks[(matching[at] ?? 0) - base] ?? 0
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  let start = 0
  for (let rank = 1; rank <= worst; rank += 1) {
    const count = counts[rank] ?? 0
    counts[rank] = start
    start += count
  }
  return counts
}
