import { createHash } from 'node:crypto'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { answerFile, cacheFiles, filesCache, forgetOldFiles, isNamedByContent } from './cached-files.ts'
import { answerPage, pagesCache } from './cached-page.ts'

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64')

const base = 'https://potluck.test/kitchen/'
const page = '<meta name=version content=1><script defer src=assets/main.1.js></script><link href="assets/a.css">'

/** A network with answers by address, which can be disconnected. */
function network(answers: Record<string, () => Response>) {
  const requests: string[] = []
  const place = {
    caches: memoryCaches(),
    requests,
    away: false,
    /** The hashes according to the builds; null for other files. */
    expectedHash: async (address: string) => {
      const whole = files[address]
      return whole ? hashOf(await whole().text()) : null
    },
    fetch: async (request: Request | string, options?: RequestInit) => {
      const url = typeof request === 'string' ? request : request.url
      requests.push(options?.cache === 'reload' ? `${url} past the cache` : url)
      if (place.away) throw new TypeError('Failed to fetch')
      return (answers[url] ?? (() => new Response('Not found', { status: 404 })))()
    },
  }
  return place
}

const ask = (place: ReturnType<typeof network>, what: 'page' | 'config' = 'page') =>
  answerPage(place, base, new Request(what === 'page' ? base : `${base}config.json`), what)

const files: Record<string, () => Response> = {
  [`${base}assets/main.1.js`]: () => new Response('1'),
  [`${base}assets/a.css`]: () => new Response('a'),
}

/** The answer to a page for a file, after all work that follows from it has ended. */
async function answered(place: ReturnType<typeof network>, request: Request): Promise<string> {
  const { response, stored } = await answerFile(place, request)
  await stored
  return response.text()
}

