import { createServer, type ServerResponse } from 'node:http'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { clipLink, clipLinks, clipPage } from '@potluck/api/clip'
import { getRecipe, listRecipes } from '@potluck/api/recipes'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const soup = `<!doctype html><html><h1>Soup</h1><h2>Ingredients</h2><ul><li>2 beetroots</li><li>1 l stock</li></ul>
  <h2>Method</h2><p>Boil the beetroots in the stock.</p></html>`

const html = (answer: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  answer.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)

const refresh = (content: string) => `<html><head><meta http-equiv="refresh" content="${content}"></head></html>`

/** A server on the machine itself, which no member may reach. */
const inside = { port: 0, asked: 0 }

/** The answers of the site, by path. */
const ways: Readonly<Record<string, (answer: ServerResponse, cookie: string | undefined) => void>> = {
  '/cookie': (answer, cookie) =>
    cookie === 'seen=1'
      ? html(answer, soup)
      : answer.writeHead(302, { location: '/cookie', 'set-cookie': 'seen=1; Path=/; HttpOnly' }).end(),
  '/two-cookies': (answer, cookie) => {
    if (cookie === 'a=1; b=2') return html(answer, soup)
    const next = cookie === undefined ? 'a=1' : 'b=2'
    return answer.writeHead(307, { location: '/two-cookies', 'set-cookie': next }).end()
  },
  '/secure-cookie': (answer, cookie) =>
    html(answer, cookie === undefined ? refresh('0;url=/shows-cookie') : soup, { 'set-cookie': 'a=1; Secure' }),
  '/shows-cookie': (answer, cookie) => html(answer, cookie === undefined ? soup : ''),
  '/refresh': (answer) => html(answer, refresh('0; url=/soup')),
  '/refresh-quoted': (answer) => html(answer, refresh("1;URL='/soup?a=1&amp;b=2'")),
  '/refresh-with-cookie': (answer) => html(answer, refresh('0;url=/cookie'), { 'set-cookie': 'seen=1' }),
  '/refresh-itself': (answer) => html(answer, refresh('5')),
  '/refresh-late': (answer) => html(answer, refresh('300; url=/soup')),
  '/refresh-inside': (answer) => html(answer, refresh('0; url=http://169.254.169.254/')),
  '/lead-inside': (answer) => answer.writeHead(302, { location: '/refresh-lead-inside' }).end(),
  '/refresh-lead-inside': (answer) => html(answer, refresh('0; url=/redirect-inside')),
  '/redirect-inside': (answer) => answer.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  '/refresh-script': (answer) => html(answer, refresh('0; url=javascript:alert(1)')),
  '/refresh-file': (answer) => html(answer, refresh('0; url=file:///etc/passwd')),
  '/refresh-decimal': (answer) => html(answer, refresh(`0; url=http://2130706433:${inside.port}/`)),
  '/refresh-mapped': (answer) => html(answer, refresh(`0; url=http://[::ffff:127.0.0.1]:${inside.port}/`)),
  '/bomb': (answer, cookie = '') => {
    const cookies = Array.from({ length: 60 }, (_, n) => `c${cookie.length}n${n}=${'x'.repeat(150)}`)
    answer.writeHead(302, { location: cookie.length > 3_000 ? '/soup' : '/bomb', 'set-cookie': cookies }).end()
  },
  '/refresh-without-end': (answer) => html(answer, refresh(`0; url=/refresh-without-end?${Math.random()}`)),
  '/accent': (answer) => answer.writeHead(302, { location: Buffer.from('/récette').toString('latin1') }).end(),
  '/latin-accent': (answer) => answer.writeHead(302, { location: '/r\u00e9cette' }).end(),
  '/r%C3%A9cette': (answer) => html(answer, soup),
  '/soup': (answer) => html(answer, soup),
  '/raw-deflate': (answer) => html(answer, deflateRawSync(soup), { 'content-encoding': 'deflate' }),
  '/deflate': (answer) => html(answer, deflateSync(soup), { 'content-encoding': 'deflate' }),
  '/packed': (answer) => html(answer, gzipSync(soup)),
  '/packed-too-large': (answer) => html(answer, gzipSync(Buffer.alloc(30_000_000))),
  '/data': (answer) => {
    const data = {
      '@type': 'Recipe',
      name: 'Soup',
      author: { '@type': 'Person', name: 'Ada Cook' },
      keywords: 'beet, winter',
      nutrition: { '@type': 'NutritionInformation', calories: '120 kcal', saturatedFatContent: '3 g' },
    }
    html(answer, soup.replace('</html>', `<script type="application/ld+json">${JSON.stringify(data)}</script></html>`))
  },
  '/recipe.json': (answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"@type":"Recipe","name":"Soup","recipeIngredient":["2 beetroots","1 l stock"]}'),
}

