import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { type Language, languages } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { loadFoods } from '../load-foods.ts'
import { loadMarks } from '../load-marks.ts'
import { readContents } from '../read-contents.ts'
import { lineMarks } from './line-marks.ts'

const linesOf = (language: Language): string[] =>
  readFileSync(join(__dirname, 'lines', `${language}.tsv`), 'utf8')
    .split('\n')
    .flatMap((row) => row.split('\t')[0] || [])

async function readerOf(...among: readonly Language[]) {
  const vocabulary = await loadVocabulary(among)
  const knowledge = { marks: await loadMarks(vocabulary), foods: await loadFoods(vocabulary) }
  const read = (text: string) => lineMarks(readIngredientLine(text, vocabulary), knowledge)
  const recipe = (text: string) =>
    readContents(text, { foods: knowledge.foods, marks: (line) => lineMarks(line, knowledge) })
  return { read, recipe }
}

/** A word that nothing knows, in the letters of each language. */
const unknown: Readonly<Record<Language, string>> = {
  'en-us': 'zorblix',
  'de-de': 'zorblix',
  'it-it': 'zorblix',
  'uk-ua': 'жорбликс',
  he: 'זורבליקס',
}

describe.each(languages)('lines of %s', (language) => {
  test('with an unknown word are not understood, wherever it stands and whatever they contain', async () => {
    const { read } = await readerOf(language)
    const word = unknown[language]
    const understood = linesOf(language)
      // A colon at its end makes a line a title.
      .filter((line) => !line.trimEnd().endsWith(':'))
      .flatMap((line) => [`1 ${word}, ${line}`, `${line}, ${word}`, `${line} (${word})`])
      .filter((line) => read(line).isUnderstood)
    expect(understood).toEqual([])
  })

  test('take no mark from a recipe that they are added to', async () => {
    const { recipe } = await readerOf(language)
    const lines = linesOf(language).slice(0, 60)
    const all = lines.map((_, count) => recipe(lines.slice(0, count + 1).join('\n')))
    const marksOf = ({ contains, mayContain }: (typeof all)[number]) => contains | mayContain
    const lost = all.filter((contents, at) => at > 0 && (marksOf(all[at - 1] ?? contents) & ~marksOf(contents)) !== 0)
    expect(lost).toEqual([])
  })
})

test.each([
  'x'.repeat(500),
  'milch'.repeat(40),
  '1 cup m\u0456lk',
  '1 cup mi\u200dlk',
  '1 cup mi\u00adlk',
  '1 cup m\u0336i\u0336l\u0336k\u0336',
  '1 cup ｍｉｌｋ',
  '1 cup 𝐦𝐢𝐥𝐤',
  '1 cup m1lk',
  '1 cup m.i.l.k',
  '1 cup <i>mi</i>lk',
  '1 cup &#109;ilk',
  '1 cup 牛乳',
  '1 cup молокo',
  '🥛',
  '100 g',
])('"%s" is not understood as a line without milk', async (text) => {
  const { read } = await readerOf(...languages)
  const { contains, isUnderstood } = read(text)
  expect(contains !== 0 || !isUnderstood).toBe(true)
})

test('500 lines are read within two seconds', async () => {
  const { recipe } = await readerOf(...languages)
  const lines = languages.flatMap((language) => linesOf(language).slice(0, 100))
  recipe(lines.slice(0, 5).join('\n'))
  const started = performance.now()
  expect(recipe(lines.join('\n')).lines.length).toBeGreaterThan(400)
  expect(performance.now() - started).toBeLessThan(2_000)
})