/** A storage that is forbidden. */
const forbidden = { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as Partial<CacheStorage>

test.each([
  ['assets/main.1.js', true],
  ['remotes/recipes/1.0.0-ab/remoteEntry.js', true],
  ['https://cdn.example.org/remotes/recipes/1.0.0-ab/12.js', true],
  ['http://localhost:4101/remotes/recipes/dev/remoteEntry.js', false],
  ['remotes.json', false],
  ['menus.json', false],
  ['api/images/1/thumbnail', false],
  ['api/remotes/x/y/z', false],
  ['service-worker.js', false],
  ['../assets/main.1.js', false],
])('%s is named by its content: %s', (address, expected) => {
  expect(isNamedByContent(new URL(address, base), base)).toBe(expected)
})

test('a file is fetched once, and is cached for offline use', async () => {
  const place = network(files)
  const request = () => new Request(`${base}assets/main.1.js`)
  expect(await answered(place, request())).toBe('1')
  place.away = true
  expect(await answered(place, request())).toBe('1')
  expect(place.requests).toHaveLength(1)
})

test('a missing file is not cached, and is fetched again', async () => {
  const place = network({})
  const request = new Request(`${base}assets/later.js`)
  expect((await answerFile(place, request)).response.status).toBe(404)
  expect(await (await place.caches.open(filesCache)).keys()).toEqual([])
})

test.each([
  ['forbidden', forbidden],
  [
    'full',
    { open: async () => ({ ...(await memoryCaches().open('x')), put: () => Promise.reject(new Error('quota')) }) },
  ],
])('requests are answered though storage is %s', async (_what, storage) => {
  const place = network({ ...files, [base]: () => new Response(page) })
  Object.assign(place.caches, storage)
  expect(await answered(place, new Request(`${base}assets/main.1.js`))).toBe('1')
  const { response, stored } = ask(place)
  expect(await (await response).text()).toBe(page)
  await stored
})

test('the page is requested from the server first, and cached with the files it loads', async () => {
  const place = network({ ...files, [base]: () => new Response(page) })
  const first = ask(place)
  expect(await (await first.response).text()).toBe(page)
  await first.stored
  place.away = true
  expect(await (await ask(place).response).text()).toBe(page)
  expect(await answered(place, new Request(`${base}assets/a.css`))).toBe('a')
})

test.each([
  ['whose files do not come', () => new Response(`${page}<script src=assets/gone.js>`)],
  ['of a hotel', () => new Response('<h1>Log in to the Wi-Fi</h1>')],
  ['that is an error', () => new Response(page, { status: 500 })],
])('a page %s does not replace the cached page', async (_what, second) => {
  const answers = { ...files, [base]: () => new Response(page) }
  const place = network(answers)
  await ask(place).stored
  answers[base] = second
  await ask(place).stored
  place.away = true
  expect(await (await ask(place).response).text()).toBe(page)
})

test('the answer of a proxy does not replace a cached page, and is shown when there is none', async () => {
  const answers = { ...files, [base]: () => new Response('Bad gateway', { status: 502 }) }
  const place = network(answers)
  const first = ask(place)
  expect((await first.response).status).toBe(502)
  await first.stored
  answers[base] = () => new Response(page)
  await ask(place).stored
  answers[base] = () => new Response('Bad gateway', { status: 502 })
  expect(await (await ask(place).response).text()).toBe(page)
})

test('config.json is cached when it can be read', async () => {
  const answers = { [`${base}config.json`]: () => new Response('{"selfHosted":true}') }
  const place = network(answers)
  await ask(place, 'config').stored
  answers[`${base}config.json`] = () => new Response('<h1>Log in</h1>')
  const { response, stored } = ask(place, 'config')
  expect(await (await response).json()).toEqual({ selfHosted: true })
  await stored
  place.away = true
  expect(await (await ask(place, 'config').response).json()).toEqual({ selfHosted: true })
  expect(await (await place.caches.open(pagesCache)).keys()).toHaveLength(1)
})

test('the browser shows its own error without a network and without a cached page', async () => {
  const place = network({})
  place.away = true
  const { response, stored } = ask(place)
  await expect(response).rejects.toThrow('Failed to fetch')
  await stored
})

test('a file that no version names is deleted after a month', async () => {
  const dated = (days: number) =>
    new Response('x', { headers: { date: new Date(Date.now() - days * 86_400_000).toUTCString() } })
  const { caches } = network({})
  const cache = await caches.open(filesCache)
  for (const [file, days] of [
    ['assets/own.js', 90],
    ['assets/old.js', 31],
    ['assets/young.js', 3],
    ['remotes/a/1/x.js', 90],
  ] as const)
    await cache.put(base + file, dated(days))
  await forgetOldFiles({ caches }, [`${base}assets/own.js`, `${base}remotes/a/1/`])
  expect((await cache.keys()).map(({ url }) => url.slice(base.length))).toEqual([
    'assets/own.js',
    'assets/young.js',
    'remotes/a/1/x.js',
  ])
})

test('files are prefetched, and cached files are not fetched again', async () => {
  const place = network(files)
  const addresses = [...Object.keys(files), `${base}assets/gone.js`]
  expect(await cacheFiles(place, addresses)).toBe(false)
  expect(await cacheFiles(place, Object.keys(files))).toBe(true)
  expect(place.requests).toHaveLength(3)
})

describe('a damaged file', () => {
  const address = `${base}assets/main.1.js`
  const cachedFiles = async (place: ReturnType<typeof network>) =>
    (await (await place.caches.open(filesCache)).keys()).map(({ url }) => url)

  test('a damaged file is not cached, and is requested again without the cache of the browser', async () => {
    const place = network({ [address]: () => new Response('half of it') })
    await answered(place, new Request(address))
    expect(place.requests).toEqual([address, `${address} past the cache`])
    expect(await cachedFiles(place)).toEqual([])
  })

  test('a damaged file is cached when the second request gives it undamaged', async () => {
    const answers = [() => new Response('half of it'), () => new Response('1')]
    const place = network({ [address]: () => answers.shift()?.() ?? new Response('too often') })
    await answered(place, new Request(address))
    expect(await answered(place, new Request(address))).toBe('1')
    expect(place.requests).toHaveLength(2)
  })

  test('a file that a page requested again is cached under its own address', async () => {
    const answers = { [`${address}?again=2`]: () => new Response('1') }
    const place = network(answers)
    expect(await answered(place, new Request(`${address}?again=2`))).toBe('1')
    expect(await cachedFiles(place)).toEqual([address])
  })

  test('a damaged file is not prefetched', async () => {
    const place = network({ ...files, [address]: () => new Response('half of it') })
    expect(await cacheFiles(place, Object.keys(files))).toBe(false)
    expect(await cachedFiles(place)).toEqual([`${base}assets/a.css`])
  })
})
