import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { resetPassword } from '@potluck/api/sessions'
import { ownFile } from './machinery/own-file.ts'
import { statusOf } from './testing/status-of.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
  await server.member('Anna')
})

afterAll(() => server.close())

/** Runs the command beside the running server. */
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [ownFile('reset-password.ts'), ...words], {
    env: { ...process.env, DATA_DIR: server.config.dataDir, PUBLIC_URL: 'https://potluck.example/book' },
  })

test('the command prints a link that sets a new password', async () => {
  const { stdout } = await run(' Anna@Example.com')
  const code = /https:\/\/potluck\.example\/book\/#\/settings\/account\?code=([\w-]+)/.exec(stdout)?.[1] ?? ''
  expect(await statusOf(server.client().call(resetPassword, { body: { code, password: 'new horse' } }))).toBe(200)
})

test('the command fails with a message without an account or an e-mail', async () => {
  await expect(run('nobody@example.com')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('nobody@') })
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run reset-password') })
})
