import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getFirstRestore, inspectFirstBackup, uploadFirstBackup } from '@potluck/api/first-restore'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const everyMs = 400

let server: TestServer

beforeEach(async () => {
  const options = { slowestUpload: { bytes: 100, everyMs } }
  server = await startTestServer('sqlite', { TRUSTED_PROXIES: '127.0.0.1' }, options)
})

afterEach(() => server.close())

/** Begins an upload that does not end, as a stranger behind a proxy. */
async function begin(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/first-restore/upload HTTP/1.1',
      ...['Host: x', `X-Forwarded-For: ${address}`, 'Content-Length: 100000000'],
      'Content-Type: multipart/form-data; boundary=b\r\n',
      '--b\r\nContent-Disposition: form-data; name="backup"; filename="a.tar"',
      'Content-Type: application/octet-stream\r\n',
      'the start of a file',
    ].join('\r\n'),
  )
  const folder = join(server.config.dataDir, 'uploaded-backups')
  const before = (await readdir(folder).catch(() => [])).length
  for (let waited = 0; waited < 50; waited += 1) {
    if (socket.destroyed || (await readdir(folder).catch(() => [])).length > before) break
    await pause(10)
  }
  return socket
}

const upload = () => server.client().call(uploadFirstBackup, { file: new Blob(['no backup']) })

test('an address uploads one file at a time', async () => {
  const socket = await begin('127.0.0.1')
  expect(await statusOf(upload())).toBe(429)
  socket.destroy()
})

test('uploads that stand still or trickle end, and leave their places to others', async () => {
  const still = await begin('192.0.2.1')
  const slow = await begin('192.0.2.2')
  const trickle = setInterval(() => slow.write('x'), 20)
  expect(await statusOf(upload())).toBe(429)
  await Promise.all([still, slow].map((socket) => socket.destroyed || once(socket, 'close')))
  clearInterval(trickle)
  expect(await statusOf(upload())).toBe(201)
})

test('an upload that goes on is not ended', async () => {
  const quick = await begin('192.0.2.1')
  const sending = setInterval(() => quick.write('x'.repeat(100)), 20)
  await pause(3 * everyMs)
  expect(quick.destroyed).toBe(false)
  clearInterval(sending)
  quick.destroy()
})

test('an upload of one address removes no upload of another, and its own of before', async () => {
  const first = (await upload()).data
  const folder = join(server.config.dataDir, 'uploaded-backups')
  const form = new FormData()
  form.set('backup', new Blob(['another']))
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  const other = await fetch(`${server.address}api/first-restore/upload`, { method: 'POST', headers, body: form })
  expect(other.status).toBe(201)
  expect(await statusOf(server.client().call(inspectFirstBackup, { body: first }))).toBe(202)
  expect(await readdir(folder)).toHaveLength(2)
  const work = async () => (await server.client().call(getFirstRestore, { body: first })).data.work
  while ((await work())?.endedAt === null) await pause(20)
  expect(await statusOf(upload())).toBe(201)
  expect(await readdir(folder)).toHaveLength(2)
  expect(await readdir(folder)).not.toContain(first.upload)
})
