import { languages } from './language.ts'
import { loadWords } from './loading/load-words.ts'
import { cutLine, findRole } from './reading/cut-line.ts'
import { everyLanguage } from './testing/every-language.ts'
import { units } from './units.ts'
import { formsForNumbers, role, vocabularyOf } from './vocabulary.ts'

const kinds = [
  'angle',
  'area',
  'digital',
  'length',
  'temperature',
  'time',
  'volume',
  'weight',
  'can',
  'package',
] as const

test.each(languages)('%s has names for every kind of unit', async (language) => {
  const words = await loadWords(language)
  const named = new Set(Object.keys(words.units))
  const missing = kinds.filter(
    (kind) => !Object.entries(units).some(([name, unit]) => unit.kind === kind && named.has(name)),
  )
  expect(missing).toEqual([])
})

test.each(languages)('every name of a unit in %s leads to the unit', async (language) => {
  const words = await loadWords(language)
  const vocabulary = vocabularyOf([words])
  const lost = Object.values(words.units)
    .flat()
    .flatMap((spelling) => spelling.split('|'))
    .filter((name) => !findRole(cutLine(name, vocabulary), 0, role.unit))
  expect(lost).toEqual([])
})

test.each(languages)('%s writes as many forms as its plural needs, or one', async (language) => {
  const words = await loadWords(language)
  const most = Math.max(...[0, 0.5, 1, 2, 3, 5, 11, 12, 21, 22, 25, 1.5].map(words.form)) + 1
  const odd = [...Object.values(words.units).flat(), ...words.counted.split(', ')].filter(
    (spelling) => ![1, 2, most].includes(spelling.split('|', formsForNumbers).length),
  )
  expect(odd).toEqual([])
})

test('a capital T distinguishes tablespoon from teaspoon', () => {
  const unit = (text: string) => findRole(cutLine(text, everyLanguage), 0, role.unit)?.phrase.units[0]?.name
  expect([unit('T'), unit('t'), unit('Tbsp'), unit('TL'), unit('EL')]).toEqual([
    'tablespoon',
    'teaspoon',
    'tablespoon',
    'teaspoon',
    'tablespoon',
  ])
})

test('dots of abbreviations do not matter', () => {
  const unit = (text: string) => findRole(cutLine(text, everyLanguage), 0, role.unit)?.phrase.units[0]?.name
  expect(['fl. oz.', 'fl oz', 'ст. л.', 'ст.л.', 'ч. л.'].map(unit)).toEqual([
    'fluid-ounce',
    'fluid-ounce',
    'tablespoon',
    'tablespoon',
    'teaspoon',
  ])
})

test('Ukrainian has a form for one, a few, many and parts', async () => {
  const { form } = await loadWords('uk-ua')
  expect([1, 21, 2, 24, 5, 11, 12, 0.5].map(form)).toEqual([0, 0, 1, 1, 2, 2, 2, 3])
})
