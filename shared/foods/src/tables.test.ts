import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@potluck/cooking/language'
import { readNumbers } from './read-numbers.ts'
import { numbers } from './tables/numbers.ts'
import { builtTables } from './testing/built-tables.ts'
import { readWritten } from './testing/read-sources.ts'
import { readUsda } from './usda.ts'

const sourceOf = (path: string): string => readFileSync(join(__dirname, path), 'utf8')

test('the tables are those that `npm run foods` makes', () => {
  for (const [path, text] of builtTables()) expect(`${path}\n${sourceOf(path)}`).toBe(`${path}\n${text}`)
})

test.each(languages)('a device loads at most 60 kB for the foods of %s', (language) => {
  const files = ['tables/numbers.ts', `languages/${language}/names.ts`, `languages/${language}/remarks.ts`]
  const bytes = files.map((file) => brotliCompressSync(sourceOf(file)).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
})

test('each written food has its own id, and names a food of the USDA or its own numbers', () => {
  const usda = new Set(readUsda().map(({ name }) => name))
  const written = readWritten()
  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
  expect(written.filter((food) => !food.usda.startsWith('=') && !usda.has(food.usda)).map(({ id }) => id)).toEqual([])
})

test('the numbers of each food are possible', () => {
  const impossible = readNumbers(numbers).filter(({ nutrients, eaten, grams, gramsPerMilliliter }) => {
    const { energy, protein, fat, carbohydrates } = nutrients
    const parts = (protein ?? 0) + (fat ?? 0) + (carbohydrates ?? 0)
    const weights = Object.values(grams)
    const density = gramsPerMilliliter ?? 1
    return (
      energy === null ||
      energy > 905 ||
      parts > 101 ||
      eaten <= 0 ||
      eaten > 1 ||
      weights.some((each) => !(each > 0)) ||
      density > 1.6
    )
  })
  expect(impossible.map(({ id }) => id)).toEqual([])
})

test('meat and fish have no sugars, also where the source does not say so', () => {
  const foods = readNumbers(numbers)
  const sugars = ['pork-ground', 'salmon', 'lamb-leg'].map(
    (id) => foods.find((food) => food.id === id)?.nutrients.sugars,
  )
  expect(sugars).toEqual([0, 0, 0])
})
