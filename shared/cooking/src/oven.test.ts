import { convertOven } from './oven.ts'
import type { TemperatureScale } from './temperatures.ts'

test.each<[number, TemperatureScale, TemperatureScale, number | null]>([
  [350, 'fahrenheit', 'celsius', 180],
  [180, 'celsius', 'fahrenheit', 350],
  [180, 'celsius', 'gas', 4],
  [4, 'gas', 'celsius', 180],
  [9, 'gas', 'fahrenheit', 475],
  [425, 'fahrenheit', 'gas', 7],
  [40, 'celsius', 'fahrenheit', 105],
  [110, 'fahrenheit', 'celsius', 45],
  [40, 'celsius', 'gas', null],
  [175, 'celsius', 'fahrenheit', 350],
  [170, 'celsius', 'fahrenheit', 340],
  [170, 'celsius', 'gas', 3],
  [355, 'fahrenheit', 'celsius', 180],
  [200, 'celsius', 'celsius', 200],
])('%d %s in %s is %s', (value, from, to, converted) => {
  expect(convertOven(value, from, to)).toBe(converted)
})

const marks = [0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test.each(marks)(
  'gas mark %d is within seven degrees of its °F, in steps of ten °C, and comes back as itself',
  (gas) => {
    const [celsius, fahrenheit] = [convertOven(gas, 'gas', 'celsius') ?? 0, convertOven(gas, 'gas', 'fahrenheit') ?? 0]
    expect(Math.abs(celsius - ((fahrenheit - 32) * 5) / 9)).toBeLessThan(7)
    expect(celsius % 10).toBe(0)
    expect([convertOven(celsius, 'celsius', 'gas'), convertOven(fahrenheit, 'fahrenheit', 'gas')]).toEqual([gas, gas])
  },
)
