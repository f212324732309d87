import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Phrases for what a cook does with a thing and for how much there is of it, in all languages of a vocabulary, each as its words. */
interface KitchenPhrases {
  readonly phrases: ReadonlySet<string>
  /** Words of the longest phrase. */
  readonly maxWords: number
  /** "cut", "peeled": what follows "into" behind them is the cook's work too. */
  readonly cutting: ReadonlySet<string>
  readonly into: ReadonlySet<string>
  /** "fresh", "cold": words before or behind a name that a shop does not know. */
  readonly conditions: ReadonlySet<string>
  /** Names in which such a word counts: "fresh yeast". */
  readonly keptConditions: ReadonlySet<string>
}

const known = new WeakMap<Vocabulary, KitchenPhrases>()

/** The words and numbers of a text, in lower case. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text.normalize('NFC'))
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text)

function phrasesOf(vocabulary: Vocabulary): KitchenPhrases {
  const made = known.get(vocabulary)
  if (made) return made
  const { languages } = vocabulary
  const listed = (list: (words: (typeof languages)[number]) => string, by: string) =>
    languages.flatMap((words) =>
      list(words)
        .split(by)
        .map((phrase) => wordsOf(phrase)),
    )
  const saidOf = languages.flatMap((words) =>
    [
      words.preparations,
      words.comments,
      words.sizes,
      words.heaped,
      words.vague,
      ...words.roughUnits.map((unit) => words.units[unit] ?? []),
    ].flat(),
  )
  const kept = new Set(languages.flatMap(({ keptRemarks }) => keptRemarks.split(', ')))
  const phrases = [
    ...listed(({ kitchenRemarks }) => kitchenRemarks, ','),
    ...saidOf.filter((said) => !kept.has(said)).flatMap((said) => said.split('|').map(wordsOf)),
  ]
  const setOf = (all: readonly (readonly string[])[]) => new Set(all.map((words) => words.join(' ')))
  const read = {
    phrases: setOf(phrases),
    maxWords: Math.max(0, ...phrases.map(({ length }) => length)),
    cutting: setOf(listed(({ cutting }) => cutting, ' ')),
    into: new Set(languages.flatMap(({ into }) => into)),
    conditions: setOf(listed(({ conditions }) => conditions, ' ')),
    keptConditions: setOf(listed(({ keptConditions }) => keptConditions, ',')),
  }
  known.set(vocabulary, read)
  return read
}

/** The words of the phrase that begins at a word; 0 where none does. */
function phraseAt(words: readonly string[], at: number, { phrases, maxWords }: KitchenPhrases): number {
  let length = Math.min(maxWords, words.length - at)
  while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1
  return length
}

/** For each word, and for the end, whether nothing but the cook's work follows. From the end, so that each word is read once. */
function workFrom(words: readonly string[], kitchen: KitchenPhrases): readonly boolean[] {
  const { cutting, into } = kitchen
  const isWork = Array.from({ length: words.length + 1 }, () => true)
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const length = phraseAt(words, at, kitchen)
    const next = at + length
    const isCutInto = cutting.has(words[next - 1] ?? '') && into.has(words[next] ?? '')
    isWork[at] = length > 0 && (isCutInto || isWork[next] === true)
  }
  return isWork
}

/** Whether a remark consists of nothing but what the cook does: "peeled and finely chopped", "cut into thin ribbons". */
export const isKitchenWork = (remark: string, vocabulary: Vocabulary): boolean =>
  workFrom(wordsOf(remark), phrasesOf(vocabulary))[0] === true

/** Words and the space behind them, so that the rest of a name stays as written. */
const endOfWord = (name: string, count: number): number =>
  tokensOf(name.normalize('NFC')).filter(({ kind }) => kind !== 'mark')[count - 1]?.end ?? name.length

/**
 * A name without the work of the cook behind it: "lemon" of "lemon zested and juiced", "courgette" of "courgette peeled
 * into ribbons". Its first word always stays.
 */
export function withoutWork(name: string, vocabulary: Vocabulary): string {
  const kitchen = phrasesOf(vocabulary)
  const words = wordsOf(name)
  const isWork = workFrom(words, kitchen)
  for (let at = 1; at < words.length; at += 1) {
    if (kitchen.keptConditions.has(words.slice(at - 1, at + 1).join(' '))) continue
    const begins = kitchen.cutting.has(words[at] ?? '') || phraseAt(words, at, kitchen) > 1
    if (begins && isWork[at] === true) return name.normalize('NFC').slice(0, endOfWord(name, at))
  }
  return name
}

/** The same also without how the thing is, where no shop has it both ways: "ginger" of "fresh ginger". */
export function withoutKitchenWords(name: string, vocabulary: Vocabulary): string {
  const { conditions, keptConditions } = phrasesOf(vocabulary)
  const worked = withoutWork(name, vocabulary)
  const words = wordsOf(worked)
  const [first = '', second = ''] = words
  const ends = [`${first} ${second}`, `${second} ${first}`, words.slice(-2).join(' ')]
  if (ends.some((end) => keptConditions.has(end))) return worked
  const front = words.findIndex((word) => !conditions.has(word))
  if (front === -1) return worked
  const back = words.findLastIndex((word) => !conditions.has(word)) + 1
  const tokens = tokensOf(worked).filter(({ kind }) => kind !== 'mark')
  return worked.slice(tokens[front]?.start ?? 0, tokens[back - 1]?.end)
}
