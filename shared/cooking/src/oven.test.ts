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
  [200, 'celsius', 'celsius', 200],
])('%d %s in %s is %s', (value, from, to, converted) => {
  expect(convertOven(value, from, to)).toBe(converted)
})
