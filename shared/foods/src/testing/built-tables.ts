import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { aisleIndexOf, aisleOf } from '@potluck/cooking/aisles'
import { type Language, languages } from '@potluck/cooking/language'
import { enUsAisles } from '@potluck/cooking/languages/en-us/aisles'
import { enUs } from '@potluck/cooking/languages/en-us/words'
import { vocabularyOf } from '@potluck/cooking/vocabulary'
import { gramsOfUsda, readUsda, type UsdaFood, valuesOfUsda } from '../usda.ts'
import { readCups, readWritten, type WrittenFood } from './read-sources.ts'

/** Raised when lines are understood or weighed otherwise than before, so that contents are made anew. */
const rules = 2

const millilitersPerCup = 236.588

/** The first language of the tables says which foods are spices. */
const aisles = aisleIndexOf([enUsAisles], vocabularyOf([enUs]))

const rounded = (value: number, places: number): number => Number(value.toFixed(places))

const threeDigits = (value: number): number => Number(value.toPrecision(3))

/** Decimals of each nutrient. */
const places = [0, 1, 1, 1, 1, 1, 2]

const written100 = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? '' : String(rounded(value, digits))

/** Grams of carbohydrates that hold no fibre and no sugars worth a number. */
const mostOfNone = 1

/** The nutrients of 100 g as the product stores them: whole kilocalories, tenths of grams, hundredths of salt. */
function nutrientsOf({ usda }: WrittenFood, found: UsdaFood | undefined): string {
  const [written = ''] = usda.slice(1).split(' ')
  const values = usda.startsWith('=')
    ? written.split(',').map((value) => (value === '' ? null : Number(value)))
    : found
      ? valuesOfUsda(found)
      : []
  // Fibre and sugars are carbohydrates: meat has none, also where the source does not say so.
  const hasNone = (at: number) => (at === 4 || at === 5) && (values[3] ?? mostOfNone + 1) <= mostOfNone
  return places.map((digits, at) => written100(values[at] ?? (hasNone(at) ? 0 : null), digits)).join()
}

function gramsOf({ grams, names }: WrittenFood, found: UsdaFood | undefined, cup: number | undefined): string {
  const known = found ? gramsOfUsda(found) : new Map<string, number>()
  const pairs = grams.split(';').filter((each) => each !== '')
  for (const pair of pairs.toSorted((a, b) => Number(b.startsWith('piece')) - Number(a.startsWith('piece')))) {
    const [name = '', value] = pair.trim().split('=')
    // The sizes of the USDA are those of another piece.
    if (name === 'piece') for (const size of ['small', 'large']) known.delete(size)
    known.set(name, Number(value))
  }
  if (cup !== undefined) known.set('cup', cup).set('weighed', 1)
  const [title = ''] = names[0]?.split(',') ?? []
  if (aisleOf(title, aisles) === 'spices') known.set('seasoning', 1)
  const poured = known.get('ml')
  const perCup = known.get('cup')
  // The cup says the same as the millilitre of a liquid.
  if (poured !== undefined && (perCup === undefined || Math.abs(poured * millilitersPerCup - perCup) < 3)) {
    known.delete('ml')
    known.set('cup', perCup ?? poured * millilitersPerCup)
  }
  return [...known].map(([name, value]) => `${name}=${threeDigits(value)}`).join()
}

/** "fridge 14" as `fridge=14`. */
const keepingOf = ({ keeps }: WrittenFood): string => keeps.trim().replace(' ', '=')

const moduleOf = (name: string, of: string, lines: readonly string[]): string =>
  `/** ${of} Made by \`npm run foods\`. */\nexport const ${name} = \`\n${lines.join('\n')}\n\`\n`

const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)

const namesOf = (language: Language, written: readonly WrittenFood[]): string[] =>
  written.map(({ names }) =>
    (names[languages.indexOf(language)] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .join(),
  )

const folder = new URL('../', import.meta.url)

/** Names of allergens: others make another version, too. */
function markTexts(): readonly string[] {
  const words = languages.map((language) => `languages/${language}/marks.ts`)
  return ['marks/concepts.ts', ...words].map((path) => readFileSync(new URL(path, folder), 'utf8'))
}

/** The files below `src` by their paths, made from the sources. */
export function builtTables(): ReadonlyMap<string, string> {
  const usda = new Map(readUsda().map((food) => [food.name, food]))
  const cups = readCups()
  const written = readWritten()
  const numbers = written.map((food) => {
    const found = usda.get(food.usda)
    return [
      food.id,
      nutrientsOf(food, found),
      food.eaten.trim(),
      keepingOf(food),
      gramsOf(food, found, cups.get(food.id)),
    ].join(';')
  })
  const tables = languages.map((language): [string, string] => [
    `languages/${language}/names.ts`,
    moduleOf('names', 'The names of each food, in the order of `numbers`.', namesOf(language, written)),
  ])
  const table = moduleOf('numbers', 'Id, nutrients of 100 g, eaten share, keeping, and grams of measures.', numbers)
  const version = `${rules}-${digestOf([table, ...tables.map(([, text]) => text), ...markTexts()])}`
  return new Map([
    ['tables/numbers.ts', table],
    ...tables,
    [
      'tables/version.ts',
      `/** Contents are made with this: other rules or other tables make another one. */\nexport const foodsVersion = '${version}'\n`,
    ],
  ])
}
