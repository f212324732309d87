import { convertLine } from './convert-line.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { mergeItems } from './merge-items.ts'
import { scaleLine } from './scale-line.ts'
import { someCupWeights } from './testing/cup-weights.ts'
import { everyLanguage } from './testing/every-language.ts'

const read = (text: string) => readIngredientLine(text, everyLanguage)
const inSystem = (text: string, system: 'metric' | 'us') =>
  convertLine(read(text), system, someCupWeights(everyLanguage)).text

test.each([
  ['1 (15-ounce) can chickpeas, drained (1 1/2 cups)', '2 (15-ounce) cans chickpeas, drained (3 cups)'],
  ['2 cans kidney beans, rinsed (about 3 cups)', '4 cans kidney beans, rinsed (about 6 cups)'],
  ['2 (14.5 ounce) cans tomatoes (29 oz)', '4 (14.5 ounce) cans tomatoes (58 oz)'],
  ['4 bags (6 oz each) kale (24 oz total)', '8 bags (6 oz each) kale (48 oz total)'],
  ['3 sachets (21g total) yeast', '6 sachets (42g total) yeast'],
  ['2 (30 oz total) cans beans', '4 (60 oz total) cans beans'],
  ['3 (total 21 g) sachets yeast', '6 (total 42 g) sachets yeast'],
  ['2 (600 g insgesamt) Dosen Mais', '4 (1200 g insgesamt) Dosen Mais'],
  ['2 קופסאות תירס (סך הכל 600 גרם)', '4 קופסאות תירס (סך הכל 1200 גרם)'],
  ['2 Dosen Mais (insgesamt 300 g)', '4 Dosen Mais (insgesamt 600 g)'],
  ['2 lattine di ceci (480 g in totale)', '4 lattine di ceci (960 g in totale)'],
  ['2 банки квасолі (всього 800 г)', '4 банки квасолі (всього 1600 г)'],
])('the whole is doubled: %s', (text, doubled) => {
  expect(scaleLine(read(text), 2).text).toBe(doubled)
})

test.each([
  ['2 cans beans (400 g each)', '4 cans beans (400 g each)'],
  ['1 can tomatoes, 14 oz', '2 cans tomatoes, 14 oz'],
  ['2 15-ounce cans (425 g) beans', '4 15-ounce cans (425 g) beans'],
  ['15 oz can beans, drained (439g)', '2 × 15 oz cans beans, drained (439g)'],
])('the size of one stays: %s', (text, doubled) => {
  expect(scaleLine(read(text), 2).text).toBe(doubled)
})

test.each([
  [
    '1 x 800 g (28 oz) tin plums',
    'can',
    'plums',
    '2 x 800 g (28 oz) tins plums',
    '1 x 800 g tin plums',
    '1 x 28 oz tin plums',
  ],
  [
    '3 × 150 g (5 oz) packs ham',
    'package',
    'ham',
    '6 × 150 g (5 oz) packs ham',
    '3 × 150 g packs ham',
    '3 × 5 oz packs ham',
  ],
  [
    '1 x 8 g (¼ oz) sachet gelatine',
    'packet',
    'gelatine',
    '2 x 8 g (¼ oz) sachets gelatine',
    '1 x 8 g sachet gelatine',
    '1 x ¼ oz sachet gelatine',
  ],
  [
    '400 g (14 oz) tin lentils',
    'ounce',
    'lentils',
    '2 × 400 g (14 oz) tins lentils',
    '400 g tin lentils',
    '14 oz tin lentils',
  ],
  [
    '2 x 1lb 2oz packs rice',
    'package',
    'rice',
    '4 x 1lb 2oz packs rice',
    '2 x 510 g packs rice',
    '2 x 1lb 2oz packs rice',
  ],
  [
    '4 x 125g (4½oz) salmon fillets',
    null,
    'salmon fillets',
    '8 x 125g (4½oz) salmon fillets',
    '4 x 125g salmon fillets',
    '4 x 4½oz salmon fillets',
  ],
  [
    '2 15-ounce cans (425 g) beans',
    'can',
    'beans',
    '4 15-ounce cans (425 g) beans',
    '2 (425 g) cans beans',
    '2 15-ounce cans beans',
  ],
])('a size in two systems is one size: %s', (text, unit, thing, doubled, metric, us) => {
  const line = read(text)
  if (unit !== 'ounce') expect(line.unitName).toBe(unit)
  expect(line.ingredient).toBe(thing)
  expect(scaleLine(line, 2).text).toBe(doubled)
  expect([inSystem(text, 'metric'), inSystem(text, 'us')]).toEqual([metric, us])
})

test('tins of a size that is said in two systems are the same thing to buy', () => {
  const merged = mergeItems(['1 x 400 g (14 oz) tin plums', '2 x 400 g (14 oz) tins plums'], (text) => text, {
    vocabulary: everyLanguage,
  })
  expect(merged.map(({ name }) => name)).toEqual(['plums'])
})

test.each([
  ['2kg/4lb 8oz onions', '2kg onions', '4lb 8oz onions', '4kg/9lbs onions'],
  ['700g (1lb 9oz) beef', '700g beef', '1lb 9oz beef', '1.4kg (3 1/8lbs) beef'],
  ['600 g / 1 lb 5 oz flour', '600 g flour', '1 lb 5 oz flour', '1.2 kg / 2 5/8 lbs flour'],
  ['1 kg (2 lb. 3 oz.) plums', '1 kg plums', '2 lb. 3 oz. plums', '2 kg (4 3/8 lbs.) plums'],
  ['2 lb 4 oz (1 kg) pears', '1 kg pears', '2 lb 4 oz pears', '4 1/2 lbs (2 kg) pears'],
])('pounds and ounces are one amount: %s', (text, metric, us, doubled) => {
  expect([inSystem(text, 'metric'), inSystem(text, 'us')]).toEqual([metric, us])
  expect(scaleLine(read(text), 2).text).toBe(doubled)
})

test.each(['0.3 g saffron', '2 g nutmeg', '1/4g yeast', '0,4 ml Essenz'])('so little stays as written: %s', (text) => {
  expect(inSystem(text, 'us')).toBe(text)
})
