/** Words of a recipe from here on have no place of their own: far more than any has. */
export const mostPositions = 65_536

/** A word of a recipe among all words of a book: those that stand next to each other are next to each other. */
export const spotOf = (number: number, position: number): number => number * mostPositions + position

export const numberOfSpot = (spot: number): number => Math.floor(spot / mostPositions)

const firstSign = 48
const more = 32
const end = ','
const endSign = end.charCodeAt(0)

/** Where a recipe says a word, ascending, as text: how far it is from one to the next in signs of five bits. */
export function writePositions(positions: readonly number[]): string {
  let text = ''
  let before = 0
  for (const position of positions) {
    let gap = position - before
    for (; gap >= more; gap = Math.floor(gap / more)) text += String.fromCharCode(firstSign + more + (gap % more))
    text += String.fromCharCode(firstSign + gap)
    before = position
  }
  return text + end
}

/** Hands over what `writePositions` wrote of some recipes, one after the other: which of them, and where it says the word. */
export function readPositions(text: string, take: (at: number, position: number) => void): void {
  let [at, position, gap, worth] = [0, 0, 0, 1]
  for (let next = 0; next < text.length; next += 1) {
    const sign = text.charCodeAt(next)
    if (sign === endSign) {
      at += 1
      position = 0
      continue
    }
    const bits = sign - firstSign
    gap += (bits % more) * worth
    worth *= more
    if (bits >= more) continue
    position += gap
    take(at, position)
    gap = 0
    worth = 1
  }
}
