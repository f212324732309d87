import fc from 'fast-check'
import { languages } from './language.ts'
import { translateDuration } from './translate-duration.ts'

test.each([
  ['2 hours', 'de-de', '2 Stunden'],
  ['1 hour', 'de-de', '1 Stunde'],
  ['1 hour 30 minutes', 'de-de', '1 Stunde 30 Minuten'],
  ['1 hour and 30 minutes', 'it-it', '1 ora 30 minuti'],
  ['1 hour, 5 mins', 'uk-ua', '1 година 5 хвилин'],
  ['25 to 30 minutes', 'de-de', '25–30 Minuten'],
  ['25-30 minutes', 'uk-ua', '25–30 хвилин'],
  ['1 1/2 hours', 'de-de', '1,5 Stunden'],
  ['1 ½ hours', 'de-de', '1,5 Stunden'],
  ['½ hour', 'de-de', '0,5 Stunden'],
  ['1.5 hours', 'de-de', '1,5 Stunden'],
  ['45 Minuten', 'en-us', '45 minutes'],
  ['2 ore', 'en-us', '2 hours'],
  ['30 min', 'uk-ua', '30 хвилин'],
  ['2 години', 'en-us', '2 hours'],
] as const)('“%s” is said in %s as “%s”', (text, language, translation) => {
  expect(translateDuration(text, language)).toBe(translation)
})

test.each([
  ['2 h 20 min', 'de-de'],
  ['1 Stunde', 'de-de'],
  ['30 min', 'it-it'],
  ['2 hours', 'en-us'],
  ['45', 'de-de'],
  ['overnight', 'de-de'],
  ['2 hours plus chilling', 'de-de'],
  ['about 2 hours', 'de-de'],
  ['30-20 minutes', 'de-de'],
  ['', 'de-de'],
] as const)('“%s” stays as it was written for a reader of %s', (text, language) => {
  expect(translateDuration(text, language)).toBe(text)
})

test('any text gives a text with the original words', () => {
  const units = fc.constantFrom('hours', 'min', 'Stunde', 'ore', 'хвилин', 'שעות', 'heures')
  const lengths = fc.tuple(fc.integer({ min: 1, max: 200 }), units).map(([count, unit]) => `${count} ${unit}`)
  const texts = fc.oneof(fc.string({ unit: 'binary' }), lengths)
  fc.assert(
    fc.property(texts, fc.constantFrom(...languages), (text, language) => {
      const translation = translateDuration(text, language)
      expect(translateDuration(translation, language)).toBe(translation)
    }),
  )
})
