import { memoryCaches } from '@potluck/testing/memory-caches'
import { sharedCache, takeShared } from './shared-things.ts'

const base = 'https://potluck.test/'

const share = (fields: readonly (readonly [string, string | Blob])[]) => {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return new Request(`${base}share`, { method: 'POST', body })
}

test('shared text and photos are stored for their screen, which is opened', async () => {
  const caches = memoryCaches()
  const request = share([
    ['title', 'Soup'],
    ['text', 'Look at this'],
    ['url', 'https://example.com/soup'],
    ['photos', new Blob(['one'], { type: 'image/png' })],
    ['photos', new Blob([])],
  ])
  const answer = await takeShared({ caches }, base, request)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${base}#/add-recipe?shared=here`])
  const cache = await caches.open(sharedCache)
  expect(await (await cache.match(`${base}shared/text`))?.text()).toBe('Soup\nLook at this\nhttps://example.com/soup')
  expect((await cache.keys()).map(({ url }) => url)).toEqual([`${base}shared/text`, `${base}shared/photo/0`])
})

test('a PDF goes to the screen that reads photos, a file of recipes to the import', async () => {
  const caches = memoryCaches()
  const shareFile = async (name: string, file: File) =>
    (
      await takeShared(
        { caches },
        base,
        share([
          ['text', file.name],
          [name, file],
        ]),
      )
    ).headers.get('location')
  expect(await shareFile('photos', new File(['%PDF'], 'soup.pdf', { type: 'application/pdf' }))).toBe(
    `${base}#/add-recipe?shared=here`,
  )
  expect(await shareFile('recipes', new File(['zip'], 'My book.paprikarecipes'))).toBe(
    `${base}#/settings/import/any?shared=here`,
  )
  const stored = await (await caches.open(sharedCache)).keys()
  expect(stored.map(({ url }) => url)).toEqual([
    `${base}shared/text`,
    `${base}shared/recipes?name=My%20book.paprikarecipes`,
  ])
})

test('a new share replaces the one before, with ten photos at most', async () => {
  const caches = memoryCaches()
  await takeShared(
    { caches },
    base,
    share([
      ['photos', new Blob(['old'])],
      ['photos', new Blob(['older'])],
    ]),
  )
  const many = Array.from({ length: 12 }, () => ['photos', new Blob(['x'])] as const)
  await takeShared({ caches }, base, share([...many]))
  expect(await (await caches.open(sharedCache)).keys()).toHaveLength(11)
  await takeShared({ caches }, base, share([['text', 'x'.repeat(300_000)]]))
  expect(await (await (await caches.open(sharedCache)).match(`${base}shared/text`))?.text()).toHaveLength(200_000)
})

test('a share that cannot be read or stored is reported as lost', async () => {
  const caches = memoryCaches()
  const broken = new Request(`${base}share`, { method: 'POST', body: 'no form' })
  expect((await takeShared({ caches }, base, broken)).headers.get('location')).toContain('shared=lost')
})
