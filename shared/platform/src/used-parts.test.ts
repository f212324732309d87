import { globalPreferences } from './global-preferences.ts'
import { isUsed, partOf } from './used-parts.ts'

test.each([
  ['/meal-planners', 'useMealPlans'],
  ['/meal-planners/7?week=2', 'useMealPlans'],
  ['shopping-lists', 'useShoppingLists'],
  ['/messages/42', 'usePeople'],
  ['/people/my-profile', 'usePeople'],
  ['/list/main', undefined],
  ['/peoples', undefined],
  ['/', undefined],
] as const)('%s stands behind %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})

test('what is switched off is not used, all else is', () => {
  const preferences = globalPreferences.parse({ usePeople: false })
  expect(isUsed(preferences, '/messages')).toBe(false)
  expect(isUsed(preferences, '/shopping-lists')).toBe(true)
  expect(isUsed(preferences, '/settings')).toBe(true)
})
