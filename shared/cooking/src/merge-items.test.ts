import fc from 'fast-check'
import { type Amount, addAmounts } from './add-amounts.ts'
import { Fraction } from './fraction.ts'
import { itemKey } from './item-key.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { he } from './languages/he/words.ts'
import { itIt } from './languages/it-it/words.ts'
import { ukUa } from './languages/uk-ua/words.ts'
import { mergeItems, mergeSteps } from './merge-items.ts'
import { addQuantities, type Quantity, quantityOf, scaleQuantity } from './quantity.ts'
import { everyLanguage } from './testing/every-language.ts'
import { isContainer, isMeasure, type UnitName, unitNames, units } from './units.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { Words } from './words.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const english = vocabularyOf([enUs])
const merge = (titles: readonly string[], words: Words = enUs) =>
  mergeItems(titles, (title) => title, { vocabulary: vocabularyOf([words]) })
const titles = (list: readonly string[], words?: Words) => merge(list, words).map(({ title }) => title)

test.each([
  [['2 onions', '1 onion, chopped'], ['3 onions']],
  [['1 cup milk', '2 cups milk'], ['3 cups milk']],
  [['1 cup milk', '4 tablespoons milk'], ['1 ¼ cups milk']],
  [['1 cup flour', '200 g flour'], ['1 cup + 200 g flour']],
  [['1 egg', '1 egg'], ['2 eggs']],
  [['1 large egg', '2 large eggs'], ['3 eggs']],
  [['1/2 lemon', '1/2 lemon'], ['1 lemon']],
  [['500 g flour', '700 g flour'], ['1.2 kg flour']],
  [['300 g flour', '200 g flour'], ['500 g flour']],
  [['700 ml stock', '800 ml stock'], ['1.5 l stock']],
  [['6 tablespoons oil', '2 tablespoons oil'], ['8 tablespoons oil']],
  [['500 g flour', '1 kg flour'], ['1.5 kg flour']],
  [['2 cloves garlic', '1 clove garlic', '1 head garlic'], ['3 cloves + 1 head garlic']],
  [['1 cup plus 2 tablespoons sugar', '2 tablespoons sugar'], ['1 ¼ cups sugar']],
  [['200 g (7 oz) chocolate', '100 g chocolate'], ['300 g chocolate']],
  [['2 to 3 limes', '1 lime'], ['3-4 limes']],
  [['2 florets of broccoli', '1 floret of broccoli'], ['3 florets broccoli']],
  [['salt', '1 tsp salt'], ['1 teaspoon salt, plus more']],
  [['milk', '3/8 cup milk'], ['⅜ cup milk, plus more']],
  [['pinch of salt', '1 tsp salt'], ['1 teaspoon salt, plus more']],
  [['salt', 'Salt'], ['Salt']],
  [['1 kg 200 g flour', '300 g flour'], ['1.5 kg flour']],
  [['1 lb 4 oz beef', '1 lb beef'], ['2 ¼ pounds beef']],
  [['1 teaspoon to 1 tablespoon sugar', '1 teaspoon sugar'], ['2-4 teaspoons sugar']],
  [['milk'], ['milk']],
  [['tomatoes', 'diced tomatoes'], ['tomatoes']],
  [
    ['ice', 'rice', 'diced carrots'],
    ['ice', 'rice', 'diced carrots'],
  ],
])('%j make %j', (list, merged) => {
  expect(titles(list)).toEqual(merged)
})

