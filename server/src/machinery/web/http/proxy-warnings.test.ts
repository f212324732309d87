import { startTestServer } from '../../../testing/test-server.ts'

test.each([
  [{}, {}, null],
  [{}, { 'x-forwarded-for': '192.0.2.1' }, 'X-Forwarded-For'],
  [{ PUBLIC_URL: 'https://cook.example' }, {}, 'PUBLIC_URL is https'],
  [{ TRUSTED_PROXIES: '0.0.0.0/1' }, {}, 'can say which address'],
  [{ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://cook.example' }, { 'x-forwarded-for': '192.0.2.1' }, null],
])('%j and a request with %j: the log warns of %s', async (environment, headers, warning) => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer('sqlite', { ...environment, LOG_LEVEL: 'warn' }, { log })
  for (let n = 0; n < 2; n += 1) await fetch(`${server.address}healthz`, { headers })
  const warnings = lines.filter((line) => /PROX|X-Forw/.test(line))
  expect(warnings).toEqual(warning === null ? [] : [expect.stringContaining(warning)])
  await server.close()
})
