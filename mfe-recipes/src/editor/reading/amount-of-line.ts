import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** The words of a line, from space to space. */
export const wordsOfLine = (text: string): readonly string[] => text.match(/\S+/gu) ?? []

/** Where the reader says that the amount of a line is: places among its words. */
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

/** Commas and brackets around a part that was removed. */
const tidied = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\(\s*\)/gu, '')
    .replace(/\s+,/gu, ',')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')

/** Whether the amount of a line is read, and stands within its first letters. */
function isReadWithin(line: IngredientLine, length: number): boolean {
  const main = line.amounts.find(({ role }) => role === 'main')
  return main !== undefined && main.start < length && line.ingredient !== ''
}

/**
 * A line whose amount a cook has pointed out, written so that it is understood: the amount first.
 * @param chosen places of words (`wordsOfLine`)
 * @param amount in figures, where the words say none, such as "a knob"; they stay in brackets then
 * @returns null when no amount can be read out of what was chosen
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
  const said = figure === '' ? part : figure
  const line = figure === '' || part === '' ? `${said} ${rest}` : `${said} ${rest} (${part})`
  return isReadWithin(readIngredientLine(line, vocabulary), said.length) ? line : null
}

/** A text with one of its lines in other words; `place` counts the lines that are not empty, from 0. */
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