test.each<[string[], string[], Words]>([
  [['2 Zwiebeln', '1 Zwiebel, gehackt'], ['3 Zwiebeln'], deDe],
  [['500 g Mehl', '700 g Mehl'], ['1,2 kg Mehl'], deDe],
  [['600 g di farina', '600 g di farina'], ['1,2 kg farina'], itIt],
  [['600 г борошна', '600 г борошна'], ['1,2 кг борошна'], ukUa],
  [['600 גרם קמח', '600 גרם קמח'], ['1.2 ק"ג קמח'], he],
  [['1 Ei', '1 Ei'], ['2 Eier'], deDe],
  [['1 uovo', '1 uovo'], ['2 uova'], itIt],
  [['1 яйце', '1 яйце', '3 яйця'], ['5 яєць'], ukUa],
  [['1 ביצה', '1 ביצה'], ['2 ביצים'], he],
  [['Mehl', '500 g Mehl'], ['500 g Mehl, und mehr'], deDe],
  [['olio', '2 cucchiai di olio'], ['2 cucchiai olio, e altro'], itIt],
  [['сіль', '1 склянка сіль'], ['1 склянка сіль, і ще'], ukUa],
  [['סוכר', 'כוס סוכר'], ['1 כוס סוכר, ועוד'], he],
  [['1 Tasse Mehl', '2 Tassen Mehl'], ['3 Tassen Mehl'], deDe],
  [['2 cipolle', '1 cipolla'], ['3 cipolle'], itIt],
  [["1 spicchio d'aglio", "2 spicchi d'aglio"], ['3 spicchi aglio'], itIt],
  [['1 склянка цукру', '4 склянки цукру'], ['5 склянок цукру'], ukUa],
  [['2 כוסות קמח', 'כוס קמח'], ['3 כוסות קמח'], he],
])('%j make %j, in their language', (list, merged, words) => {
  expect(titles(list, words)).toEqual(merged)
})

test.each<[string[], string[], Words]>([
  [['2 l milk', '1 l milk, lactose-free'], ['2 l milk', '1 l milk, lactose-free'], enUs],
  [['1 l milk, lactose-free', '1 l milk (lactose-free)'], ['2 l milk, lactose-free'], enUs],
  [['flour', 'flour (gluten-free)'], ['flour', 'flour (gluten-free)'], enUs],
  [['butter', 'butter, unsalted'], ['butter', 'butter, unsalted'], enUs],
  [['4 lemons, organic', '2 lemons'], ['4 lemons, organic', '2 lemons'], enUs],
  [['milk', 'milk, bread and 3 apples'], ['milk', 'milk, bread and 3 apples'], enUs],
  [['milk, 1.5 %', 'milk, 3.5 %'], ['milk, 1.5 %', 'milk, 3.5 %'], enUs],
  [
    ['1 chicken breast, bone-in', '1 chicken breast, boneless'],
    ['1 chicken breast, bone-in', '1 chicken breast, boneless'],
    enUs,
  ],
  [['1 lb boneless chicken', '1 lb chicken'], ['1 pound boneless chicken', '1 pound chicken'], enUs],
  [['100 g butter, cold, cubed', '50 g butter, softened', '50 g butter (at room temperature)'], ['200 g butter'], enUs],
  [['2 tomatoes, peeled and finely chopped', '1 tomato, cut into 2 cm cubes (optional)'], ['3 tomatoes'], enUs],
  [['salt, to taste', '1 tsp salt, plus more for dusting'], ['1 teaspoon salt, plus more'], enUs],
  [['200 g feta, vegan, crumbled', '100 g feta, vegan'], ['300 g feta, vegan'], enUs],
  [['milk, lactose-free', '2 l milk, lactose-free'], ['2 l milk, lactose-free, plus more'], enUs],
  [['2 l Milch', '1 l Milch, laktosefrei'], ['2 l Milch', '1 l Milch, laktosefrei'], deDe],
  [['200 g Butter, weich', '20 g Butter für die Form'], ['220 g Butter'], deDe],
  [['2 l di latte', '1 l di latte (senza lattosio)'], ['2 l di latte', '1 l di latte (senza lattosio)'], itIt],
  [['100 g di burro fuso', '20 g di burro, per la teglia'], ['120 g burro'], itIt],
  [['молоко', 'молоко, безлактозне'], ['молоко', 'молоко, безлактозне'], ukUa],
  [['1 цибулина, дрібно нарізана', '2 цибулини'], ['3 цибулини'], ukUa],
  [['חלב', 'חלב (ללא לקטוז)'], ['חלב', 'חלב (ללא לקטוז)'], he],
  [['1 בצל, קצוץ דק', '2 בצלים'], ['3 בצלים'], he],
])('a remark stays with its item: %j make %j', (list, merged, words) => {
  expect(titles(list, words)).toEqual(merged)
})

