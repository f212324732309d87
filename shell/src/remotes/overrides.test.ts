import { forgetOverrides, overridden, withOverrides } from './overrides.ts'
import type { RegistryState } from './read-registry.ts'

const registry: RegistryState = {
  source: 'deployment',
  allowOverrides: true,
  problems: [],
  remotes: [
    {
      id: 'recipes',
      version: '1.0.0',
      contract: 1,
      enabled: true,
      entry: 'https://cook.example/e.js',
      paths: ['list'],
    },
  ],
}

const own = 'http://localhost:4101/remoteEntry.js'

beforeEach(() => localStorage.clear())

test('a remote of this machine stands in for the deployed one, and is named', () => {
  localStorage.setItem('potluck.override.recipes', own)
  const changed = withOverrides(registry, localStorage)
  expect(changed.remotes[0]?.entry).toBe(own)
  expect(overridden(changed)).toEqual(['recipes'])
})

test('nothing is overridden where the registry does not allow it', () => {
  localStorage.setItem('potluck.override.recipes', own)
  expect(withOverrides({ ...registry, allowOverrides: false }, localStorage).remotes[0]?.version).toBe('1.0.0')
})

test.each(['https://evil.example/e.js', 'http://localhost.evil.example/e.js', 'javascript:alert(1)', 'e.js'])(
  '%s is not this machine',
  (address) => {
    localStorage.setItem('potluck.override.recipes', address)
    expect(overridden(withOverrides(registry, localStorage))).toEqual([])
  },
)

test('a reset forgets every override and nothing else', () => {
  localStorage.setItem('potluck.override.recipes', own)
  localStorage.setItem('potluck.preferences', '{}')
  forgetOverrides(localStorage)
  expect(Object.keys(localStorage)).toEqual(['potluck.preferences'])
})
