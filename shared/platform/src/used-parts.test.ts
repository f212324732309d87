import { globalPreferences } from './global-preferences.ts'
import { isUsed } from './used-parts.ts'

const behind = (name: string) => ({ switch: { name, words: { 'en-us': { title: name, about: name } } } })

test('all parts are used except those that are switched off', () => {
  const preferences = globalPreferences.parse({ usePeople: false, useWine: false })
  expect(isUsed(preferences, behind('usePeople'))).toBe(false)
  expect(isUsed(preferences, behind('useWine'))).toBe(false)
  expect(isUsed(preferences, behind('useShoppingLists'))).toBe(true)
  expect(isUsed(preferences, behind('useCellar'))).toBe(true)
  expect(isUsed(preferences, {})).toBe(true)
  expect(isUsed(preferences, undefined)).toBe(true)
})
