import { convertTemperatures } from './convert-temperatures.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf([enUs, deDe])

test.each([
  ['Bake at 350°F for 20 minutes.', 'celsius', 'Bake at 180 °C for 20 minutes.'],
  ['Bake at 350°F (180°C).', 'celsius', 'Bake at 350°F (180°C).'],
  ['Bake at 350°F (180°C).', 'fahrenheit', 'Bake at 350°F (180°C).'],
  ['Bei 180-200 °C backen.', 'fahrenheit', 'Bei 350–400 °F backen.'],
  ['Bake at 180 °C.', 'gas', 'Bake at gas mark 4.'],
  ['Bring the syrup to 80 °C.', 'gas', 'Bring the syrup to 80 °C.'],
  ['Start at 425°F, then lower to 350°F.', 'celsius', 'Start at 220 °C, then lower to 180 °C.'],
  ['Stir 350 times in 20 minutes.', 'celsius', 'Stir 350 times in 20 minutes.'],
] as const)('%s on %s: %s', (text, scale, converted) => {
  expect(convertTemperatures(text, scale, vocabulary)).toBe(converted)
})
