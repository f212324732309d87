import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
})

afterAll(() => server.close())

test.each(['api/users/', 'api/recipes/by-page', 'api/nothing', 'api/images/x/full', 'healthz'])(
  'the answer of %s is not stored by browsers',
  async (path) => {
    const anna = await server.member('Anna')
    const { headers } = await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${anna.token}` } })
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('an answer to a login is not cached', async () => {
  const { headers } = await fetch(`${server.address}api/users/login`, { method: 'POST' })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('pages are isolated and may use no feature of the device that they do not need', async () => {
  const { headers } = await fetch(server.address)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test('code of remotes may be read from other origins', async () => {
  const { headers } = await fetch(`${server.address}remotes/recipes/1.0.0/remote.js`)
  expect(headers.get('cross-origin-resource-policy')).toBeNull()
})
