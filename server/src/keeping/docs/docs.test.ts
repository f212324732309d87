import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.close())

const page = async (path: string) => {
  const response = await fetch(`${server.address}docs${path}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('a page is HTML without a script, and its links lead to pages that are served', async () => {
  const { headers, text } = await page('/settings.md')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).toContain('<html lang="en">')
  expect(text).not.toContain('<script')
})

test('every link of every page leads to a page, and to a heading of it', async () => {
  const seen = new Map<string, string>()
  const waiting = ['']
  const dead: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    const { status, text } = await page(`/${path}`)
    if (status !== 200) dead.push(path)
    seen.set(path, text)
    for (const [, target = ''] of text.matchAll(/href="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(target)) continue
      const { pathname } = new URL(target, `http://docs/docs/${path}`)
      waiting.push(pathname.replace(/^\/docs\//, ''))
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
  const anchors = [...seen].flatMap(([path, text]) =>
    [...text.matchAll(/href="([^":]*)#([^"]+)"/g)].map(([, target = '', anchor = '']) => {
      const { pathname } = new URL(target || path, `http://docs/docs/${path}`)
      return { page: pathname.replace(/^\/docs\//, ''), anchor: decodeURIComponent(anchor) }
    }),
  )
  expect(anchors.filter((link) => !seen.get(link.page)?.includes(`id="${link.anchor}"`))).toEqual([])
})

test('a search finds the section that has all words, and says when none has', async () => {
  const found = await page('/?q=BACKUP_DIR')
  expect(found.text).toContain('href="settings.md')
  const nothing = await page('/?q=%3Cscript%3Exyzzy')
  expect(nothing.text).toContain('Nothing found')
  expect(nothing.text).toContain('&lt;script&gt;xyzzy')
})

test.each(['/../package.json', '/%2e%2e%2fpackage.json', '/nowhere.md', '/pictures/recipe.webp'])(
  '%s is no page',
  async (path) => {
    const response = await server.app.inject({ url: `/docs${path}` })
    expect(response.statusCode).toBe(404)
  },
)
