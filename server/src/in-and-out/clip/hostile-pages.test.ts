import type { ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { clipLink, clipLinks, clipPage } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { addImageByLink } from '@potluck/api/images'
import { answersDuring } from '../../testing/answers-during.ts'
import { forbiddenAddresses } from '../../testing/forbidden-addresses.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'

const inside = forbiddenAddresses.filter((address) => URL.canParse(address))

const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.data?.error.code : Promise.reject(error)),
  )

const soup = (more = '') => `<!doctype html><html><h1>Soup</h1><h2>Ingredients</h2>
  <ul><li>2 beetroots</li><li>1 l stock</li></ul><h2>Method</h2><p>Boil the beetroots in the stock.</p>${more}</html>`

type Page = (answer: ServerResponse) => void

const html =
  (body: string | Buffer, headers: Record<string, string> = {}): Page =>
  (answer) =>
    answer.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)

const redirect =
  (location: string, status = 302): Page =>
  (answer) =>
    answer.writeHead(status, { location }).end()

const endless: Page = (answer) => {
  answer.writeHead(200, { 'content-type': 'text/html' })
  const more = () => {
    while (!answer.destroyed && answer.write(Buffer.alloc(60_000, 'a ')));
    if (!answer.destroyed) answer.once('drain', more)
  }
  more()
}

