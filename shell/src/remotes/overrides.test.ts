/** @page */
import { createDeviceStorage } from '../device/device-storage.ts'
import { forgetOverrides, withOverrides } from './overrides.ts'
import type { RegistryState } from './read-registry.ts'

const registry: RegistryState = {
  source: 'deployment',
  allowOverrides: true,
  problems: [],
  overridden: [],
  remotes: [
    {
      id: 'recipes',
      version: '1.0.0',
      contract: 1,
      enabled: true,
      entry: 'https://cook.example/e.js',
      paths: ['list'],
      background: false,
    },
  ],
}

const own = 'http://localhost:4101/remoteEntry.js'

beforeEach(() => sessionStorage.clear())

test('a local remote replaces the deployed one, and is named', () => {
  sessionStorage.setItem('potluck:override:recipes', own)
  const changed = withOverrides(registry, sessionStorage)
  expect(changed.remotes[0]?.entry).toBe(own)
  expect(changed.overridden).toEqual(['recipes'])
})

test('no remote is overridden when the registry does not allow it', () => {
  sessionStorage.setItem('potluck:override:recipes', own)
  expect(withOverrides({ ...registry, allowOverrides: false }, sessionStorage).remotes[0]?.version).toBe('1.0.0')
})

test.each([
  'https://evil.example/e.js',
  'http://localhost.evil.example/e.js',
  'http://localhost@evil.example/e.js',
  'http://evil.example/#http://localhost/e.js',
  '//localhost/e.js',
  'javascript://localhost/%0aalert(1)',
  'data:text/javascript,alert(1)//localhost',
  'e.js',
  '',
])('%s is no address of this machine', (address) => {
  sessionStorage.setItem('potluck:override:recipes', address)
  expect(withOverrides(registry, sessionStorage)).toEqual(registry)
})

test('a reset forgets every override and nothing else', () => {
  sessionStorage.setItem('potluck:override:recipes', own)
  sessionStorage.setItem('potluck.preferences', '{}')
  forgetOverrides(createDeviceStorage(() => sessionStorage))
  expect(Object.keys(sessionStorage)).toEqual(['potluck.preferences'])
})
