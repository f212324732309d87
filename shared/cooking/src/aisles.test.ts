import fc from 'fast-check'
import { type AisleIndex, aisleOf, aisleTitle } from './aisles.ts'
import { itemKey } from './item-key.ts'
import { deDeAisles } from './languages/de-de/aisles.ts'
import { enUsAisles } from './languages/en-us/aisles.ts'
import { heAisles } from './languages/he/aisles.ts'
import { itItAisles } from './languages/it-it/aisles.ts'
import { ukUaAisles } from './languages/uk-ua/aisles.ts'
import { aislesFor } from './loading/load-aisles.ts'
import { everyLanguage } from './testing/every-language.ts'

const all = [enUsAisles, deDeAisles, itItAisles, ukUaAisles, heAisles]
let index: AisleIndex

beforeAll(async () => {
  index = await aislesFor(everyLanguage)
})

test.each([
  ['diced tomatoes', 'produce'],
  ['ice', 'frozen'],
  ['rice', 'grocery'],
  ['1 can diced tomatoes', 'canned'],
  ['28 oz can plum tomatoes', 'canned'],
  ['4 c cored, thinly sliced brussels sprouts', 'produce'],
  ['1 tbsp salt, more if you can', 'spices'],
  ['frozen peas', 'frozen'],
  ['1 lb spinach, frozen', 'frozen'],
  ['500 g Spinat, tiefgekühlt', 'frozen'],
  ['300 g Erbsen (TK)', 'frozen'],
  ['300 g Erbsen (frisch oder TK)', 'produce'],
  ['piselli (surgelati)', 'frozen'],
  ['1 Rolle Blätterteig', 'deli'],
  ['TK-Blätterteig', 'frozen'],
  ['6 Maultaschen', 'deli'],
  ['1 rotolo di pasta sfoglia', 'deli'],
  ['1 stick butter, frozen', 'dairy'],
  ['tomato paste', 'canned'],
  ['milk', 'dairy'],
  ['milk chocolate', 'baking'],
  ['coconut milk', 'canned'],
  ['eggs', 'dairy'],
  ['eggplant', 'produce'],
  ['butter', 'dairy'],
  ['peanut butter', 'condiments'],
  ['2 lbs chicken breasts', 'meat'],
  ['chicken broth', 'canned'],
  ['1 tsp black pepper', 'spices'],
  ['red bell peppers', 'produce'],
  ['3 cloves garlic', 'produce'],
  ['garlic powder', 'spices'],
  ['champagne', 'liquor'],
  ['ginger ale', 'drinks'],
  ['hamburger buns', 'bakery'],
  ['toilet paper', 'household'],
  ['1 medium zucchini, grated and squeezed dry', 'produce'],
  ['lettuce, washed and dried', 'produce'],
  ['Salat, gewaschen und trocken geschleudert', 'produce'],
  ['oregano, dried', 'spices'],
  ['1 tsp dried thyme (or 1 tbsp fresh)', 'spices'],
  ['6 cans cola', 'drinks'],
  ['3 cans cat food', 'household'],
  ['tin foil', 'household'],
  ['half & half', 'dairy'],
  ['2 tbsp EVOO', 'grocery'],
  ['TP', 'household'],
  ['PB', 'condiments'],
  ['something unheard of', 'uncategorized'],
  ['Zwiebeln', 'produce'],
  ['500 g Mehl', 'baking'],
  ['Äpfel', 'produce'],
  ['2 cipolle', 'produce'],
  ['mais', 'canned'],
  ['нут', 'grocery'],
  ['банка квасолі', 'canned'],
  ['горох банка', 'canned'],
  ['עגבניות קלופות קופסה', 'canned'],
  ['кріп, промитий і сухий', 'produce'],
  ['базилік сухий', 'spices'],
  ['тим’ян, витертий насухо', 'produce'],
  ['רוזמרין, שטוף, מיובש היטב', 'produce'],
  ['רוזמרין מיובש', 'spices'],
  ['зелений чай', 'drinks'],
  ['biscotti per cani', 'household'],
  ['peanut butter cookies', 'grocery'],
  ['2 peppers', 'produce'],
  ['1 bunch coriander', 'produce'],
  ['coriander', 'spices'],
  ['Roggenmehl', 'baking'],
  ['Bohnen Dose', 'canned'],
  ['1 Glas Rotkohl', 'canned'],
  ['aglio in polvere', 'spices'],
  ['папір туалетний', 'household'],
  ['імбир мелений', 'spices'],
  ['ג׳ינג׳ר טחון', 'spices'],
  ['томатна паста', 'canned'],
  ["olio d'oliva", 'grocery'],
  ['latte di cocco', 'canned'],
  ['цибуля', 'produce'],
  ['пляшка молока', 'dairy'],
  ['2 ст. л. соняшникової олії', 'grocery'],
  ['בצל', 'produce'],
  ['2 כוסות קמח', 'baking'],
])('%s is in the aisle %s', (title, aisle) => {
  expect(aisleOf(title, index)).toBe(aisle)
})

test('a name within a longer word does not match', () => {
  const names = all
    .flatMap(({ things }) => Object.values(things).flatMap((list) => list.split(',')))
    .map((name) => name.trim())
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom('q', 'xx', 'zw'), (name, letters) => {
      const longer = name.replaceAll(/[ -]/g, '')
      expect(aisleOf(`${letters}${longer}${letters}q`, index)).toBe('uncategorized')
    }),
  )
})

test('corrections of the user win, and may name a new aisle', () => {
  const corrections = new Map([
    [itemKey('tofu', everyLanguage), 'dairy'],
    [itemKey('dog biscuits', everyLanguage), 'For Rex'],
  ])
  expect(aisleOf('200 g tofu', index, corrections)).toBe('dairy')
  expect(aisleOf('Dog biscuit', index, corrections)).toBe('For Rex')
  expect(aisleTitle('For Rex', enUsAisles)).toBe('For Rex')
})

test.each(all)('%#: every aisle has a title in its language', ({ titles }) => {
  expect(Object.values(titles)).toHaveLength(16)
  expect(new Set(Object.values(titles)).size).toBe(16)
})

test('aisles have titles in the language', () => {
  expect([enUsAisles, deDeAisles, itItAisles].map((words) => aisleTitle('meat', words))).toEqual([
    'Meat',
    'Fleisch',
    'Carne',
  ])
})
