import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

/** The address of the product, to which a login by an unknown provider leads back. */
async function addressSeen(server: TestServer, headers: Record<string, string | string[]>): Promise<unknown> {
  const url = '/api/users/providers/none/callback'
  const { headers: answered } = await server.app.inject({ url, headers: { host: 'home.example', ...headers } })
  return answered.location
}

describe('behind a trusted proxy', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer('sqlite', { TRUSTED_PROXIES: '127.0.0.1' })
  })
  afterAll(() => server.close())

  test.each([
    [{}, ''],
    [{ 'x-forwarded-prefix': '/home/potluck' }, 'home/potluck/'],
    [{ 'x-forwarded-prefix': '/potluck/' }, 'potluck/'],
    [{ 'x-forwarded-prefix': '/' }, ''],
    [{ 'x-ingress-path': '/api/hassio_ingress/aB3-_x9' }, 'api/hassio_ingress/aB3-_x9/'],
    [{ 'x-forwarded-prefix': '/potluck', 'x-ingress-path': '/potluck' }, 'potluck/'],
  ])('%j is the path of the product', async (headers, path) =>
    expect(await addressSeen(server, headers)).toBe(`http://home.example/${path}#/auth/provider`),
  )

  test.each([
    'potluck',
    '//evil.example',
    '/\\evil.example',
    '/a//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '/..',
    '/a/../b',
    '/./a',
    '/%2e%2e/a',
    '/a?b',
    '/a#b',
    '/a;Domain=evil.example',
    '/a"><script>',
    '/a b',
    '/a\tb',
    '/ä',
    '/a\r\nset-cookie: b=c',
    '/a\n',
    `/${'a'.repeat(200)}`,
    '/potluck, /potluck',
  ])('%s is no path', async (path) => {
    for (const name of ['x-forwarded-prefix', 'x-ingress-path'])
      expect(await addressSeen(server, { [name]: path })).toBe('http://home.example/#/auth/provider')
  })

  test('two paths are none', async () => {
    const doubled: Record<string, string | string[]>[] = [
      { 'x-forwarded-prefix': ['/a', '/b'] },
      { 'x-forwarded-prefix': '/a', 'x-ingress-path': '/b' },
    ]
    for (const headers of doubled)
      expect(await addressSeen(server, headers)).toBe('http://home.example/#/auth/provider')
  })
})

test.each([{}, { TRUSTED_PROXIES: '192.0.2.1' }, { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'http://home.example/' }])(
  'a path is not taken from others, nor where the address is set: %j',
  async (settings) => {
    const server = await startTestServer('sqlite', settings)
    for (const name of ['x-forwarded-prefix', 'x-ingress-path'])
      expect(await addressSeen(server, { [name]: '/potluck' })).toBe('http://home.example/#/auth/provider')
    await server.close()
  },
)
