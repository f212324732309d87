import { memoryCaches } from '@potluck/testing/memory-caches'
import { answerFile, filesCache, forgetOldFiles, isNamedByContent, keepFiles } from './kept-files.ts'
import { answerPage, pagesCache } from './kept-page.ts'

const base = 'https://potluck.test/kitchen/'
const page = '<meta name=version content=1><script defer src=assets/main.1.js></script><link href="assets/a.css">'

/** A network that answers by address, and can be away. */
function network(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const place = {
    caches: memoryCaches(),
    asked,
    away: false,
    fetch: async (request: Request | string) => {
      const url = typeof request === 'string' ? request : request.url
      asked.push(url)
      if (place.away) throw new TypeError('Failed to fetch')
      return (answers[url] ?? (() => new Response('Not found', { status: 404 })))()
    },
  }
  return place
}

const ask = (place: ReturnType<typeof network>, what: 'page' | 'config' = 'page') =>
  answerPage(place, base, new Request(what === 'page' ? base : `${base}config.json`), what)

const files = { [`${base}assets/main.1.js`]: () => new Response('1'), [`${base}assets/a.css`]: () => new Response('a') }

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

test('a file is fetched once, and is there without a network', async () => {
  const place = network(files)
  const request = () => new Request(`${base}assets/main.1.js`)
  expect(await (await answerFile(place, request())).text()).toBe('1')
  place.away = true
  expect(await (await answerFile(place, request())).text()).toBe('1')
  expect(place.asked).toHaveLength(1)
})

test('a missing file is not kept, and comes when it is there', async () => {
  const place = network({})
  const request = new Request(`${base}assets/later.js`)
  expect((await answerFile(place, request)).status).toBe(404)
  expect(await (await place.caches.open(filesCache)).keys()).toEqual([])
})

test.each([
  ['forbidden', forbidden],
  [
    'full',
    { open: async () => ({ ...(await memoryCaches().open('x')), put: () => Promise.reject(new Error('quota')) }) },
  ],
])('a storage that is %s costs nothing but the copy', async (_what, storage) => {
  const place = network({ ...files, [base]: () => new Response(page) })
  Object.assign(place.caches, storage)
  expect(await (await answerFile(place, new Request(`${base}assets/main.1.js`))).text()).toBe('1')
  const { response, kept } = ask(place)
  expect(await (await response).text()).toBe(page)
  await kept
})

test('the page is asked for first, and kept with all that it loads', async () => {
  const place = network({ ...files, [base]: () => new Response(page) })
  const first = ask(place)
  expect(await (await first.response).text()).toBe(page)
  await first.kept
  place.away = true
  expect(await (await ask(place).response).text()).toBe(page)
  expect(await (await answerFile(place, new Request(`${base}assets/a.css`))).text()).toBe('a')
})

test.each([
  ['whose files do not come', () => new Response(`${page}<script src=assets/gone.js>`)],
  ['of a hotel', () => new Response('<h1>Log in to the Wi-Fi</h1>')],
  ['that is an error', () => new Response(page, { status: 500 })],
])('a page %s does not take the place of the good copy', async (_what, second) => {
  const answers = { ...files, [base]: () => new Response(page) }
  const place = network(answers)
  await ask(place).kept
  answers[base] = second
  await ask(place).kept
  place.away = true
  expect(await (await ask(place).response).text()).toBe(page)
})

test('while the server is away, what a proxy says is no page; before there is a copy, it is', async () => {
  const answers = { ...files, [base]: () => new Response('Bad gateway', { status: 502 }) }
  const place = network(answers)
  const first = ask(place)
  expect((await first.response).status).toBe(502)
  await first.kept
  answers[base] = () => new Response(page)
  await ask(place).kept
  answers[base] = () => new Response('Bad gateway', { status: 502 })
  expect(await (await ask(place).response).text()).toBe(page)
})

test('the settings of a deployment are kept when they can be read', async () => {
  const answers = { [`${base}config.json`]: () => new Response('{"selfHosted":true}') }
  const place = network(answers)
  await ask(place, 'config').kept
  answers[`${base}config.json`] = () => new Response('<h1>Log in</h1>')
  await ask(place, 'config').kept
  place.away = true
  expect(await (await ask(place, 'config').response).json()).toEqual({ selfHosted: true })
  expect(await (await place.caches.open(pagesCache)).keys()).toHaveLength(1)
})

test('without a network and a copy, the browser says so itself', async () => {
  const place = network({})
  place.away = true
  const { response, kept } = ask(place)
  await expect(response).rejects.toThrow('Failed to fetch')
  await kept
})

test('what nobody names is forgotten after a month, and not before', async () => {
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

test('files are kept ahead, those that come; what is kept is not fetched again', async () => {
  const place = network(files)
  const wanted = [...Object.keys(files), `${base}assets/gone.js`]
  expect(await keepFiles(place, wanted)).toBe(false)
  expect(await keepFiles(place, Object.keys(files))).toBe(true)
  expect(place.asked).toHaveLength(3)
})
