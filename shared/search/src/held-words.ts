import type { Language } from '@potluck/cooking/language'
import { mayBeBeginning, type Posting, type WordIndex } from './find-matches.ts'
import { readPositions, spotOf, writePositions } from './positions.ts'
import type { TextWords } from './recipe-words.ts'
import { isForgiven, mayBeMeant, slipPlaces } from './typos.ts'
import { bareForm, formsOf } from './word-forms.ts'

/** Room for the places of a word beside the number of a recipe. */
const placeBits = 4
const placeMask = 15

/** The words of a book in memory, as they are written down: a line for each word in the texts. */
export interface SavedWords {
  readonly words: string
  /** Forms of each word, with spaces between. */
  readonly forms: string
  /** Where the entries of each word end. */
  readonly ends: Uint32Array
  readonly entries: Uint32Array
  /** Where the recipes of its entries say each word (`writePositions`). */
  readonly positions: string
}

/** Something in the order of its letters, and the word that it leads to. */
interface Way {
  readonly by: string
  readonly word: string
}

const compareBy = (a: Way, b: Way): number => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0)

const reversed = (word: string): string => [...word].reverse().join('')

/** The words of those ways that begin with a text, of a list in order. */
function* beginningWith(ways: readonly Way[], beginning: string): Generator<string> {
  let [low, high] = [0, ways.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ways[middle]?.by ?? '') < beginning) low = middle + 1
    else high = middle
  }
  for (let at = low; ways[at]?.by.startsWith(beginning); at += 1) {
    const way = ways[at]
    if (way) yield way.word
  }
}

/** Which recipes hold which word, in memory. Entries are only added: a recipe that changes gets another number. */
export interface HeldWords extends Pick<WordIndex, 'sameWords' | 'meantWords' | 'postings' | 'exactly'> {
  add(number: number, words: TextWords): void
  save(): SavedWords
}

/** Words of a book, those that were saved or none. */
export function createHeldWords(saved?: SavedWords): HeldWords {
  const entries = new Map<string, number[] | Uint32Array>()
  const positionsByWord = new Map<string, string>()
  const formsByWord = new Map<string, Set<string>>()
  const wordsByForm = new Map<string, string[]>()
  let ways: { readonly beginnings: readonly Way[]; readonly endings: readonly Way[] } | null = null

  const addForm = (word: string, form: string) => {
    const forms = formsByWord.get(word) ?? new Set<string>()
    if (forms.has(form)) return
    formsByWord.set(word, forms.add(form))
    const words = wordsByForm.get(form)
    if (words) words.push(word)
    else wordsByForm.set(form, [word])
  }

  if (saved) {
    const forms = saved.forms.split('\n')
    const positions = saved.positions.split('\n')
    let start = 0
    saved.words.split('\n').forEach((word, at) => {
      const end = saved.ends[at] ?? start
      if (end === start) return
      entries.set(word, saved.entries.subarray(start, end))
      positionsByWord.set(word, positions[at] ?? '')
      start = end
      for (const form of (forms[at] ?? '').split(' ')) if (form !== '') addForm(word, form)
    })
  }

  const known = new Map<string, readonly string[]>()
  /** A book says the same words again and again. */
  function keptForms(word: string, languages: readonly Language[]): readonly string[] {
    const key = `${languages.join()} ${word}`
    const forms = known.get(key) ?? formsOf(word, languages)
    known.set(key, forms)
    return forms
  }

  function waysOf() {
    ways ??= {
      beginnings: [...entries.keys()].map((word) => ({ by: word, word })).sort(compareBy),
      endings: [...formsByWord]
        .flatMap(([word, forms]) =>
          [...new Set([word, ...[...forms].map(bareForm)])].map((end) => ({ by: reversed(end), word })),
        )
        .sort(compareBy),
    }
    return ways
  }

  const postingOf = (word: string): Posting[] => {
    const all = entries.get(word)
    return all
      ? [
          {
            word,
            each(take) {
              for (const entry of all) take(entry >>> placeBits, entry & placeMask)
            },
          },
        ]
      : []
  }

  function spotsOf(word: string): readonly number[] {
    const all = entries.get(word) ?? []
    const spots: number[] = []
    readPositions(positionsByWord.get(word) ?? '', (at, position) => {
      spots.push(spotOf((all[at] ?? 0) >>> placeBits, position))
    })
    return spots
  }

  return {
    add(number, { words, languages }) {
      for (const [word, { places, positions }] of words) {
        const before = entries.get(word)
        if (before === undefined) ways = null
        const list = Array.isArray(before) ? before : [...(before ?? [])]
        list.push((number << placeBits) | places)
        entries.set(word, list)
        positionsByWord.set(word, (positionsByWord.get(word) ?? '') + writePositions(positions))
        for (const form of keptForms(word, languages)) addForm(word, form)
      }
    },
    async sameWords(words) {
      return new Map(
        words.map((word) => [
          word,
          [...new Set([word, ...formsOf(word).flatMap((form) => wordsByForm.get(form) ?? [])])],
        ]),
      )
    },
    async meantWords(word) {
      if (!isForgiven(word)) return []
      const typed = { word, forms: formsOf(word) }
      const { beginning, endings } = slipPlaces(word, typed.forms)
      const { beginnings, endings: byEnding } = waysOf()
      const near = new Set([
        ...beginningWith(beginnings, beginning),
        ...endings.flatMap((ending) => [...beginningWith(byEnding, reversed(ending))]),
      ])
      return [...near]
        .filter((other) => other !== word && mayBeMeant(typed, { word: other, forms: formsOf(other) }))
        .sort()
    },
    async postings(words, beginning) {
      const longer =
        beginning !== null && mayBeBeginning(beginning) ? beginningWith(waysOf().beginnings, beginning) : []
      return [...new Set([...words, ...longer])].flatMap(postingOf)
    },
    async exactly(words) {
      return new Map(words.flatMap((word) => postingOf(word).map(({ each }) => [word, { each, spots: spotsOf(word) }])))
    },
    save() {
      const words = [...entries]
      const ends = new Uint32Array(words.length)
      const all = new Uint32Array(words.reduce((count, [, list]) => count + list.length, 0))
      let end = 0
      words.forEach(([, list], at) => {
        all.set(list, end)
        end += list.length
        ends[at] = end
      })
      return {
        words: words.map(([word]) => word).join('\n'),
        forms: words.map(([word]) => [...(formsByWord.get(word) ?? [])].join(' ')).join('\n'),
        ends,
        entries: all,
        positions: words.map(([word]) => positionsByWord.get(word) ?? '').join('\n'),
      }
    },
  }
}