describe('ways to a page', () => {
  let server: TestServer
  let site: ForeignSite
  const trap = createServer((_, answer) => {
    inside.asked += 1
    html(answer, soup)
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
    const address = trap.address()
    inside.port = typeof address === 'object' && address !== null ? address.port : 0
    server = await startTestServer('sqlite', { REACHABLE_NETWORKS: foreignNetwork })
    site = await startForeignSite(({ url = '', headers: { cookie } }, answer) => {
      const way = ways[url.replace(/\?.*/, '')]
      if (way) way(answer, cookie)
      else answer.writeHead(404).end()
    })
  })
  afterAll(async () => {
    site.close()
    trap.close()
    await server.close()
  })

  const clip = async (path: string) => {
    const member = await server.member('Anna')
    const { data } = await member.api.call(clipLink, { query: { url: site.address + path.slice(1) } })
    return data
  }

  test.each([
    '/cookie',
    '/two-cookies',
    '/secure-cookie',
    '/refresh',
    '/refresh-quoted',
    '/refresh-with-cookie',
    '/bomb',
    '/accent',
    '/latin-accent',
    '/raw-deflate',
    '/deflate',
    '/packed',
  ])('the recipe behind %s is read, as a browser would', async (path) => {
    expect(await clip(path)).toMatchObject({ title: 'Soup', ingredients: '2 beetroots\n1 l stock' })
  })

  test('author, nutrition and keywords of a page come into their fields', async () => {
    expect(await clip('/data')).toMatchObject({
      author: 'Ada Cook',
      nutrition: 'calories: 120 kcal\nsaturated fat: 3 g',
      keywords: ['beet', 'winter'],
    })
    const member = await server.member('Anna')
    const { data } = await member.api.call(clipLinks, { body: { urls: [`${site.address}data`] } })
    await jobEnd(member, data.jobId)
    const [listed] = (await member.api.call(listRecipes, { query: {} })).data.data
    const { data: saved } = await member.api.call(getRecipe, { params: { id: listed?.id ?? '' } })
    expect(saved).toMatchObject({ author: 'Ada Cook', nutrition: 'calories: 120 kcal\nsaturated fat: 3 g' })
  })

  test('a recipe that is fetched as data keeps its link', async () => {
    expect(await clip('/recipe.json')).toMatchObject({ title: 'Soup', url: `${site.address}recipe.json` })
  })

  const ending = ['/refresh-itself', '/refresh-late', '/refresh-without-end', '/refresh-script', '/refresh-file']

  test.each(ending)('%s ends where it is', async (path) => {
    expect(await clip(path)).toMatchObject({ outcome: 'no recipe' })
  })

  test.each(['/lead-inside', '/redirect-inside', '/refresh-decimal', '/refresh-mapped'])(
    '%s does not come to what listens inside',
    async (path) => {
      await expect(clip(path)).rejects.toMatchObject({ status: 400 })
      expect(inside.asked).toBe(0)
    },
  )

  test('a page leads to no address that a member may not enter, and is unpacked up to the limit', async () => {
    await expect(clip('/refresh-inside')).rejects.toMatchObject({ status: 400 })
    await expect(clip('/packed-too-large')).rejects.toMatchObject({ status: 413 })
  })

  test('a member who reads many pages lets others go first', async () => {
    const [greedy, honest] = [await server.member('Greedy'), await server.member('Honest')]
    // A slow page: many lines of structured data have to be compared.
    const lines = Array.from({ length: 60 }, () => 'Ã©â€“'.repeat(1_300))
    const costly = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: lines })}</script>`
    const ended: string[] = []
    const read = (member: typeof greedy, name: string, page: string) =>
      member.api.call(clipPage, { body: { html: page } }).then(() => ended.push(name))
    const first = [1, 2, 3].map((at) => read(greedy, `greedy ${at}`, costly))
    await Promise.all([...first, read(honest, 'honest', soup)])
    expect(ended.indexOf('honest')).toBeLessThan(2)
  }, 60_000)
})
