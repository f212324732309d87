/** Prime, and more than a number of a book falls on twice soon. */
const places = 1_000_003

/** More than any search number. */
const numbers = 2 ** 30

/** Numbers in an order that each seed has of its own, and keeps. */
export function shuffled(all: Uint32Array, seed: number): Uint32Array {
  const factor = 1 + ((seed * 7_919 + 350_377) % (places - 1))
  const placed = new Float64Array(all.length)
  for (let at = 0; at < all.length; at += 1) {
    const number = all[at] ?? 0
    // Numbers that lie side by side are far apart; all of it is exact below 2^53.
    placed[at] = (((number % places) * factor) % places) * numbers + number
  }
  placed.sort()
  const order = new Uint32Array(all.length)
  for (let at = 0; at < placed.length; at += 1) order[at] = (placed[at] ?? 0) % numbers
  return order
}
