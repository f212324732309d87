import { fold } from '@potluck/search/fold'
import { yielding } from '../machinery/yielding.ts'

/** Bits of the largest signs; a power of two, as those of all are. */
const mostBits = 2 ** 16

/** Smaller signs are as good while so few of their bits are set: one in eight at most. */
const roomFor = 16

/** As texts are compared here: whatever a database takes for the same letter is the same, wherever it stands in a word. */
const compared = (text: string): string => fold(text.toUpperCase()).replaceAll('ς', 'σ')

/** A number below `mostBits` for each three letters in a row. */
export function triplesOf(text: string): readonly number[] {
  const letters = compared(text)
  const triples: number[] = []
  for (let at = 0; at + 2 < letters.length; at += 1) {
    const mixed = Math.imul(
      (letters.charCodeAt(at) * 31 + letters.charCodeAt(at + 1)) * 31 + letters.charCodeAt(at + 2),
      0x9e3779b1,
    )
    triples.push(mixed >>> 16)
  }
  return triples
}

/** One half laid over the other: what had a bit has one in the result. */
const halved = (bits: Uint8Array): Uint8Array =>
  bits.subarray(0, bits.length / 2).map((byte, at) => byte | (bits[at + bits.length / 2] ?? 0))

/** Notes which three letters stand in a row in any of some texts. */
export function createSigns() {
  let bits = new Uint8Array(mostBits / 8)
  let set = 0
  return {
    async add(texts: readonly string[]): Promise<void> {
      await yielding(texts, (text) => {
        for (const triple of triplesOf(text)) {
          const [at, bit] = [triple >> 3, 1 << (triple & 7)]
          const byte = bits[at] ?? 0
          if (byte & bit) continue
          bits[at] = byte | bit
          set += 1
        }
      })
    },
    /** The stored form: base64. */
    written(): string {
      while (bits.length > 64 && set * roomFor < bits.length * 8) bits = new Uint8Array(halved(bits))
      return Buffer.from(bits).toString('base64')
    },
  }
}

/** Whether one of the texts may hold what has these triples. That it does not is certain. */
export function mayContain(written: string, triples: readonly number[]): boolean {
  const bits = Buffer.from(written, 'base64')
  return triples.every((triple) => {
    const place = triple & (bits.length * 8 - 1)
    return ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0
  })
}
