import type { Scope } from '@potluck/api/scopes'
import { isContained, withToggled } from './scope-choice.ts'

test.each<[readonly Scope[], Scope, readonly Scope[]]>([
  [[], 'lists', ['lists']],
  [['lists', 'plans'], 'lists', ['plans']],
  [['recipes:read'], 'recipes:write', ['recipes:write']],
  [['recipes:write'], 'recipes:write', []],
  [['recipes:write', 'lists'], 'everything', ['everything']],
])('the choice of %j becomes another by a press on %s: %j', (before, pressed, after) => {
  expect(withToggled(before, pressed)).toEqual(after)
})

test('a scope is contained in a wider one and not in itself', () => {
  expect(isContained(['recipes:write'], 'recipes:read')).toBe(true)
  expect(isContained(['recipes:read'], 'recipes:read')).toBe(false)
  expect(isContained(['everything'], 'plans')).toBe(true)
  expect(isContained(['recipes:write', 'lists', 'plans'], 'everything')).toBe(false)
})
