/** Prime, and more than a number of a book falls on twice soon. */
const places = 1_000_003

/** More than any search number. */
const numbers = 2 ** 30

/** Numbers in an order that each seed has of its own, and keeps. */
export function shuffled(all: readonly number[], seed: number): readonly number[] {
  const factor = 1 + ((seed * 7_919 + 350_377) % (places - 1))
  const placed = new Float64Array(all.length)
  all.forEach((number, at) => {
    // Numbers that lie side by side are far apart; the remainder is exact below 2^53.
    placed[at] = (((number % places) * factor) % places) * numbers + number
  })
  return Array.from(placed.sort(), (value) => value % numbers)
}
