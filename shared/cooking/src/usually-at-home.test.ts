import { itemKey } from './item-key.ts'
import { everyLanguage } from './testing/every-language.ts'
import { isAtHome, isNeverBought, usuallyAtHome } from './usually-at-home.ts'

test.each([
  'water',
  'Water',
  'warm water',
  'boiling water',
  'cold water',
  'Wasser',
  'lauwarmes Wasser',
  'kaltes Wasser',
  'acqua tiepida',
  'acqua',
  'вода',
  'теплої води',
  'холодна вода',
  'מים',
  'מים רותחים',
  'מים פושרים',
])('nobody buys %s', (name) => {
  expect(isNeverBought(name, everyLanguage)).toBe(true)
})

test.each(['coconut water', 'sparkling water', 'rose water', 'watermelon', 'Mineralwasser', 'acqua frizzante', 'milk'])(
  '%s is bought',
  (name) => {
    expect(isNeverBought(name, everyLanguage)).toBe(false)
  },
)

test.each([
  ['salt', ['salt']],
  ['freshly ground black pepper', ['freshly ground black pepper']],
  ['salt and pepper', ['salt', 'pepper']],
  ['olive oil, salt, pepper', ['olive oil', 'salt', 'pepper']],
  ['Salz und Pfeffer', ['Salz', 'Pfeffer']],
  ['sale e pepe', ['sale', 'pepe']],
  ['сіль та перець', ['сіль', 'перець']],
  ['שמן זית', ['שמן זית']],
  ['מלח ופלפל', ['מלח', 'פלפל']],
  ['salt and butter', []],
  ['red pepper', []],
  ['salted butter', []],
  ['sesame oil', []],
])('of %s most people always have %j', (name, things) => {
  expect(usuallyAtHome(name, everyLanguage)).toEqual(things)
})

test('salt and pepper are at home where both are', () => {
  const has = (keys: readonly string[]) => (thing: string) =>
    keys.some((key) => itemKey(key, everyLanguage) === itemKey(thing, everyLanguage))
  expect(isAtHome('salt and pepper', everyLanguage, has(['salt']))).toBe(false)
  expect(isAtHome('salt and pepper', everyLanguage, has(['salt', 'pepper']))).toBe(true)
  expect(isAtHome('milk', everyLanguage, has(['milk']))).toBe(true)
})
