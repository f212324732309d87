import { withoutKitchenWords } from './kitchen-phrases.ts'
import { piecesOf } from './several-things.ts'
import type { Vocabulary } from './vocabulary.ts'

const isListed = (name: string, lists: readonly (readonly string[])[], vocabulary: Vocabulary): boolean => {
  const bare = withoutKitchenWords(name.trim(), vocabulary).toLowerCase()
  return lists.some((list) => list.includes(bare) || list.includes(name.trim().toLowerCase()))
}

/** Whether nobody buys a thing: water, cold or boiling. */
export const isNeverBought = (name: string, vocabulary: Vocabulary): boolean =>
  isListed(
    name,
    vocabulary.languages.map(({ alwaysAtHome }) => alwaysAtHome),
    vocabulary,
  )

/** The things of a name that most people always have, each by itself: two of "salt and pepper". None where one is another thing. */
export function usuallyAtHome(name: string, vocabulary: Vocabulary): readonly string[] {
  const lists = vocabulary.languages.map(({ usuallyAtHome: usual }) => usual)
  if (isListed(name, lists, vocabulary)) return [name.trim()]
  const things = piecesOf(name, vocabulary)
  return things.length > 1 && things.every((thing) => isListed(thing, lists, vocabulary)) ? things : []
}

/**
 * Whether a thing is at home.
 * @param has tells it of one thing; "salt and pepper" is there where both are
 */
export function isAtHome(name: string, vocabulary: Vocabulary, has: (thing: string) => boolean): boolean {
  if (has(name)) return true
  const things = usuallyAtHome(name, vocabulary)
  return things.length > 1 && things.every(has)
}
