import { canBePrefix, type WordIndex } from './find-matches.ts'
import { FormIndex } from './form-index.ts'
import { compoundEndings, germanForm, isCompoundOf, isWrittenTogether, writtenTogether } from './inside-words.ts'
import type { TextWords } from './recipe-words.ts'
import { SortedWords, WordsByEnding } from './sorted-words.ts'
import { isForgiven, meantAmong, slipPlaces } from './typos.ts'
import { type SavedEntries, WordEntries } from './word-entries.ts'
import { formsOf } from './word-forms.ts'

/** The words of a book in memory, as they are written down: a line for each word in the texts. */
export interface SavedIndex extends SavedEntries {
  /** Forms of each word, with spaces between. */
  readonly forms: string
}

/** The words of a book in memory. Entries are only added: a recipe that changes gets another number. */
export interface BookIndex extends Pick<WordIndex, 'sameWords' | 'meantWords' | 'postings' | 'exactly' | 'within'> {
  add(number: number, words: TextWords): void
  save(): SavedIndex
}

/** The words in the order of their letters, and of their endings. */
interface WordOrder {
  readonly byBeginning: SortedWords
  readonly byEnding: WordsByEnding
}

/** The forms of the words that were saved. */
function savedForms(saved: SavedIndex | undefined, entries: WordEntries): FormIndex {
  const forms = new FormIndex()
  const lines = saved?.forms.split('\n') ?? []
  saved?.words.split('\n').forEach((word, at) => {
    if (!entries.has(word)) return
    for (const form of (lines[at] ?? '').split(' ')) if (form !== '') forms.add(word, form)
  })
  return forms
}

/** The words that may be meant by one with a slip in it. */
function meantBy(word: string, { byBeginning, byEnding }: WordOrder): readonly string[] {
  if (!isForgiven(word)) return []
  const { beginnings, endings } = slipPlaces(word, formsOf(word))
  const near = new Set([
    ...beginnings.flatMap((beginning) => [...byBeginning.beginningWith(beginning)]),
    ...endings.flatMap((ending) => [...byEnding.endingWith(ending)]),
  ])
  return meantAmong(word, near)
}

/** Words of a book, those that were saved or none. */
export function createBookIndex(saved?: SavedIndex): BookIndex {
  const entries = new WordEntries(saved)
  const forms = savedForms(saved, entries)
  let order: WordOrder | null = null

  /** Sorted when it is first asked for after a word was added. */
  function inOrder(): WordOrder {
    order ??= {
      byBeginning: SortedWords.byBeginning(entries.words()),
      byEnding: new WordsByEnding(forms.endings()),
    }
    return order
  }

  return {
    add(number, { words, languages }) {
      for (const [word, { places, positions }] of words) {
        if (!entries.has(word)) order = null
        entries.add(word, number, places, positions)
        forms.addWord(word, languages)
      }
    },
    sameWords: async (words) => new Map(words.map((word) => [word, forms.sameAs(word)])),
    meantWords: async (word) => meantBy(word, inOrder()),
    async postings(words, beginning) {
      const longer = beginning !== null && canBePrefix(beginning) ? inOrder().byBeginning.beginningWith(beginning) : []
      return [...new Set([...words, ...longer])].flatMap((word) => entries.posting(word) ?? [])
    },
    async within(word) {
      const { byBeginning, byEnding } = inOrder()
      if (isWrittenTogether(word)) {
        const words = [...byBeginning.between(writtenTogether.first, writtenTogether.last)]
        return words.filter((other) => other.includes(word)).flatMap((other) => entries.posting(other) ?? [])
      }
      const endings = compoundEndings(word)
      const ending = new Set(endings.flatMap((each) => [...byEnding.endingWith(each)]))
      return [...ending]
        .filter((other) => forms.formsOf(other).includes(germanForm(other) ?? '') && isCompoundOf(other, endings))
        .flatMap((other) => entries.posting(other) ?? [])
    },
    exactly: async (words) =>
      new Map(
        words.flatMap((word) => {
          const posting = entries.posting(word)
          return posting ? [[word, { each: posting.each, spots: entries.spots(word) }] as const] : []
        }),
      ),
    save() {
      const written = entries.save()
      return {
        ...written,
        forms: Array.from(entries.words(), (word) => forms.formsOf(word).join(' ')).join('\n'),
      }
    },
  }
}
