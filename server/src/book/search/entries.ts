/** Recipes whose entries are stored in one row: a row stays under 2 kB, from where on PostgreSQL would pack it. */
const blockSize = 512

/** Largest number that an entry stores beside the recipe's. */
export const maxEntryValue = 511

export const blockOf = (number: number): number => Math.floor(number / blockSize)

/** The first number of a block. */
export const startOfBlock = (block: number): number => block * blockSize

const firstSign = 48

/** One recipe with a small number (`place` bits, or a count), as three signs. */
export function writeEntry(number: number, value: number): string {
  const all = (number % blockSize) * (maxEntryValue + 1) + Math.min(value, maxEntryValue)
  return String.fromCharCode(firstSign + (all >> 12), firstSign + ((all >> 6) & 63), firstSign + (all & 63))
}

/** The letters of an entry. */
export const entryLength = 3

/** The number of the last recipe of a row, which is the largest. */
export function lastNumberOf({ block, entries }: { readonly block: number; readonly entries: string }): number {
  let last = -1
  readEntries(block, entries.slice(-entryLength), (number) => {
    last = number
  })
  return last
}

/** Hands over each recipe of a row, with the number beside it. */
export function readEntries(block: number, entries: string, take: (number: number, value: number) => void): void {
  const start = startOfBlock(block)
  for (let at = 0; at + 2 < entries.length; at += entryLength) {
    const all =
      ((entries.charCodeAt(at) - firstSign) << 12) |
      ((entries.charCodeAt(at + 1) - firstSign) << 6) |
      (entries.charCodeAt(at + 2) - firstSign)
    take(start + (all >> 9), all & maxEntryValue)
  }
}