test.each<[string[], string[], Words]>([
  [['5 1/2 eggs'], ['6 eggs'], enUs],
  [['2 ½ eggs', '3 eggs'], ['6 eggs'], enUs],
  [['½ onion, chopped'], ['1 onion'], enUs],
  [['1 ½ onions (about 300 g)'], ['2 onions (about 400 g)'], enUs],
  [['6 ½ cloves garlic'], ['7 cloves garlic'], enUs],
  [['½ can tomatoes', '1 can tomatoes'], ['2 cans tomatoes'], enUs],
  [['1 ½ cups milk'], ['1 ½ cups milk'], enUs],
  [['½ teaspoon salt'], ['½ teaspoon salt'], enUs],
  [['milk 3.5%'], ['milk 3.5%'], enUs],
  [['2 ½ Eier'], ['3 Eier'], deDe],
  [['1 ½ uova'], ['2 uova'], itIt],
  [['5 ½ яєць'], ['6 яєць'], ukUa],
  [['1 ½ בצלים'], ['2 בצלים'], he],
])('counted items are bought whole: %j make %j', (list, merged, words) => {
  expect(titles(list, words)).toEqual(merged)
})

test.each<[string[], string[], Words]>([
  [['1 (15 oz) can beans', '2 (28 oz) cans beans'], ['1 (15 oz) can beans', '2 (28 oz) cans beans'], enUs],
  [['1 x 400g tin lentils', '2 x 400g tins lentils'], ['3 x 400g tins lentils'], enUs],
  [['1 (15 oz) can beans, drained', '2 15-ounce cans beans'], ['3 (15 oz) cans beans'], enUs],
  [['400 g can beans', '400 g can beans'], ['2 × 400 g cans beans'], enUs],
  [['1 can beans', '1 (15 oz) can beans'], ['1 can beans', '1 (15 oz) can beans'], enUs],
  [['1 (200 g) pack spinach', '1 (0.2 kg) pack spinach'], ['2 (0.2 kg) packs spinach'], enUs],
  [['2 tins corn', '1 tin corn'], ['3 tins corn'], enUs],
  [['1 Dose Mais (285 g)', '1 Dose Mais (570 g)'], ['1 Dose Mais (285 g)', '1 Dose Mais (570 g)'], deDe],
  [['1 Dose Mais (285 g)', '2 Dosen à 285 g Mais'], ['3 Dosen Mais (285 g)'], deDe],
  [
    ['1 barattolo da 400 g di fagioli', '2 barattoli da 400 g di fagioli', '1 barattolo da 240 g di fagioli'],
    ['3 barattoli da 400 g di fagioli', '1 barattolo da 240 g di fagioli'],
    itIt,
  ],
  [['1 банка квасолі (400 г)', '2 банки квасолі по 400 г'], ['3 банки квасолі (400 г)'], ukUa],
  [
    ['1 банка квасолі (240 г)', '1 банка квасолі (400 г)'],
    ['1 банка квасолі (240 г)', '1 банка квасолі (400 г)'],
    ukUa,
  ],
])('packages of one size are one thing to buy: %j make %j', (list, merged, words) => {
  expect(titles(list, words)).toEqual(merged)
})

test.each([
  [['1 Ei', '3 Eier'], ['4 Eier']],
  [['1 Nuss', '5 Nüsse'], ['6 Nüsse']],
  [['1 Champignon', '8 Champignons'], ['9 Champignons']],
  [['1 Huhn', '2 Hühner'], ['3 Hühner']],
  [['2 Zehen Knoblauch', '3 Knoblauchzehen'], ['5 Zehen Knoblauch']],
  [['1 Stange Sellerie', '2 Selleriestangen'], ['3 Stangen Sellerie']],
  [['1 Scheibe Zitrone', '4 Zitronenscheiben'], ['5 Scheiben Zitrone']],
  [['3 Thymianzweige', '1 Zweig Thymian'], ['4 Zweige Thymian']],
  [['1 Lorbeerblatt', '2 Lorbeerblätter'], ['3 Lorbeerblätter']],
  [['1 Pck. Backpulver', '1 Päckchen Backpulver'], ['2 Päckchen Backpulver']],
  [['2 Pkt. Hefe', '1 Päckchen Hefe'], ['3 Päckchen Hefe']],
])('two German forms of one thing are one row: %j make %j', (list, merged) => {
  expect(titles(list, deDe)).toEqual(merged)
})

