import { memoryCaches } from '@potluck/testing/memory-caches'
import { takeSharedThings } from './shared-things.ts'

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

test('a missing share or storage returns nothing', async () => {
  const caches = memoryCaches()
  await (await caches.open('potluck:user:shared')).put('https://potluck.test/shared/text', new Response(' '))
  expect(await takeSharedThings(caches)).toBeNull()
  expect(await takeSharedThings(undefined)).toBeNull()
})
