import { sequenceOf } from './words-of.ts'

/**
 * The words of texts as `sequenceOf` gives them, cached: with each letter of a search the same texts are looked at again.
 * @param maximum number of texts in the cache
 */
export function createWordCache(most: number): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text) ?? sequenceOf(text)
    if (known.size >= most) known.clear()
    known.set(text, words)
    return words
  }
}