test.each<[string[], string[], Words]>([
  [['3 lemons, zest and juice', '2 lemons', '1 lemon zested and juiced'], ['6 lemons'], enUs],
  [['juice of 2 limes', 'zest of 1 lime', '1 lime'], ['4 limes'], enUs],
  [['2 inches ginger', '1 teaspoon fresh ginger'], ['2 inches + 1 teaspoon ginger'], enUs],
  [['150 g pecorino, grated', 'pecorino to serve grated'], ['150 g pecorino, plus more'], enUs],
  [['2 carrots, diced', '1 carrot peeled into ribbons all around the edge'], ['3 carrots'], enUs],
  [['1 large courgette peeled into thin ribbons, centre grated'], ['1 large courgette'], enUs],
  [['fresh basil', 'basil leaves'], ['fresh basil', 'basil leaves'], enUs],
  [['fresh yeast', 'yeast'], ['fresh yeast', 'yeast'], enUs],
  [['stock cubes', '2 stock cubes'], ['2 stock cubes, plus more'], enUs],
  [
    ['sardines, packed in oil', 'sardines, packed in water'],
    ['sardines, packed in oil', 'sardines, packed in water'],
    enUs,
  ],
  [['canned chopped tomatoes', 'canned tomatoes'], ['canned chopped tomatoes', 'canned tomatoes'], enUs],
  [['butter', 'unsalted butter'], ['butter', 'unsalted butter'], enUs],
  [['1 Bund Petersilie, in feine Streifen geschnitten', 'frische Petersilie'], ['1 Bund Petersilie, und mehr'], deDe],
  [['Saft einer Zitrone', '2 Zitronen, Saft und Schale'], ['3 Zitronen'], deDe],
  [['frische Hefe', 'Hefe'], ['frische Hefe', 'Hefe'], deDe],
  [['2 limoni, scorza e succo', 'succo di 1 limone'], ['3 limoni'], itIt],
  [['basilico fresco', 'basilico'], ['basilico'], itIt],
  [['лимон, сік і цедра', '2 лимони'], ['2 лимони, і ще'], ukUa],
  [['פטרוזיליה טרייה', 'פטרוזיליה'], ['פטרוזיליה'], he],
])('work in the kitchen keeps nothing apart, what tells things apart does: %j make %j', (list, merged, words) => {
  expect(titles(list, words)).toEqual(merged)
})

test.each<[string, string, Words]>([
  ['2 tbsp butter', '2 tablespoons butter', enUs],
  ['1 Tbsp. milk', '1 tablespoon milk', enUs],
  ['2-3 tsp salt', '2-3 teaspoons salt', enUs],
  ['1 cup plus 2 tbsp sugar', '1 cup plus 2 tablespoons sugar', enUs],
  ['1 14-oz can corn', '1 14-oz can corn', enUs],
  ['2 tins corn', '2 tins corn', enUs],
  ['250 Gramm Mehl', '250 g Mehl', deDe],
  ['2 EL Öl', '2 Esslöffel Öl', deDe],
  ['1 Stängel Minze', '1 Stängel Minze', deDe],
  ['2 cucch. di olio', '2 cucchiai di olio', itIt],
  ['3 ст. л. цукру', '3 столові ложки цукру', ukUa],
])('a measure has one name on a list: %s is %s', (title, shown, words) => {
  expect(titles([title], words)).toEqual([shown])
})

test('items with different notes stay apart', () => {
  const items = [
    { title: 'butter', note: '' },
    { title: '100 g butter', note: 'VEGAN ONLY' },
    { title: '200 g butter', note: 'VEGAN ONLY' },
  ]
  const merged = mergeItems(items, ({ title }) => title, { vocabulary: english, noteOf: ({ note }) => note })
  expect(merged.map(({ title, sources }) => [title, sources.length])).toEqual([
    ['butter', 1],
    ['300 g butter', 2],
  ])
})

test('every item lists its sources', () => {
  const recipes = [
    { title: '2 onions', recipe: 'soup' },
    { title: '1 onion', recipe: 'stew' },
  ]
  const [onions] = mergeItems(recipes, ({ title }) => title, { vocabulary: english })
  expect(onions?.sources.map(({ recipe }) => recipe)).toEqual(['soup', 'stew'])
})

test('spellings of the same item merge', () => {
  expect(itemKey('Tomatoes', english)).toBe(itemKey('tomato', english))
  expect(itemKey('Cherries', english)).toBe(itemKey('cherry', english))
  expect(itemKey('radishes', english)).toBe(itemKey('Radish', english))
})

test('what only says that a thing is counted is no unit of its sum', () => {
  const titles = ['апельсини 4 шт.', '3 апельсини', '2 сирки', 'сирки 6 шт.']
  const merged = mergeItems(titles, (title) => title, { vocabulary: vocabularyOf([ukUa]) })
  expect(merged.map(({ title }) => title)).toEqual(['7 апельсинів', '2 + 6 шт сирки'])
})

