import fc from 'fast-check'
import { convertLine } from './convert-line.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { he } from './languages/he/words.ts'
import { scaleLine } from './scale-line.ts'
import { someCupWeights } from './testing/cup-weights.ts'
import { units } from './units.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf([enUs, deDe, he])
const index = someCupWeights(vocabulary)
const read = (text: string) => readIngredientLine(text, vocabulary)

test.each([
  ['1 cup flour', '120 g flour'],
  ['1 ½ cups milk', '350 ml milk'],
  ['½ cup butter, melted', '115 g butter, melted'],
  ['2 tbsp sugar', '2 tbsp sugar'],
  ['¾ tsp salt', '¾ tsp salt'],
  ['1 lb beef', '450 g beef'],
  ['1 (14-ounce) can tomatoes', '1 (400 g) can tomatoes'],
  ['1 14-ounce can tomatoes', '1 (400 g) can tomatoes'],
  ['2 cans (14 oz) tomatoes', '2 cans (400 g) tomatoes'],
  ['1 (10-oz/283g) package spinach', '1 (283g) package spinach'],
  ['10-oz package spinach', '280 g package spinach'],
  ['4 chicken breasts, 6 ounces each', '4 chicken breasts, 170 g each'],
  ['1 (14-16 pound) turkey', '1 (6.25-7.25 kg) turkey'],
  ['2-inch piece of ginger', '2-inch piece of ginger'],
  ['2 8-oz packages cream cheese', '2 (225 g) packages cream cheese'],
  ['1 cup (120 g) flour', '120 g flour'],
  ['200 g rice', '200 g rice'],
  ['3 eggs', '3 eggs'],
  ['1 cup flour plus 1 cup sugar', '120 g flour plus 200 g sugar'],
  ['1 lb 4 oz beef', '575 g beef'],
  ['2 to 3 cups water', '475-700 ml water'],
  ['2 lb, 4 oz beef', '1.02 kg beef'],
  ['1 can (15 oz / 425 g) beans', '1 can (425 g) beans'],
  ['1 cup + 1 tbsp/15 ml milk', '240 ml + 1 tbsp/15 ml milk'],
  ['1 kg beef (450 g/1 lb trimmed)', '1 kg beef (450 g trimmed)'],
  ['1 lb beef, 100 g butter', '450 g beef, 100 g butter'],
])('in metric, %s is %s', (line, metric) => {
  expect(convertLine(read(line), 'metric', index).text).toBe(metric)
})

test.each([
  ['120 g flour', '1 cup flour'],
  ['250 ml milk', '1 cup milk'],
  ['500 g beef', '18 ounces beef'],
  ['200 g sugar', '1 cup sugar'],
  ['1 EL Zucker', '1 EL Zucker'],
  ['250 ml חלב', '1 cup חלב'],
  ['1 cup (240 ml) milk', '1 cup milk'],
  ['1 can (400 g) tomatoes', '1 can (14 oz) tomatoes'],
  ['400 g (14 oz) chocolate', '14 oz chocolate'],
  ['500 g (about 4 cups) flour', 'about 4 cups flour'],
  ['3 cups (15 ounces) flour', '3 cups (15 ounces) flour'],
  ['1 kg (2 lb, 4 oz) beef', '2 lb, 4 oz beef'],
  ['500 g (1 lb and 2 oz) beef', '1 lb and 2 oz beef'],
  ['1.2 l/2 pints milk', '2 pints milk'],
  ['1 can (15 oz / 425 g) beans', '1 can (15 oz) beans'],
  ['2 cans (400 g/14 oz each) beans', '2 cans (14 oz each) beans'],
])('in US measures, %s is %s', (line, us) => {
  expect(convertLine(read(line), 'us', index).text).toBe(us)
})

test.each([
  ['3 cups (15 ounces) all-purpose flour', '425 g all-purpose flour'],
  ['22 ounces all-purpose flour, approximately 4 1/2 cups', '625 g all-purpose flour'],
  ['1 cup/240ml milk', '240ml milk'],
  ['1 cup (240 ml) milk', '240 ml milk'],
  ['1 cup (about 120 g) flour, sifted', 'about 120 g flour, sifted'],
  ['2 ¾ cups (13.75 ounces/390g) bread flour', '390g bread flour'],
  ['1 stick (8 tablespoons, 113 g) butter', '1 stick (113 g) butter'],
  ['2 large onions (about 1 pound)', '2 large onions (about 450 g)'],
  ['2 cups plus 2 tablespoons flour (10 ounces)', '280 g flour'],
  ['½ cup (1 stick) butter', '115 g (1 stick) butter'],
  ['8 oz. (1 cup) sour cream', '225 g sour cream'],
  ['1 cup walnuts (4 oz)', '115 g walnuts'],
  ['1 pint (2 cups) cream', '475 ml cream'],
  ['2 tbsp (1 oz) butter', '2 tbsp (28 g) butter'],
  ['1 cup (240 ml/250 g) yogurt', '250 g yogurt'],
  ['1 cup (240 ml) milk or 1 cup (240 ml) water', '240 ml milk or 240 ml water'],
  ['1 to 1 ¼ cups (5 to 6 ounces) flour', '140-170 g flour'],
  ['400 g Mehl (ca. 3 Tassen)', '400 g Mehl'],
])('a line with a weight is converted from the weight: %s is %s', (line, metric) => {
  expect(convertLine(read(line), 'metric', index).text).toBe(metric)
})

const measureKinds: ReadonlySet<string> = new Set(['weight', 'volume'])

test('a converted line has one amount, in the chosen system', () => {
  const amount = fc.constantFrom('1 cup', '3 cups', '1 ½ cups', '15 ounces', '1 lb', '240 ml', '390 g', '2 pints')
  const about = fc.constantFrom('', 'about ')
  const again = fc.oneof(
    fc.tuple(about, amount).map(([word, equivalent]) => [` (${word}${equivalent})`, ''] as const),
    fc.tuple(amount, amount).map(([one, other]) => [` (${one}/${other})`, ''] as const),
    amount.map((equivalent) => [`/${equivalent}`, ''] as const),
    fc.tuple(about, amount).map(([word, equivalent]) => ['', `, ${word}${equivalent}`] as const),
  )
  fc.assert(
    fc.property(
      amount,
      again,
      fc.constantFrom('flour', 'milk', 'beef'),
      fc.constantFrom('metric' as const, 'us' as const),
      (first, [before, behind], name, system) => {
        const shown = convertLine(read(`${first}${before} ${name}${behind}`), system, index)
        const systems = shown.amounts.flatMap(({ unit }) => {
          const known = unit?.word && units[unit.word.name]
          return known && measureKinds.has(known.kind) ? [known.system] : []
        })
        expect([shown.text, systems.filter((own) => own !== system)]).toEqual([shown.text, []])
        expect(shown.ingredient).toBe(name)
      },
    ),
  )
})

test('a scaled line is converted and has the original text', () => {
  const line = convertLine(scaleLine(read('1 cup flour'), 3), 'metric', index)
  expect(line.text).toBe('360 g flour')
  expect(line.scaledFrom?.line.text).toBe('1 cup flour')
})
