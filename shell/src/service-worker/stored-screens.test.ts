import { createHash } from 'node:crypto'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { filesForLanguage } from './language-files.ts'
import { areScreensHere, cacheScreens } from './stored-screens.ts'

const base = 'https://potluck.test/'
const recipes = `${base}remotes/recipes/1.0.0-ab/`
const planning = `${base}remotes/planning/1.0.0-cd/`
const sha256 = createHash('sha256').update('content').digest('base64')

/** A network that has the files of two remotes, except those that are `missing`. */
function network() {
  const missing = new Set<string>()
  const lists = new Map([recipes, planning].map((folder) => [`${folder}files.json`, folder]))
  const names = ['remoteEntry.js', 'list.js', 'locales/en-us.json', 'locales/de-de.json']
  return {
    missing,
    caches: memoryCaches(),
    expectedHash: async () => sha256,
    fetch: async (request: Request | string) => {
      const address = typeof request === 'string' ? request : request.url
      if (missing.has(address)) return new Response('Not found', { status: 404 })
      if (!lists.has(address)) return new Response('content')
      return new Response(JSON.stringify(Object.fromEntries(names.map((name) => [name, { sha256 }]))))
    },
  }
}

const filesFor = (files: readonly string[], language: unknown) => filesForLanguage(files, ['en-us', 'de-de'], language)
const screens = { base, language: 'en-us', versions: [recipes, planning] }

test('the screens are on the device once the files of all remotes are cached', async () => {
  const place = network()
  expect(await areScreensHere(place, screens)).toBe(false)
  await cacheScreens(place, screens, filesFor)
  expect(await areScreensHere(place, screens)).toBe(true)
})

test.each([
  ['a file is missing', `${planning}list.js`],
  ['a list of files is missing', `${planning}files.json`],
])('the screens are not on the device while %s, and are after the next prefetch', async (_what, address) => {
  const place = network()
  place.missing.add(address)
  await cacheScreens(place, screens, filesFor)
  expect(await areScreensHere(place, screens)).toBe(false)
  place.missing.clear()
  await cacheScreens(place, screens, filesFor)
  expect(await areScreensHere(place, screens)).toBe(true)
})

test('the screens of a new version are not on the device before they are cached', async () => {
  const place = network()
  await cacheScreens(place, screens, filesFor)
  const released = { ...screens, versions: [recipes, `${base}remotes/planning/1.1.0-ef/`] }
  expect(await areScreensHere(place, released)).toBe(false)
})

test('the screens are not on the device in a language whose words are not cached', async () => {
  const place = network()
  await cacheScreens(place, screens, filesFor)
  const german = { ...screens, language: 'de-de' }
  expect(await areScreensHere(place, german)).toBe(false)
  await cacheScreens(place, german, filesFor)
  expect(await areScreensHere(place, german)).toBe(true)
})