test('a size behind a thing and how little there is of it keep nothing apart', () => {
  for (const pair of [
    ['редька, велика', 'редька'],
    ['шавлія – кілька гілочок', 'шавлія'],
    ['onions (small)', 'onions'],
  ])
    expect(mergeItems(pair, (title) => title, { vocabulary: everyLanguage })).toHaveLength(1)
})

test('unknown units merge when they begin alike', () => {
  const amount = (unit: string): Amount => ({ quantity: quantityOf(1), unitName: null, unit })
  const [sum, ...others] = addAmounts([amount('floret'), amount('florets'), amount('flo')])
  expect([sum?.quantity.min.valueOf(), others]).toEqual([3, []])
})

const isCounted = (name: UnitName): boolean => isContainer(name) || units[name].kind === 'piece'

const amount = fc
  .tuple(
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom<UnitName | null>(null, ...unitNames.filter((name) => isMeasure(name) || isCounted(name))),
  )
  .map(([n, d, more, unitName]): Amount => {
    const min = new Fraction(n, d)
    return { quantity: { min, max: min.add(more) }, unitName, unit: null }
  })

/** How much there is of each kind, in its base unit: at least, and at most. */
function totals(amounts: readonly Amount[]): Record<string, readonly string[]> {
  const sums = new Map<string, Quantity>()
  for (const { quantity, unitName } of amounts) {
    const unit = unitName !== null && isMeasure(unitName) ? units[unitName] : null
    const kind = unit?.kind ?? (unitName === 'packet' ? 'package' : String(unitName))
    sums.set(kind, addQuantities(sums.get(kind) ?? quantityOf(0), scaleQuantity(quantity, unit?.base ?? 1)))
  }
  return Object.fromEntries([...sums].map(([kind, { min, max }]) => [kind, [min.toFraction(), max.toFraction()]]))
}

test('merging preserves the exact totals', () => {
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      expect(totals(addAmounts(amounts))).toEqual(totals(amounts))
    }),
  )
})

test('the order of the items changes no total and no title', () => {
  const item = fc.constantFrom(
    '2 onions',
    '1 onion',
    '1 cup milk',
    '200 ml milk',
    'salt',
    '3 cloves garlic',
    '1 lb flour',
    '2 cups flour',
    '1 tomato',
    '1 Tomato',
    '1 tomatoes',
    '2 jars jam',
    '1 bag jam',
    '1 to 2 onions',
    '1 cup milk, Organic',
    '2 cups milk (organic)',
  )
  fc.assert(
    fc.property(fc.array(item), fc.infiniteStream(fc.nat()), (list, random) => {
      const shuffled = list
        .map((title) => ({ title, at: random.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ title }) => title)
      expect(titles(shuffled).toSorted()).toEqual(titles(list).toSorted())
    }),
  )
})

test('merging in steps yields after each line and gives the same result', () => {
  const lines = Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? '1 egg' : `${n} onions`))
  let read = 0
  const steps = mergeSteps(
    lines,
    (line) => {
      read += 1
      return line
    },
    { vocabulary: english },
  )
  for (;;) {
    const before = read
    const { done, value } = steps.next()
    expect(read - before).toBeLessThanOrEqual(1)
    if (!done) continue
    expect(value).toEqual(merge(lines))
    break
  }
})

test('amounts that cannot be added have a sum by weight where every line has a weight', () => {
  const weights: Readonly<Record<string, number>> = { '2 onions': 240, '300 g onions': 300 }
  const gramsOf = ({ text }: { readonly text: string }) => weights[text] ?? null
  const titlesOf = (...lines: readonly string[]) =>
    mergeItems(lines, (title) => title, { vocabulary: everyLanguage, gramsOf }).map(({ title }) => title)
  expect(titlesOf('2 onions', '300 g onions')).toEqual(titlesOf('300 g onions', '2 onions'))
  expect(titlesOf('2 onions', '300 g onions')).toEqual(['~540 g (2 + 300 g) onions'])
  expect(titlesOf('2 onions', '300 g onions', '1 bunch onions')).toEqual(['2 + 1 bunch + 300 g onions'])
  expect(titlesOf('2 onions', '2 onions')).toEqual(['4 onions'])
  expect(titlesOf('300 g onions', 'onions')).toEqual(['300 g onions, plus more'])
})
