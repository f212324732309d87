import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
})

afterAll(() => server.close())

test.each([
  ['GET', 'api/nothing', 404, 'not-found'],
  ['POST', 'api/nothing', 404, 'not-found'],
  ['PATCH', 'api/users/', 404, 'not-found'],
  ['DELETE', 'somewhere', 404, 'not-found'],
  ['GET', `api/users/${'a'.repeat(400)}`, 404, 'not-found'],
  ['GET', 'api/users/%E0%A4%A', 400, 'bad-request'],
  ['GET', 'api/users/', 401, 'not-logged-in'],
])('%s %s answers %s in the words of the API', async (method, path, status, code) => {
  const response = await fetch(`${server.address}${path}`, { method })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
})
