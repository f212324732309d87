import fc from 'fast-check'
import { Fraction } from '../fraction.ts'
import { readIngredientLine } from '../ingredient-line.ts'
import { everyLanguage } from '../testing/every-language.ts'
import { mixed } from '../testing/typed-fraction.ts'
import { batchesOf } from './batches.ts'
import { namedIn } from './named-in.ts'
import { leavesOf, type Unfoldable, type UnfoldedLine, unfold, unfoldLimits } from './unfold.ts'

jest.setTimeout(60_000)

const read = (text: string) => readIngredientLine(text, everyLanguage)

describe('the linked recipe that a line names', () => {
  const linked = [
    { id: 'dough', title: 'Pizza dough' },
    { id: 'sauce', title: 'Grandma’s Sunday sauce', words: 'tomato sauce' },
    { id: 'quick', title: 'Quick tomato sauce' },
    { id: 'crust', title: 'Pie crusts' },
    { id: 'german', title: 'Pizzateig' },
    { id: 'italian', title: 'Pasta frolla' },
    { id: 'ukrainian', title: 'Тісто для піци' },
    { id: 'hebrew', title: 'בצק פיצה' },
  ]
  test.each([
    ['1 batch pizza dough', 'dough'],
    ['½ recipe Pizza Dough, chilled', 'dough'],
    ['300 g tomato sauce', 'sauce'],
    ['300 g quick tomato sauce', 'quick'],
    ['2 pie crusts, baked', 'crust'],
    ['½ Rezept Pizzateig', 'german'],
    ['1 dose di pasta frolla', 'italian'],
    ['1 порція тіста для піци', 'ukrainian'],
    ['1 מתכון בצק פיצה', 'hebrew'],
    ['200 g tomatoes', null],
    ['200 g pasta, served with tomato sauce', null],
    ['[Pizza dough]', null],
  ])('%s', (text, id) => expect(namedIn(read(text), linked, everyLanguage)?.id ?? null).toBe(id))
})

test.each([
  ['1 batch pizza dough', '', '', '1'],
  ['½ recipe pizza dough', '', '', '1/2'],
  ['2-3 batches pizza dough', '', '', '2 1/2'],
  ['pizza dough', '', '', '1'],
  ['1 pizza dough', 'serves 4', '', '1'],
  ['3 Rezepte Pizzateig', '', '', '3'],
  ['2 рецепти тіста', '', '', '2'],
  ['300 g tomato sauce', 'makes 1.2 kg (6 servings)', '', '1/4'],
  ['1 kg 200 g tomato sauce', '1,2 kg', '', '1'],
  ['1 lb tomato sauce', '16 oz', '', '1'],
  ['1 cup (240 g) tomato sauce', 'about 480 g', '', '1/2'],
  ['1 cup tomato sauce', '2 cups', '', '1/2'],
  ['1 cup minus 2 tablespoons tomato sauce', '7 tablespoons', '', '2'],
  ['500 ml Brühe', 'ergibt 2 l', '', '1/4'],
  ['2 crusts', 'makes 4 crusts', '', '1/2'],
  ['1 crust', '2 crusts', '', '1/2'],
  ['2 pie crusts', 'Serves 8, makes 1 crust', '', '2'],
  ['4 servings rice', '6 servings', '', '2/3'],
  ['2 balls pizza dough', '4 balls', '', '1/2'],
  ['300 g pizza dough', '4 servings', '400 g flour\n[More]\n200 g water', '1/2'],
  // Not told:
  ['300 g pizza dough', '4 servings', '400 g flour\n2 eggs', null],
  ['2 cups tomato sauce', '1.2 kg', '', null],
  ['2 pizza dough', 'serves 4', '', null],
  ['some pizza dough', '', '', null],
  ['a little pizza dough', '', '', null],
  ['1 slice pizza dough', '2 loaves', '', null],
])('%s of a recipe that makes %p', (text, made, ingredients, batches) => {
  const found = batchesOf(read(text), { yield: made, ingredients }, everyLanguage)
  expect(found && mixed(found)).toBe(batches)
})

test('the weight that is known otherwise counts where the yield says none', () => {
  const recipe = { yield: '4 servings', ingredients: '1 onion' }
  expect(batchesOf(read('100 g sauce'), recipe, everyLanguage, () => 400)?.valueOf()).toBe(0.25)
})

const recipe = (id: string, ingredients: string, linkedIds: readonly string[] = [], made = ''): Unfoldable => ({
  id,
  title: id,
  yield: made,
  ingredients,
  linked: linkedIds.map((linkedId) => ({ id: linkedId, title: linkedId })),
})

const unfolded = (recipes: readonly Unfoldable[], factor = 1) => {
  const [outer = recipe('none', '')] = recipes
  const lookUp = (id: string) => recipes.find((one) => one.id === id) ?? null
  return unfold(outer, { vocabulary: everyLanguage, lookUp, factor: new Fraction(factor) })
}

