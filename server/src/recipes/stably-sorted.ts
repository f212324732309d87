/** Keys that lie so far apart, for each value, are sorted one against the other. */
const sparse = 16

/** Values in the order of their keys, whole numbers; those of one key stay as they are. Values without a key come last. */
export function stablySorted(values: Uint32Array, keyOf: (value: number) => number | null): Uint32Array {
  const keys = new Float64Array(values.length)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < values.length; at += 1) {
    const key = keyOf(values[at] ?? 0) ?? Number.POSITIVE_INFINITY
    keys[at] = key
    if (key < least) least = key
    if (key > most && key !== Number.POSITIVE_INFINITY) most = key
  }
  if (most < least) return values.slice()
  if (most - least > sparse * values.length) return comparing(values, keys)
  return counting(values, keys, least, most)
}

function comparing(values: Uint32Array, keys: Float64Array): Uint32Array {
  const places = [...keys.keys()].sort((one, other) => {
    const [a, b] = [keys[one] ?? 0, keys[other] ?? 0]
    return a === b ? one - other : a < b ? -1 : 1
  })
  return Uint32Array.from(places, (place) => values[place] ?? 0)
}

function counting(values: Uint32Array, keys: Float64Array, least: number, most: number): Uint32Array {
  const range = most - least + 2
  const rankOf = (at: number) => Math.min((keys[at] ?? 0) - least, range - 1)
  const next = new Uint32Array(range + 1)
  for (let at = 0; at < values.length; at += 1) {
    const rank = rankOf(at) + 1
    next[rank] = (next[rank] ?? 0) + 1
  }
  for (let rank = 1; rank <= range; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0)
  const sorted = new Uint32Array(values.length)
  for (let at = 0; at < values.length; at += 1) {
    const rank = rankOf(at)
    const place = next[rank] ?? 0
    sorted[place] = values[at] ?? 0
    next[rank] = place + 1
  }
  return sorted
}
