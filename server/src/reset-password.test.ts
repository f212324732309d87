import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getSecondFactor } from '@potluck/api/second-factor'
import { resetPassword } from '@potluck/api/sessions'
import { ownFile } from './machinery/base/own-file.ts'
import { statusOf } from './testing/status-of.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
  await server.member('Anna')
})

afterAll(() => server.close())

/** Runs the command beside the running server. */
const run = (...words: string[]) => runIn(server.config.dataDir, ...words)

const runIn = (dataDir: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [ownFile('reset-password.ts'), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: 'https://potluck.example/book' },
  })

test('the command prints a link that sets a new password', async () => {
  const { stdout } = await run(' Anna@Example.com')
  const code = /https:\/\/potluck\.example\/book\/#\/settings\/account\?code=([\w-]+)/.exec(stdout)?.[1] ?? ''
  expect(await statusOf(server.client().call(resetPassword, { body: { code, password: 'new horse' } }))).toBe(200)
})

test('the command switches the second factor off only when told to, and refuses another option', async () => {
  const ben = await server.member('Ben')
  const { db } = server.database
  const factor = { secret: 'A'.repeat(32), createdAt: '2026-01-01T00:00:00.000Z', lastStep: 0 }
  await db
    .insertInto('secondFactors')
    .values({ userId: ben.id, confirmedAt: factor.createdAt, ...factor })
    .execute()
  const isOn = async () => (await ben.api.call(getSecondFactor, {})).data.isOn
  await run(ben.email)
  expect(await isOn()).toBe(true)
  await expect(run(ben.email, '--force')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--force') })
  await run(ben.email, '--without-second-factor')
  expect(await isOn()).toBe(false)
})

test('the command fails with a message without an account or an e-mail', async () => {
  await expect(run('nobody@example.com')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('nobody@') })
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run reset-password') })
})

test('the command makes no database where there is none', async () => {
  const elsewhere = join(server.config.dataDir, 'elsewhere')
  const stderr = expect.stringMatching(/There are no data in .*elsewhere: run this with the settings of the server/)
  await expect(runIn(elsewhere, 'anna@example.com')).rejects.toMatchObject({ code: 1, stderr })
  expect(existsSync(elsewhere)).toBe(false)
})
