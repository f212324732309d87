import { convertTemperatures } from './convert-temperatures.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { convertMeasured } from './oven.ts'
import { everyLanguage } from './testing/every-language.ts'
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

const both = (text: string) =>
  (['celsius', 'fahrenheit'] as const).map((scale) => convertTemperatures(text, scale, everyLanguage))

test.each([
  ['Cook the sugar to 245°F.', 'Cook the sugar to 118 °C.'],
  ['Heat the oil to 375°F.', 'Heat the oil to 191 °C.'],
  ['Melt the chocolate to 113-118°F.', 'Melt the chocolate to 45–48 °C.'],
  ['Roast until the thickest part is at 145°F.', 'Roast until the thickest part is at 63 °C.'],
  ['Warm the milk to 110 to 115 degrees F.', 'Warm the milk to 43–46 °C.'],
  ['Boil to 300°F on a candy thermometer.', 'Boil to 149 °C on a candy thermometer.'],
  ['Heat the syrup to 250°F, then to 300°F.', 'Heat the syrup to 121 °C, then to 149 °C.'],
  ['Heat the oven to 350°F. Heat the oil to 350°F.', 'Heat the oven to 180 °C. Heat the oil to 177 °C.'],
  ['Bake the sugar cookies at 350°F.', 'Bake the sugar cookies at 180 °C.'],
  ['Pull it at 203°F.', 'Pull it at 95 °C.'],
  ['Keep frozen at 0°F.', 'Keep frozen at -18 °C.'],
])('in °C: %s', (text, converted) => {
  expect(both(text)[0]).toBe(converted)
})

test.each([
  ['Den Sirup auf 118 °C kochen.', 'Den Sirup auf 244 °F kochen.'],
  ['Zucker auf 140 °C erhitzen.', 'Zucker auf 284 °F erhitzen.'],
  ['Cuocere lo sciroppo a 121 °C.', 'Cuocere lo sciroppo a 250 °F.'],
  ['Нагріти сироп до 116 °C.', 'Нагріти сироп до 241 °F.'],
  ['מחממים את השמן ל-170 °C.', 'מחממים את השמן ל-338 °F.'],
  ['Im Ofen bei 180 °C backen.', 'Im Ofen bei 350 °F backen.'],
  ['Auf 60 °C Kerntemperatur garen.', 'Auf 140 °F Kerntemperatur garen.'],
  ['Between 160 and 180 °C.', 'Between 325 and 350 °F.'],
  ['Chill at 0-4 °C.', 'Chill at 32–39 °F.'],
])('in °F: %s', (text, converted) => {
  expect(both(text)[1]).toBe(converted)
})

test.each([
  ['Freeze at -20 °C.', 'Freeze at -4 °F.'],
  ['Bei −18 °C lagern.', 'Bei 0 °F lagern.'],
  ['Conservare a meno 18 °C.', 'Conservare a 0 °F.'],
  ['Freeze (-18 °C) for a day.', 'Freeze (0 °F) for a day.'],
  ['Keep at -20 to -18 °C.', 'Keep at -4 to 0 °F.'],
  ['Bake at 160-180 °C.', 'Bake at 325–350 °F.'],
])('a sign below zero belongs to its number: %s', (text, converted) => {
  expect(both(text)[1]).toBe(converted)
})

test.each([
  'Lower the oven by 50°F.',
  'Bake 25°F hotter.',
  'Use 25 degrees F less.',
  'Die Hitze um 20 °C senken.',
  'Mit Umluft 20 °C niedriger.',
  'Abbassare il forno di 20 °C.',
  '20 °C in meno con il ventilato.',
  'Зменшити жар на 20 °C.',
  'להוריד את החום ב-20 °C.',
  'Turn the oven up 20 °C.',
  'Turn it down 25 degrees F.',
  'Raise the temperature 25°F.',
  'Subtract 25 °F with a fan.',
  'A drop of 10 °C.',
  '+20 °C',
  'Die Temperatur 20 °C senken.',
  'Temperatura 20 °C: abbassare.',
  'Знизити температуру 20 °C.',
])('a difference of temperatures is none: %s', (text) => {
  expect(both(text)).toEqual([text, text])
})

test.each([
  ['Heat oven to 200C/180C fan/gas 6.', 'Heat oven to 400 °F/350 °F fan.'],
  ['Heat oven to 200C/fan 180C/gas 6.', 'Heat oven to 400 °F/fan 350 °F.'],
  ['Heat oven to 160C (140C fan, gas 3).', 'Heat oven to 325 °F (275 °F fan).'],
  ['Bake at 190C (gas 5) for 20 minutes.', 'Bake at 375 °F for 20 minutes.'],
  ['Heat oven to 200°C/fan180°C/gas 6.', 'Heat oven to 400 °F/fan350 °F.'],
  ['Bake at gas 4/180C.', 'Bake at 350 °F.'],
  ['180 °C Ober-/Unterhitze (160 °C Umluft)', '350 °F Ober-/Unterhitze (325 °F Umluft)'],
])('three scales in one breath are one: %s', (text, inFahrenheit) => {
  expect(both(text)).toEqual([text, inFahrenheit])
})

test.each([
  ['Bake at 200/180 °C.', 'Bake at 400/350 °F.'],
  ['Bei 200-180 °C backen.', 'Bei 400–350 °F backen.'],
  ['Von 220 bis 180 °C fallend.', 'Von 425 bis 350 °F fallend.'],
  ['Von 250 auf 200 °C reduzieren.', 'Von 480 auf 400 °F reduzieren.'],
  ['מ-200 ל-180 °C', 'מ-400 ל-350 °F'],
  ['Forno a 200/180 °C.', 'Forno a 400/350 °F.'],
  ['Нагріти до 200/180 °C.', 'Нагріти до 400/350 °F.'],
])('both ends are converted where the larger stands first: %s', (text, inFahrenheit) => {
  expect(both(text)).toEqual([text, inFahrenheit])
})

test('half of a range is not converted alone', () => {
  expect(both('Bake at 350-75°F.')).toEqual(['Bake at 350-75°F.', 'Bake at 350-75°F.'])
})

test.each([
  ['Heat oven to 180C/160 fan/gas 4.', 'Heat oven to 350 °F/325 °F fan.'],
  ['200 °C (Umluft 180)', '400 °F (Umluft 350 °F)'],
  ['Ober-/Unterhitze: 200 °C, Umluft: 180', 'Ober-/Unterhitze: 400 °F, Umluft: 350 °F'],
  ['Forno statico 180 °C o ventilato 160', 'Forno statico 350 °F o ventilato 325 °F'],
  ['180 °C (конвекція 160)', '350 °F (конвекція 325 °F)'],
  ['180 °C (טורבו 160)', '350 °F (טורבו 325 °F)'],
])('a bare number for the fan is on the same scale: %s', (text, inFahrenheit) => {
  expect(both(text)).toEqual([text, inFahrenheit])
})

test('what is measured comes back to a degree', () => {
  for (let value = -40; value <= 400; value += 1) {
    const there = convertMeasured(value, 'celsius', 'fahrenheit') ?? 0
    expect((convertMeasured(there, 'fahrenheit', 'celsius') ?? 0) + 0).toBe(value + 0)
  }
})
