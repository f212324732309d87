/** Values in the order of their keys; those of one key stay as they are. For many values of few keys. */
export function stablySorted(values: Uint32Array, keyOf: (value: number) => number): Uint32Array {
  const keys = Float64Array.from(values, keyOf)
  const distinct = [...new Set(keys)].sort((a, b) => a - b)
  const rankOf = new Map(distinct.map((key, rank) => [key, rank]))
  const next = new Uint32Array(distinct.length + 1)
  for (const key of keys) {
    const rank = (rankOf.get(key) ?? 0) + 1
    next[rank] = (next[rank] ?? 0) + 1
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0)
  const sorted = new Uint32Array(values.length)
  for (const [at, value] of values.entries()) {
    const rank = rankOf.get(keys[at] ?? 0) ?? 0
    const place = next[rank] ?? 0
    sorted[place] = value
    next[rank] = place + 1
  }
  return sorted
}
