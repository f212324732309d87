import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { type Language, languages } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { loadFoods } from '../load-foods.ts'
import { loadMarks } from '../load-marks.ts'
import { allOf, type Marks, marks, marksOf, noMarks } from '../marks.ts'
import { lineMarks } from './line-marks.ts'

/** A line as a cook writes it, with what somebody said is in it who did not know the names in `languages/`. */
interface Labelled {
  readonly line: string
  readonly contains: Marks
  readonly mayContain: Marks
}

const setOf = (labels: readonly string[]): Marks =>
  allOf(labels.reduce((set, label) => set | marksOf(marks.filter((mark) => mark === label)), noMarks))

const labelledIn = (language: Language): Labelled[] =>
  readFileSync(join(__dirname, 'lines', `${language}.tsv`), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [line = '', labels = ''] = row.split('\t')
      const all = labels.split(',').map((label) => label.trim())
      const may = all.filter((label) => label.startsWith('may:')).map((label) => label.slice('may:'.length))
      return { line, contains: setOf(all), mayContain: setOf(may) }
    })

async function foundIn(lines: readonly Labelled[], vocabulary: Vocabulary) {
  const knowledge = { marks: await loadMarks(vocabulary), foods: await loadFoods(vocabulary) }
  return lines.map((labelled) => {
    const { contains, mayContain } = lineMarks(readIngredientLine(labelled.line, vocabulary), knowledge)
    return { ...labelled, found: contains | mayContain }
  })
}

const lines = languages.flatMap((language) => labelledIn(language).map((labelled) => ({ language, ...labelled })))

/** Lines in which more is found than is in them: of a language alone, and with the words of all others. */
const mostFalse = { alone: 0.02, together: 0.025 }

describe.each([
  ['alone', (language: Language) => [language]],
  ['together', (language: Language) => [language, ...languages.filter((other) => other !== language)]],
] as const)('the labelled lines, read with the words of their language %s', (way, languagesFor) => {
  const read = async () =>
    (
      await Promise.all(
        languages.map(async (language) =>
          foundIn(
            lines.filter((line) => line.language === language),
            await loadVocabulary(languagesFor(language)),
          ),
        ),
      )
    ).flat()

  test('none of what a line contains is missed', async () => {
    const missed = (await read()).filter(({ contains, found }) => (contains & ~found) !== 0)
    expect(missed.map(({ line }) => line)).toEqual([])
  })

  test('there are few false alarms', async () => {
    const all = await read()
    const alarms = all.filter(({ contains, mayContain, found }) => (found & ~contains & ~mayContain) !== 0)
    expect(all).toHaveLength(2692)
    expect(alarms.length / all.length).toBeLessThanOrEqual(mostFalse[way])
  })
})
