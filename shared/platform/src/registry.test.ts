import { parseRegistry } from './registry.ts'

const recipes = {
  id: 'recipes',
  version: '1.4.2',
  contract: 1,
  enabled: true,
  entry: 'remotes/recipes/1.4.2/remoteEntry.9633a53c.js',
  paths: ['list', 'recipe'],
  background: true,
}
const social = { ...recipes, id: 'social', paths: ['people'], entry: 'remotes/social/1.0.0/remoteEntry.1.js' }

const registry = (...remotes: unknown[]) => parseRegistry({ schemaVersion: 1, remotes })

test('a valid registry is read, and overrides are off by default', () => {
  expect(registry(recipes, social)).toEqual({ allowOverrides: false, remotes: [recipes, social], problems: [] })
})

test('a remote without a background field has no background', () => {
  const { remotes } = registry({ ...recipes, background: undefined })
  expect(remotes).toEqual([{ ...recipes, background: false }])
})

test.each([
  ['no id', { ...recipes, id: undefined }, 'entry 1'],
  ['an id that is no identifier', { ...recipes, id: 'mfe-recipes' }, 'remote "mfe-recipes"'],
  ['an entry that is no script', { ...recipes, entry: 'remotes/index.html' }, 'remote "recipes"'],
  ['no paths', { ...recipes, paths: [] }, 'remote "recipes"'],
  ['a contract that is no number', { ...recipes, contract: '1' }, 'remote "recipes"'],
  ['nothing', null, 'entry 1'],
])('an entry with %s is skipped by name and the next one stands', (_, entry, name) => {
  const { remotes, problems } = registry(entry, social)
  expect(remotes).toEqual([social])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(name)
})

test.each([
  ['id', { ...social, id: 'recipes' }],
  ['path', { ...social, paths: ['people', 'list'] }],
])('an entry that repeats the %s of an earlier one is skipped', (_, entry) => {
  const { remotes, problems } = registry(recipes, entry)
  expect(remotes).toEqual([recipes])
  expect(problems[0]).toContain('remote "recipes"')
})

test.each([null, [], {}, { schemaVersion: 2, remotes: [] }, 'remotes'])('%j is not a registry', (file) => {
  expect(() => parseRegistry(file)).toThrow()
})
