import { contract } from './contract.ts'
import { parseRemote } from './parse-remote.ts'
import { defineRemote } from './remote.tsx'

const remote = defineRemote({
  id: 'recipes',
  routes: [{ path: 'recipe/:recipeId', load: async () => () => null }],
  locales: { 'en-us': 'en-us.json' },
})

test('defineRemote makes a remote of this contract', () => {
  expect(remote.contract).toBe(contract)
  expect(parseRemote(remote)).toEqual({ remote })
})

test('parseRemote accepts fields that this shell does not know', () => {
  expect(parseRemote({ ...remote, invented: 'later' })).toHaveProperty('remote')
})

test('parseRemote accepts a language that this shell does not know', () => {
  expect(parseRemote({ ...remote, locales: { ...remote.locales, 'ja-jp': 'ja-jp.json' } })).toHaveProperty('remote')
})

test.each([
  ['nothing', undefined],
  ['a component alone', () => null],
  ['no contract', { ...remote, contract: undefined }],
  ['no routes', { ...remote, routes: [] }],
  ['a route that cannot be loaded', { ...remote, routes: [{ path: 'x', load: 'x.js' }] }],
  ['no English words', { ...remote, locales: { he: 'he.json' } }],
  ['preferences without a name', { ...remote, preferences: [{}] }],
  ['a background that cannot be loaded', { ...remote, background: 'background.js' }],
  ['a Root that is no component', { ...remote, Root: 'div' }],
])('%s is not a remote, and the reason is given', (_, exported) => {
  expect(parseRemote(exported)).toEqual({ problem: expect.stringMatching(/./) })
})
