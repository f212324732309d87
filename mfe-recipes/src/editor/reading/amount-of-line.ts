import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** The words of a line, split at spaces. */
export const wordsOfLine = (text: string): readonly string[] => text.match(/\S+/gu) ?? []

/** The word indexes of the amount of a line. */
export function wordsOfAmount(line: IngredientLine): ReadonlySet<number> {
  const main = line.amounts.find(({ role }) => role === 'main')
  const chosen = new Set<number>()
  if (!main) return chosen
  let at = 0
  wordsOfLine(line.text).forEach((word, place) => {
    const start = line.text.indexOf(word, at)
    at = start + word.length
    const end = Math.max(main.end, main.unit?.end ?? 0)
    if (start < end && at > main.start) chosen.add(place)
  })
  return chosen
}

/** Commas and brackets around a removed part. */
const tidied = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\(\s*\)/gu, '')
    .replace(/\s+,/gu, ',')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')

/** Whether the amount of a line is recognized within its first letters. */
function isReadWithin(line: IngredientLine, length: number): boolean {
  const main = line.amounts.find(({ role }) => role === 'main')
  return main !== undefined && main.start < length && line.ingredient !== ''
}

/**
 * Rewrites a line so that the selected amount can be parsed: the amount comes first.
 * @param chosen indexes of words (`wordsOfLine`)
 * @param amount in figures, for words without a number such as "a knob", which stay in brackets
 * @returns null if the selected words give no readable amount
 */
export function withAmount(
  text: string,
  chosen: ReadonlySet<number>,
  amount: string,
  vocabulary: Vocabulary,
): string | null {
  const words = wordsOfLine(text)
  const part = tidied(words.filter((_, place) => chosen.has(place))).replace(/^\((.*)\)$/u, '$1')
  const rest = tidied(words.filter((_, place) => !chosen.has(place)))
  const figure = amount.trim()
  if (rest === '' || (part === '' && figure === '')) return null
  const amountText = figure === '' ? part : figure
  const line = figure === '' || part === '' ? `${amountText} ${rest}` : `${amountText} ${rest} (${part})`
  return isReadWithin(readIngredientLine(line, vocabulary), amountText.length) ? line : null
}

export interface MeantUnit {
  /** As its language writes it, in the form of the amount: "tablespoons". */
  readonly unit: string
  /** The line with it. */
  readonly line: string
}

/** The unit that a mistyped word of a line was taken for; null where none is. */
export function meantUnit({ amounts, text }: IngredientLine): MeantUnit | null {
  for (const { unit, quantity } of amounts) {
    if (!unit?.isGuess || !unit.word) continue
    const { forms, words } = unit.word
    const form = forms[Math.min(words.form(quantity.max.valueOf()), forms.length - 1)] ?? ''
    // The dot of an abbreviation goes with it.
    const rest = text.slice(unit.end).replace(/^\./, '')
    return { unit: form, line: text.slice(0, unit.start) + form + rest }
  }
  return null
}

/** Replaces one line of a text; `place` is its index among the lines that are not empty. */
export function withLine(text: string, place: number, line: string): string {
  let at = -1
  return text
    .split('\n')
    .map((each) => {
      if (each.trim() !== '') at += 1
      return at === place && each.trim() !== '' ? line : each
    })
    .join('\n')
}
