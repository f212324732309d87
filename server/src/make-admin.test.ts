import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getAccount } from '@potluck/api/account'
import { ownFile } from './machinery/base/own-file.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
  await server.member('Anna')
})

afterAll(() => server.close())

/** Runs the command beside the running server. */
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [ownFile('make-admin.ts'), ...words], {
    env: { ...process.env, DATA_DIR: server.config.dataDir },
  })

test('the command makes a member an admin', async () => {
  const ben = await server.member('Ben')
  await run(' Ben@Example.com')
  expect((await ben.api.call(getAccount, {})).data.isAdmin).toBe(true)
})

test('the command fails with a message without an account or an e-mail', async () => {
  await expect(run('nobody@example.com')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('nobody@') })
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run make-admin') })
})
