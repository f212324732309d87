import { memoryCaches } from '@potluck/testing/memory-caches'
import { takeSharedThings } from './take-shared-things.ts'

test('a share is taken once, and its photos get names', async () => {
  const caches = memoryCaches()
  const cache = await caches.open('potluck:user:shared')
  await cache.put('https://potluck.test/shared/text', new Response('Soup\nhttps://example.com/soup'))
  await cache.put(
    'https://potluck.test/shared/photo/0',
    new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } }),
  )
  const things = await takeSharedThings(caches)
  expect(things?.text).toBe('Soup\nhttps://example.com/soup')
  expect(things?.photos.map(({ name, type }) => [name, type])).toEqual([['1.png', 'image/png']])
  expect(await takeSharedThings(caches)).toBeNull()
})

test('a PDF is among the photos, and a file of recipes keeps its name', async () => {
  const caches = memoryCaches()
  const cache = await caches.open('potluck:user:shared')
  await cache.put(
    'https://potluck.test/shared/photo/0',
    new Response(new Blob(['%PDF'], { type: 'application/pdf' }), { headers: { 'content-type': 'application/pdf' } }),
  )
  await cache.put('https://potluck.test/shared/recipes?name=My%20recipes.paprikarecipes', new Response('zip'))
  const things = await takeSharedThings(caches)
  expect(things?.photos.map(({ name, type }) => [name, type])).toEqual([['1.pdf', 'application/pdf']])
  expect([things?.recipes?.name, await things?.recipes?.text()]).toEqual(['My recipes.paprikarecipes', 'zip'])
})

test('a missing share or storage returns nothing', async () => {
  const caches = memoryCaches()
  await (await caches.open('potluck:user:shared')).put('https://potluck.test/shared/text', new Response(' '))
  expect(await takeSharedThings(caches)).toBeNull()
  expect(await takeSharedThings(undefined)).toBeNull()
})
