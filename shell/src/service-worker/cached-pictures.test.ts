import { memoryCaches } from '@potluck/testing/memory-caches'
import { answerPicture, cachePictures, picturesCache, sizeOfPicture } from './cached-pictures.ts'

const picture = 'https://potluck.test/api/images/01926b1e-7c1a-7000-8000-000000000001'

const html = (status: number) => new Response('<h1>Log in</h1>', { status, headers: { 'content-type': 'text/html' } })

function world() {
  let status: number | 'no network' | 'login page' = 200
  const place = {
    caches: memoryCaches(),
    fetch: async () => {
      if (status === 'no network') throw new TypeError('Failed to fetch')
      if (status === 'login page') return html(200)
      const type = status === 200 ? 'image/webp' : 'application/json; charset=utf-8'
      return new Response(`picture ${status}`, { status, headers: { 'content-type': type } })
    },
  }
  async function see(week = 1, number = '', size: 'thumbnail' | 'large' = 'thumbnail') {
    const { response, stored } = answerPicture(place, new Request(`${picture}${number}/${size}?token=${week}`), size)
    await stored
    return response
  }
  return {
    place,
    see,
    status: (next: typeof status) => {
      status = next
    },
  }
}

test.each([
  ['api/images/01926b1e-7c1a-7000-8000-000000000001/thumbnail', 'thumbnail'],
  ['api/images/01926b1e-7c1a-7000-8000-000000000001/large', 'large'],
  ['api/images/01926b1e-7c1a-7000-8000-000000000001/other', null],
  ['api/images/', null],
  ['api/recipes/01926b1e-7c1a-7000-8000-000000000001', null],
])('%s is a picture: %s', (path, size) => {
  expect(sizeOfPicture(path)).toBe(size)
})

test('a picture that was seen is cached for offline use, whatever its ticket was', async () => {
  const { place, see, status } = world()
  await cachePictures(place)
  await see(1)
  status('no network')
  expect(await (await see(2)).text()).toBe('picture 200')
})

test('the login page of a proxy is no picture, and deletes none', async () => {
  const { place, see, status } = world()
  await cachePictures(place)
  await see()
  status('login page')
  expect(await (await see()).text()).toBe('picture 200')
  jest.spyOn(place, 'fetch').mockImplementation(async () => html(401))
  expect(await (await see()).text()).toBe('picture 200')
  status('no network')
  expect(await (await see()).text()).toBe('picture 200')
})

test('no picture is cached for a guest', async () => {
  const { place, see, status } = world()
  await see()
  expect(await place.caches.keys()).toEqual([])
  status('no network')
  expect((await see()).type).toBe('error')
})

test('a picture that the server refuses is deleted from the cache', async () => {
  const { place, see, status } = world()
  await cachePictures(place)
  await see()
  status(404)
  expect((await see()).status).toBe(404)
  status('no network')
  expect((await see()).type).toBe('error')
})

test('the oldest entries are deleted when there are too many', async () => {
  const { place, see } = world()
  await cachePictures(place)
  for (let at = 0; at < 300; at += 1) await see(1, String(at), 'large')
  const pictures = await (await place.caches.open(picturesCache)).keys()
  expect(pictures.length).toBeLessThanOrEqual(250)
  expect(pictures.some(({ url }) => url.endsWith('001299/large'))).toBe(true)
})
