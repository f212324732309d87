import { findTemperatures } from './temperatures.ts'
import { everyLanguage } from './testing/every-language.ts'

const temperatureTexts = (text: string): string[] =>
  findTemperatures(text, everyLanguage).map(({ min, max, scale }) =>
    min === max ? `${min} ${scale}` : `${min}-${max} ${scale}`,
  )

test.each([
  ['heat to 180 °C', ['180 celsius']],
  ['350°F (180°C)', ['350 fahrenheit', '180 celsius']],
  ['180-200 °C', ['180-200 celsius']],
  ['350 degrees Fahrenheit', ['350 fahrenheit']],
  ['350 degrees F', ['350 fahrenheit']],
  ['bake at 350F', ['350 fahrenheit']],
  ['at 400 degrees', ['400 fahrenheit']],
  ['at 200C', ['200 celsius']],
  ['gas mark 4', ['4 gas']],
  ['bei 180 Grad', ['180 celsius']],
  ['a 200°', ['200 celsius']],
  ['при 180 °C', ['180 celsius']],
  ['при 180 градусів', ['180 celsius']],
  ['ב-180 מעלות', ['180 celsius']],
  ['at a 45 degree angle', []],
  ['2 C flour', []],
])('"%s" has the temperatures %j', (text, expected) => {
  expect(temperatureTexts(text)).toEqual(expected)
})
