import { aisleOf } from './aisles.ts'
import { itemKey } from './item-key.ts'
import type { Language } from './language.ts'
import { germanAlike, germanApart } from './languages/de-de/pairs.ts'
import { englishAlike, englishApart } from './languages/en-us/pairs.ts'
import { hebrewAlike, hebrewApart } from './languages/he/pairs.ts'
import { italianAlike, italianApart } from './languages/it-it/pairs.ts'
import { ukrainianAlike, ukrainianApart } from './languages/uk-ua/pairs.ts'
import { aislesFor, loadAisles } from './loading/load-aisles.ts'
import { loadVocabulary, loadWords } from './loading/load-words.ts'
import { mergeItems } from './merge-items.ts'
import { everyLanguage } from './testing/every-language.ts'
import type { Vocabulary } from './vocabulary.ts'

const pairsOf = (list: string, sign: string): (readonly [string, string])[] =>
  list
    .split(/[,\n]/)
    .filter((pair) => pair.trim() !== '')
    .map((pair) => pair.split(sign).map((thing) => thing.trim()))
    .map(([one = '', other = '']) => [one, other])

const languages: readonly (readonly [Language, string, string])[] = [
  ['en-us', englishAlike, englishApart],
  ['de-de', germanAlike, germanApart],
  ['it-it', italianAlike, italianApart],
  ['uk-ua', ukrainianAlike, ukrainianApart],
  ['he', hebrewAlike, hebrewApart],
]

const least = 200

const lines = ([one, other]: readonly [string, string], vocabulary: Vocabulary): number =>
  mergeItems([one, other], (title) => title, { vocabulary }).length

const vocabulariesOf = async (language: Language): Promise<readonly Vocabulary[]> => [
  await loadVocabulary([language]),
  everyLanguage,
]

test.each(languages)(
  '%s: one and several are one line of a list and one key, alone and beside all languages',
  async (language, alike) => {
    const pairs = pairsOf(alike, '=')
    expect(pairs.length).toBeGreaterThanOrEqual(least)
    for (const vocabulary of await vocabulariesOf(language)) {
      const others = pairs.filter(
        (pair) => lines(pair, vocabulary) !== 1 || itemKey(pair[0], vocabulary) !== itemKey(pair[1], vocabulary),
      )
      expect(others).toEqual([])
    }
  },
)

test.each(languages)('%s: other things stay apart, alone and beside all languages', async (language, _, apart) => {
  const pairs = pairsOf(apart, '≠')
  expect(pairs.length).toBeGreaterThanOrEqual(least)
  for (const vocabulary of await vocabulariesOf(language)) {
    expect(pairs.filter((pair) => lines(pair, vocabulary) !== 2)).toEqual([])
  }
})

test.each(languages)('%s: one and several stand in one aisle, which is known', async (language, alike) => {
  const index = await aislesFor(await loadVocabulary([language]))
  const aisles = pairsOf(alike, '=').map((pair) => [...pair, ...pair.map((thing) => aisleOf(thing, index))])
  // "pepper" is a spice, "peppers" are vegetables.
  const isFreshOrNot = (one = '', other = '') => [one, other].toSorted().join() === 'produce,spices'
  const wrong = aisles.filter(
    ([, , one, other]) => one === 'uncategorized' || (one !== other && !isFreshOrNot(one, other)),
  )
  expect(wrong).toEqual([])
})

const formsOfCounted = async (language: Language): Promise<readonly (readonly string[])[]> =>
  (await loadWords(language)).counted
    .split(', ')
    .map((word) => (word.includes('|') ? word.split('|') : [word, `${word}s`]))

test.each(languages)(
  '%s: all forms of what is counted have one key, alone and beside all languages',
  async (language) => {
    for (const vocabulary of await vocabulariesOf(language)) {
      const keys = (await formsOfCounted(language)).map((forms) => forms.map((form) => itemKey(form, vocabulary)))
      expect(keys.filter((forms) => new Set(forms).size !== 1)).toEqual([])
    }
  },
)

/** Words that are counted, and are no food by themselves. */
const parts = /^(?:whites?|leaf|leaves|crusts?|Kerne?)$/

test.each(languages)('%s: every form of what is counted has an aisle', async (language) => {
  const index = await aislesFor(await loadVocabulary([language]))
  const forms = (await formsOfCounted(language)).flat().filter((form) => !parts.test(form))
  const lost = forms.filter((form) => aisleOf(form, index) === 'uncategorized')
  expect(lost).toEqual([])
})

test.each(languages)('%s: every name of a thing has an aisle', async (language) => {
  const index = await aislesFor(await loadVocabulary([language]))
  const { things } = await loadAisles(language)
  const lost = Object.values(things)
    .flatMap((names) => names.split(', '))
    .filter((name) => aisleOf(name, index) === 'uncategorized')
  expect(lost).toEqual([])
})
