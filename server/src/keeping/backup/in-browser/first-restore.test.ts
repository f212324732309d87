import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@potluck/api/first-restore'
import { statusOf } from '../../../testing/status-of.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createSetupWord } from './setup-word.ts'

const setupWord = createSetupWord()

let server: TestServer

beforeEach(async () => {
  server = await startTestServer('sqlite', {}, { setupWord, restart() {} })
})

afterEach(() => server.close())

const admit = (word: string) => server.client().call(contract.admitFirstRestore, { body: { word } })

const upload = (admission: string) =>
  server.client().call(contract.uploadFirstBackup, { query: { admission }, file: new Blob(['no backup']) })

const uploaded = () => readdir(join(server.config.dataDir, 'uploaded-backups')).catch(() => [])

test('nobody uploads a backup without the word that the server printed', async () => {
  expect(await statusOf(admit(createSetupWord()))).toBe(412)
  for (const admission of ['', 'upload', `upload.${(Date.now() + 60_000).toString(36)}.x`])
    expect(await statusOf(upload(admission))).toBe(401)
  expect(await uploaded()).toEqual([])
})

test('who types the word, in whichever letters, uploads a backup; the next one takes its place', async () => {
  const { admission } = (await admit(` ${setupWord.toUpperCase().replaceAll('-', ' ')}`)).data
  const first = (await upload(admission)).data
  const second = (await upload(admission)).data
  expect(await uploaded()).toEqual([second.upload])
  expect(await statusOf(server.client().call(contract.inspectFirstBackup, { body: first }))).toBe(404)
  expect(await statusOf(server.client().call(contract.inspectFirstBackup, { body: second }))).toBe(202)
  expect(await statusOf(server.client().call(contract.getFirstRestore, { body: first }))).toBe(404)
  expect(await statusOf(server.client().call(contract.getFirstRestore, { body: second }))).toBe(200)
})

test('where nothing starts the server again, the word admits nobody, and the answer says what to do', async () => {
  const alone = await startTestServer('sqlite', {}, { setupWord })
  const asked = alone.client().call(contract.admitFirstRestore, { body: { word: setupWord } })
  await expect(asked).rejects.toMatchObject({ status: 409, data: { error: { code: 'only-by-command' } } })
  await alone.close()
})

test('the word is guessed twenty times from an address, then once a minute', async () => {
  for (let tried = 0; tried < 20; tried++) expect(await statusOf(admit('a wrong word'))).toBe(412)
  expect(await statusOf(admit(setupWord))).toBe(429)
})

test('once somebody has an account, neither the word nor an admission opens anything', async () => {
  const { admission } = (await admit(setupWord)).data
  await server.member('Kim')
  expect(await statusOf(admit(setupWord))).toBe(403)
  expect(await statusOf(upload(admission))).toBe(403)
})