/** Lines as "times × text", those of a part in brackets. */
const told = (lines: readonly UnfoldedLine<Unfoldable>[]): string =>
  lines
    .map(({ line, factor, part }) => {
      const inside = part && ` (${part.why ?? told(part.lines)})`
      return `${mixed(factor)} × ${line.text}${inside ?? ''}`
    })
    .join('; ')

test('lines are scaled once, through all levels', () => {
  const pizza = recipe('pizza', '2 batches dough\n300 g sauce\n1 onion', ['dough', 'sauce'])
  const dough = recipe('dough', '500 g flour\n1 batch starter', ['starter'])
  const sauce = recipe('sauce', '800 g tomatoes', [], '1.2 kg')
  const starter = recipe('starter', '5 g yeast')
  const lines = unfolded([pizza, dough, sauce, starter], 3)
  expect(told(lines)).toBe(
    '3 × 2 batches dough (6 × 500 g flour; 6 × 1 batch starter (6 × 5 g yeast)); 3 × 300 g sauce (3/4 × 800 g tomatoes); 3 × 1 onion',
  )
  const texts = (isAhead?: (id: string) => boolean) => leavesOf(lines, isAhead).map(({ line }) => line.text)
  expect(texts()).toEqual(['500 g flour', '5 g yeast', '800 g tomatoes', '1 onion'])
  expect(texts((id) => id === 'dough')).toEqual(['800 g tomatoes', '1 onion'])
})

test('a line stays words in a circle, without the other recipe, and where the amount does not tell', () => {
  const one = recipe('one', '1 batch two\n1 batch three\n2 cups four', ['two', 'three', 'four'])
  const lines = unfolded([one, recipe('two', '1 batch one', ['one']), recipe('four', '1 onion')])
  expect(told(lines)).toBe(
    '1 × 1 batch two (1 × 1 batch one (circle)); 1 × 1 batch three (absent); 1 × 2 cups four (amount)',
  )
  expect(leavesOf(lines).map(({ line }) => line.text)).toEqual(['1 batch one', '1 batch three', '2 cups four'])
})

test('a line that is too deep or too long stays words', () => {
  const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta']
  const chain = names.map((name, at) => {
    const next = names[at + 1]
    return recipe(name, next ? `1 batch ${next}` : '1 onion', next ? [next] : [])
  })
  expect(leavesOf(unfolded(chain)).map(({ line }) => line.text)).toEqual(['1 batch eta'])
  expect(told(unfolded(chain)).match(/deep/g)).toHaveLength(1)
  const long = recipe('long', Array(300).fill('1 onion').join('\n'))
  const twice = recipe('twice', '1 batch long\n1 batch long', ['long'])
  const lines = unfolded([twice, long])
  expect(lines.map(({ part }) => part?.why)).toEqual([null, 'long'])
  expect(leavesOf(lines)).toHaveLength(301)
  expect(unfoldLimits.lines).toBe(500)
})

interface BookLine {
  readonly amount: number
  /** The recipe that it names; undefined for onions. */
  readonly of: number | undefined
}

const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']

/** Recipes without circles: each names those after it, as often as it likes, by batches or by grams of 100 a batch. */
const book = fc
  .array(fc.array(fc.record({ amount: fc.integer({ min: 1, max: 9 }), of: fc.nat(5) }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: names.length,
  })
  .map((recipes) =>
    recipes.map((lines, at) =>
      lines.map(({ amount, of }): BookLine => ({ amount, of: at + 1 + of < recipes.length ? at + 1 + of : undefined })),
    ),
  )

const recipesOf = (lines: readonly (readonly BookLine[])[]) =>
  lines.map((ofOne, at) => {
    const texts = ofOne.map(({ amount, of }) =>
      of === undefined
        ? `${amount} onion`
        : of % 2
          ? `${amount} batches ${names[of]}`
          : `${amount * 100} g ${names[of]}`,
    )
    return recipe(names[at] ?? '', texts.join('\n'), names.slice(at + 1), '100 g')
  })

/** Counted without unfolding. */
const onionsIn = (lines: readonly (readonly BookLine[])[], at = 0): number =>
  (lines[at] ?? []).reduce((sum, { amount, of }) => sum + amount * (of === undefined ? 1 : onionsIn(lines, of)), 0)

test('the outer recipe made k times makes every line k times, and nothing is counted twice or lost', () => {
  fc.assert(
    fc.property(book, fc.integer({ min: 1, max: 12 }), (lines, k) => {
      const recipes = recipesOf(lines)
      const [once, often] = [leavesOf(unfolded(recipes)), leavesOf(unfolded(recipes, k))]
      expect(often.map(({ factor }) => factor.toFraction())).toEqual(
        once.map(({ factor }) => factor.mul(k).toFraction()),
      )
      const onions = once.map(({ line, factor }) => factor.mul(line.quantity?.min ?? 0).valueOf())
      expect(onions.reduce((sum, count) => sum + count, 0)).toBeCloseTo(onionsIn(lines))
    }),
  )
})
