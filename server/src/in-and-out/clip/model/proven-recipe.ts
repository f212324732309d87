import type { ModelReading } from '@potluck/api/reading-model'
import { type NumberWords, unfoundWords } from '@potluck/clip/stems-from'
import { languages } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { byName } from '@potluck/recipe/by-name'
import { modelFields } from '@potluck/recipe/fields'
import type { AnsweredRecipe } from './model-protocol.ts'

/** "two", "half" and the like in all languages. */
async function numberWords(): Promise<NumberWords> {
  const { languages: all } = await loadVocabulary(languages)
  return new Map(
    all.flatMap(({ numbers, fractions }) => [
      ...Object.entries(numbers),
      ...Object.entries(fractions).map(([word, [above, below]]) => [word, above / below] as const),
    ]),
  )
}

/** Plain text on one line: models write Markdown and markup. */
const oneLine = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const linesOf = (lines: readonly string[]): string[] =>
  lines.map((line) => oneLine(line).replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '')).filter((line) => line !== '')

const shortFields = modelFields.filter((field) => field.kind === 'line')
const longFields = modelFields.filter((field) => field.kind !== 'line')

/**
 * Compares what a model answered with the text that it was given. Short fields that do not stem from the text are left
 * empty; of lines, the words that do not are listed.
 */
export async function provenRecipe(text: string, answered: AnsweredRecipe): Promise<ModelReading> {
  const unfound = unfoundWords(text, await numberWords())
  const proven = (value: string | null | undefined) => {
    const line = oneLine(value ?? '')
    return unfound(line).length === 0 ? line : ''
  }
  const linesIn = (value: string | readonly string[] | null | undefined) =>
    linesOf(typeof value === 'string' ? value.split('\n') : (value ?? []))
  const lines = byName(longFields, ({ name }) => linesIn(answered[name]))
  const unproven = [...new Set(longFields.flatMap(({ name }) => lines[name]))]
    .map((line) => ({ line, words: unfound(line) }))
    .filter(({ words }) => words.length > 0)
  return {
    ...byName(shortFields, ({ name, max }) => proven(answered[name]).slice(0, max)),
    ...byName(longFields, ({ name }) => lines[name].join('\n')),
    unproven,
  }
}
