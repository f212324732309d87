import { convertLine } from '../convert-line.ts'
import { readIngredientLine } from '../ingredient-line.ts'
import { mergeItems } from '../merge-items.ts'
import { scaleLine } from '../scale-line.ts'
import { someCupWeights } from '../testing/cup-weights.ts'
import { everyLanguage } from '../testing/every-language.ts'

const read = (text: string) => readIngredientLine(text, everyLanguage)
const densities = () => someCupWeights(everyLanguage)

test.each([
  ["3 c. à soupe d'eau tiède", 'c. à soupe', 'eau tiède', "6 c. à soupe d'eau tiède"],
  ['1 c. à café de levure', 'c. à café', 'levure', '2 c. à café de levure'],
  ['1 c à s de miel', 'c à s', 'miel', '2 c à s de miel'],
  ['2 c.à.s. de vinaigre', 'c.à.s.', 'vinaigre', '4 c.à.s. de vinaigre'],
  ['1 c. a soupe de miel', 'c. a soupe', 'miel', '2 c. a soupe de miel'],
  ['2 c. de sopa azeite', 'c. de sopa', 'azeite', '4 c. de sopa azeite'],
  ['1 c. de chá fermento', 'c. de chá', 'fermento', '2 c. de chá fermento'],
  ['1 c. sopera de aceite', 'c. sopera', 'aceite', '2 c. sopera de aceite'],
  ['1 c di zucchero', 'c', 'zucchero', '2 c di zucchero'],
])('"%s" is so many %s of %s, and no cup', (text, unit, ingredient, doubled) => {
  const line = read(text)
  expect([line.unit, line.unitName, line.ingredient]).toEqual([unit, null, ingredient])
  expect(scaleLine(line, 2).text).toBe(doubled)
  expect(convertLine(line, 'metric', densities()).text).toBe(text)
  expect(convertLine(line, 'us', densities()).text).toBe(text)
})

test.each(['2 c flour', '1 C milk', '1 c. a.p. flour', '1 c almond milk', '1 c the milk'])(
  '"%s" is of cups',
  (text) => {
    expect(read(text).unitName).toBe('cup')
  },
)

test('a spoon of such a language is filled by its parts', () => {
  expect(scaleLine(read('1 c. à soupe de miel'), 1 / 4).text).toBe('1/4 c. à soupe de miel')
})

test('different spoons of such a language are not added up', () => {
  const [salt] = mergeItems(['1 c. à soupe sel', '2 c. à café sel', '1 c. à café sel'], (text) => text, {
    vocabulary: everyLanguage,
  })
  expect(salt?.title).toBe('3 c. à café + 1 c. à soupe sel')
})