describe('clip of hostile pages', () => {
  let server: TestServer
  let site: ForeignSite
  let anna: TestMember
  const pages = new Map<string, Page>()
  const requests: string[] = []

  beforeAll(async () => {
    server = await startTestServer('sqlite', { REACHABLE_NETWORKS: foreignNetwork })
    site = await startForeignSite(({ url = '' }, answer) => {
      requests.push(url)
      const serve = pages.get(url)
      if (serve) serve(answer)
      else answer.writeHead(404).end()
    })
  })

  // Each test has the whole pace of a member.
  beforeEach(async () => {
    anna = await server.member('Anna')
  })

  afterAll(async () => {
    site.close()
    await server.close()
  })

  const clipPath = (path: string) => anna.api.call(clipLink, { query: { url: site.address + path.slice(1) } })
  const clipAs = (page: Page) => {
    pages.set('/page', page)
    return clipPath('/page')
  }

  test.each(inside)('clip fetches "%s" neither as a page nor as a picture', async (url) => {
    expect(await codeOf(anna.api.call(clipLink, { query: { url } }))).toBe('page-away')
    expect(await codeOf(anna.api.call(addImageByLink, { body: { url } }))).toBe('page-away')
  })

  test.each(inside)('clip does not follow a redirect to "%s"', async (url) => {
    for (const status of [301, 302, 307, 308])
      expect(await codeOf(clipAs(redirect(new URL(url).href, status)))).toBe('page-away')
  })

  test('links to internal addresses fail one by one and do not end the job', async () => {
    const urls = inside.slice(0, 8)
    const { data } = await anna.api.call(clipLinks, { body: { urls } })
    const ended = await jobEnd(anna, data.jobId)
    expect(ended.results.map(({ outcome, notes }) => [outcome, notes[0]?.code])).toEqual(
      urls.map(() => ['failed', 'page-away']),
    )
  })

  test('clip gives up after endless redirects and after twenty in a row', async () => {
    expect(await codeOf(clipAs(redirect('/page')))).toBe('page-away')
    for (let hop = 0; hop < 20; hop++) pages.set(`/hop/${hop}`, redirect(`/hop/${hop + 1}`))
    pages.set('/hop/20', html(soup()))
    expect(await codeOf(clipPath('/hop/0'))).toBe('page-away')
    expect((await clipPath('/hop/17')).data.title).toBe('Soup')
  })

  test('clip fetches no refresh, frame, picture or style that a page links', async () => {
    requests.length = 0
    const tags = `<meta http-equiv="refresh" content="0;url=/next"><iframe src="/frame"></iframe><img src="/a.png">
      <link rel="stylesheet" href="/a.css"><script src="/a.js"></script>`
    expect((await clipAs(html(soup(tags)))).data.title).toBe('Soup')
    expect(requests).toEqual(['/page'])
  })

  test.each<[string, Page, string]>([
    ['that never ends', endless, 'too-large'],
    [
      'said to be 10 GB',
      (answer) => answer.writeHead(200, { 'content-length': '10000000000' }).write('a'),
      'too-large',
    ],
    ['of 50 MB', html(Buffer.alloc(50_000_000, 'soup ')), 'too-large'],
    ['of 1 GB, packed to 1 MB', html(gzipSync(Buffer.alloc(300_000_000)), { 'content-encoding': 'gzip' }), 'too-large'],
    ['packed otherwise', html(brotliCompressSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'br' }), 'too-large'],
    ['packed twice', html(gzipSync(soup()), { 'content-encoding': 'gzip, gzip' }), 'page-away'],
    ['that is not what it is packed as', html(soup(), { 'content-encoding': 'gzip' }), 'page-away'],
    ['of a million tags', html('<div>'.repeat(1_000_000)), 'page-unreadable'],
    ['that breaks off', (answer) => answer.writeHead(200).write('a', () => answer.destroy()), 'page-away'],
  ])(
    'clip refuses a page %s',
    async (_, page, code) => {
      expect(await codeOf(clipAs(page))).toBe(code)
    },
    60_000,
  )

  test.each<[string, Buffer, string]>([
    [
      'ISO-8859-1, declared by the server',
      Buffer.from(soup('<p>Crème brûlée</p>'), 'latin1'),
      'text/html; charset=ISO-8859-1',
    ],
    [
      'ISO-8859-1, declared by the page',
      Buffer.from(`<meta charset="iso-8859-1">${soup('<p>Crème brûlée</p>')}`, 'latin1'),
      'text/html',
    ],
    ['Windows-1252, declared nowhere', Buffer.from(soup('<p>Crème brûlée</p>'), 'latin1'), 'text/html'],
    ['UTF-8, declared as ISO-8859-1', Buffer.from(soup('<p>Crème brûlée</p>')), 'text/html; charset=iso-8859-1'],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${soup('<p>Crème brûlée</p>')}`, 'utf16le'), 'text/html'],
    ['UTF-16 without a byte order mark', Buffer.from(soup('<p>Crème brûlée</p>'), 'utf16le'), 'text/html'],
    ['an unknown charset', Buffer.from(soup('<p>Crème brûlée</p>')), 'text/html; charset=klingon'],
    ['UTF-8 with NUL bytes', Buffer.from(soup('<p>Crème\0 brûlée\0</p>')), 'text/html; charset=utf-8'],
  ])('clip reads a page in %s', async (_, body, type) => {
    const { data } = await clipAs(html(body, { 'content-type': type }))
    expect(data).toMatchObject({ title: 'Soup', ingredients: '2 beetroots\n1 l stock' })
    expect(data.lines).toContain('Crème brûlée')
  })

  const data = (value: unknown) => soup(`<script type="application/ld+json">${JSON.stringify(value)}</script>`)

  test.each<[string, string]>([
    ['100,000 nodes', data({ '@graph': Array.from({ length: 100_000 }, (_, at) => ({ '@id': `#${at}` })) })],
    ['JSON of great depth', soup(`<script type="application/ld+json">${'['.repeat(100_000)}</script>`)],
    [
      'keys of the language',
      soup('<script type="application/ld+json">{"@type":"Recipe","__proto__":{"name":"x"},"constructor":1}</script>'),
    ],
    ['lists where text is expected', data({ '@type': 'Recipe', name: [], recipeIngredient: { a: [] }, image: [[[]]] })],
    ['sections without steps', data({ '@type': 'Recipe', recipeInstructions: [{ '@type': 'HowToSection' }] })],
    ['durations that are none', data({ '@type': 'Recipe', totalTime: 'P1Y', prepTime: '-PT5M', cookTime: 'PT1H60M' })],
  ])('clip reads a page in spite of %s', async (_, body) => {
    const { data: read } = await clipAs(html(body))
    expect(read).toMatchObject({ title: 'Soup', ingredients: '2 beetroots\n1 l stock' })
  })

  test('reading an expensive page delays no other request', async () => {
    const lines = Array.from({ length: 60 }, () => 'Ã©â€“'.repeat(1_300))
    const costly = data({ '@type': 'Recipe', name: 'Soup', recipeIngredient: lines })
    const reading = anna.api.call(clipPage, { body: { html: costly } })
    const answers = await answersDuring(reading, () => fetch(`${server.address}healthz`))
    expect((await reading).data.title).toBe('Soup')
    expect(answers).toBeGreaterThan(5)
  }, 30_000)

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;img src=x onerror=alert(1)&gt;',
    '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
    '<svg onload=alert(1)>',
    '<style>*{display:none}</style>',
  ])('clip returns %s in structured data as plain text or not at all', async (payload) => {
    const clipped = (
      await clipAs(
        html(
          `<script type="application/ld+json">${JSON.stringify({
            '@type': 'Recipe',
            name: `Soup ${payload}`,
            recipeIngredient: [`2 beetroots ${payload}`, '1 l stock'],
            recipeInstructions: `Boil. ${payload}`,
            url: 'javascript:alert(1)',
            image: ['javascript:alert(1)', 'file:///etc/passwd'],
          }).replaceAll('</', '<\\/')}</script>`,
        ),
      )
    ).data
    expect(JSON.stringify(clipped)).not.toMatch(/<(?:script|img|svg|style)|javascript:|file:/i)
    expect(clipped.title).toMatch(/^Soup/)
  })
})
