import fc from 'fast-check'
import { convertTemperatures } from '../convert-temperatures.ts'
import { findDurations } from '../durations.ts'
import { readIngredientLine } from '../ingredient-line.ts'
import { scaleLine } from '../scale-line.ts'
import { everyLanguage } from '../testing/every-language.ts'
import { factorTo, readYield } from '../yield.ts'

const read = (text: string) => readIngredientLine(text, everyLanguage)

const amountOf = (text: string): string | null => {
  const { quantity } = read(text)
  if (!quantity) return null
  const [min, max] = [quantity.min.toFraction(), quantity.max.toFraction()]
  return min === max ? min : `${min}-${max}`
}

test.each([
  ['250/300 g riso', '250-300', '500/600 g riso'],
  ['60/70 g di burro', '60-70', '120/140 g di burro'],
  ['5/6 foglie di salvia', '5-6', '10/12 foglie di salvia'],
  ['12/14 capperi', '12-14', '24/28 capperi'],
  ['1000/1200 g mele', '1000-1200', '2/2.4 kg mele'],
  ['1,5/2 kg patate', '3/2-2', '3-4 kg patate'],
  ['2/3 spicchi aglio', '2-3', '4/6 spicchi aglio'],
  ['3/4 Eier', '3-4', '6/8 Eier'],
  ['150 / 180 g Mehl', '150-180', '300 / 360 g Mehl'],
  ['500/1000 g Mehl', '500-1000', '1-2 kg Mehl'],
  ['6/8 carrots', '6-8', '12/16 carrots'],
  ['due/tre uova', '2-3', '4/6 uova'],
  ['1½/2 cups milk', '3/2-2', '3-4 cups milk'],
  ['1/2 cup milk', '1/2', '1 cup milk'],
  ['1/3 tazza di latte', '1/3', '2/3 tazza di latte'],
  ['2/3 cups milk', '2/3', '1 1/3 cups milk'],
  ['1/4 TL Salz', '1/4', '1/2 TL Salz'],
  ['3/4 kg patate', '3/4', '1 1/2 kg patate'],
  ['7/8 cup oil', '7/8', '1 3/4 cups oil'],
  ['6/8 oz cheddar', '6-8', '3/4-1 lb cheddar'],
  ['2/4 c oats', '1/2', '1 c oats'],
  ['4/5 cup oats', '4/5', '1 5/8 cups oats'],
  ['5/8 to 1 cup oats', '5/8-1', '1 1/4 to 2 cups oats'],
  ['1 1/2 cups milk', '3/2', '3 cups milk'],
])('"%s" is %s, doubled "%s"', (text, amount, doubled) => {
  expect(amountOf(text)).toBe(amount)
  expect(scaleLine(read(text), 2).text).toBe(doubled)
})

test.each(['50/50 mix', '80/20 ground beef', '60/40 flour', '2025/2026 wine', '24/12/2026'])(
  '"%s" is no amount',
  (text) => {
    expect(amountOf(text)).toBeNull()
    expect(scaleLine(read(text), 2).text).toBe(text)
  },
)

test('a plan for fewer than a range of persons needs less than the recipe', () => {
  const made = readYield('6/8 persone', everyLanguage)
  expect(scaleLine(read('350 g farina'), (made && factorTo(6, made)) ?? 1).text).toBe('300 g farina')
})

test.each([
  ['Infornare per 25/30 minuti.', '25-30'],
  ['15/20 Min. backen', '15-20'],
  ['Boil 2/3 minutes', '2-3'],
  ['cuocere 3/4 ore', '180-240'],
  ['3/4 Stunde ruhen lassen', '45-45'],
  ['1/2 hour', '30-30'],
  ['3/4 години', '45-45'],
])('"%s" takes %s minutes', (text, minutes) => {
  const [found] = findDurations(text, everyLanguage)
  expect(found && `${found.minSeconds / 60}-${found.maxSeconds / 60}`).toBe(minutes)
})

test.each([
  ['Infornare a 160/180 °C.', 'fahrenheit', 'Infornare a 325–350 °F.'],
  ['Bake at 350/375F.', 'celsius', 'Bake at 180–190 °C.'],
  ['gas mark 3/4', 'celsius', '160–180 °C'],
  ['gas mark 1/2', 'celsius', '120 °C'],
] as const)('%s on %s: %s', (text, scale, converted) => {
  expect(convertTemperatures(text, scale, everyLanguage)).toBe(converted)
})

test('a range stays a range, whatever it is multiplied by', () => {
  const anyEnds = fc.record({ low: fc.integer({ min: 5, max: 400 }), wider: fc.integer({ min: 1, max: 200 }) })
  const anyFactor = fc.constantFrom(1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 2, 2, 3, 10)
  fc.assert(
    fc.property(anyEnds, anyFactor, ({ low, wider }, factor) => {
      const high = Math.min(low + wider, low * 5)
      fc.pre(low + high !== 100 && high !== 8 && high !== 16)
      const line = read(`${low}/${high} ml acqua`)
      expect(amountOf(line.text)).toBe(`${low}-${high}`)
      const scaled = scaleLine(line, factor)
      expect(scaled.quantity?.max.div(scaled.quantity.min).equals(line.quantity?.max.div(line.quantity.min) ?? 0)).toBe(
        true,
      )
      const again = read(scaled.text).quantity
      const [shownLow, shownHigh] = [again?.min, again?.max]
      expect(shownLow && shownHigh && shownLow.compare(shownHigh) <= 0).toBe(true)
      const unit = read(scaled.text).unitName === 'liter' ? 1000 : 1
      expect(Math.abs((shownHigh?.valueOf() ?? 0) * unit - high * factor)).toBeLessThanOrEqual(
        Math.max(3, high * factor * 0.05),
      )
      expect(scaleLine(scaled, 1 / factor).text).toBe(line.text)
    }),
  )
})
