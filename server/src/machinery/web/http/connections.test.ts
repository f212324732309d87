import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const portOf = ({ address }: TestServer) => Number(new URL(address).port)

/** A connection that sends this text. */
function connection(server: TestServer, text = ''): Socket {
  const socket = connect(portOf(server), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

const halfCall =
  'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

/** A connection with one answered request, of a member or of a guest. */
async function connectionOf(server: TestServer, token: string | null): Promise<Socket> {
  const authorization = token === null ? '' : `Authorization: Bearer ${token}\r\n`
  const socket = connection(server, `GET /api/users/stats HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`)
  await once(socket, 'data')
  // A socket reports its end only while it is read.
  return socket.resume()
}

/** The token of a new member, whose own connections are closed again. */
async function tokenOf(server: TestServer): Promise<string> {
  const { token } = await server.member('Anna')
  const count = () => new Promise<number>((resolve) => server.app.server.getConnections((_, open) => resolve(open)))
  while ((await count()) > 0) {
    server.app.server.closeIdleConnections()
    await pause(5)
  }
  return token
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

test.each([{ perAddress: 3 }, { all: 3 }])(
  '%j: a newcomer replaces the oldest connection that is no member’s',
  async (limits) => {
    const server = await startTestServer('sqlite', {}, { connections: { ...limits, stopWithin: 200 } })
    const token = await tokenOf(server)
    const connections = [
      await connectionOf(server, null),
      await connectionOf(server, token),
      await connectionOf(server, null),
    ]
    const replaced = closed(connections[0] ?? connection(server))
    const newcomer = await connectionOf(server, token)
    await replaced
    expect(connections.map(({ destroyed }) => destroyed)).toEqual([true, false, false])
    newcomer.destroy()
    await server.close()
  },
)

test.each([{ perAddress: 3 }, { all: 3 }])(
  '%j: a newcomer is refused if all connections are members’',
  async (limits) => {
    const server = await startTestServer('sqlite', {}, { connections: { ...limits, stopWithin: 200 } })
    const token = await tokenOf(server)
    const connections = [
      await connectionOf(server, token),
      await connectionOf(server, token),
      await connectionOf(server, token),
    ]
    await closed(connection(server))
    expect(connections.map(({ destroyed }) => destroyed)).toEqual([false, false, false])
    connections[0]?.end()
    if (connections[0]) await closed(connections[0])
    await connectionOf(server, token)
    await server.close()
  },
)

test('half-sent logins of strangers do not lock out a member of the same address', async () => {
  const server = await startTestServer('sqlite', {}, { connections: { perAddress: 8, stopWithin: 200 } })
  const token = await tokenOf(server)
  for (let count = 0; count < 40; count += 1) await once(connection(server, halfCall), 'connect')
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => {
      const headers = { authorization: `Bearer ${token}`, connection: 'close' }
      return (await fetch(`${server.address}api/users/stats`, { headers })).status
    }),
  )
  expect(statuses).toEqual([200, 200, 200])
  await server.close()
})

test('each client behind a proxy has a limit of parallel requests, and the proxy has none of connections', async () => {
  const limits = { perAddress: 2, stopWithin: 200 }
  const server = await startTestServer('sqlite', { TRUSTED_PROXIES: '127.0.0.0/8' }, { connections: limits })
  const { token } = await server.member('Anna')
  const openCall = (client: string, headers: Readonly<Record<string, string>> = {}) => {
    const path = headers.authorization ? 'recipes' : 'users/login'
    const call = request(`${server.address}api/${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': 100,
        'x-forwarded-for': client,
        expect: '100-continue',
        ...headers,
      },
    })
    call.on('error', () => {})
    call.flushHeaders()
    return call
  }
  const first = openCall('192.0.2.1:1')
  await once(first, 'continue')
  await once(openCall('192.0.2.1:2'), 'continue')
  const replaced = new Promise((resolve) => first.once('close', resolve))
  await once(openCall('192.0.2.1:3'), 'continue')
  await replaced
  await once(openCall('192.0.2.2'), 'continue')
  const authorization = `Bearer ${token}`
  for (const _ of [1, 2]) await once(openCall('192.0.2.3', { authorization }), 'continue')
  const [refused] = await once(openCall('192.0.2.3', { authorization }), 'response')
  expect(refused.statusCode).toBe(429)
  await server.close()
})

test.each([
  ['a half-sent request', (server: TestServer) => connection(server, 'GET /healthz HTTP/1.1\r\nHo')],
  ['a half-sent body', (server: TestServer) => connection(server, halfCall)],
  [
    'a half-sent upload',
    (server: TestServer, token: string) =>
      connection(
        server,
        `POST /api/images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 10000\r\n\r\n--a\r\n`,
      ),
  ],
  [
    'a live client that does not read',
    (server: TestServer, token: string) => {
      const socket = connection(
        server,
        `GET /grip/ws?token=${token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      )
      return socket
    },
  ],
])('a stop ends with %s', async (_what, hang) => {
  const limits = { stopWithin: 400 }
  const server = await startTestServer('sqlite', {}, { connections: limits })
  const anna = await server.member('Anna')
  const socket = hang(server, anna.token)
  await once(socket, 'connect')
  // The server has seen it, because it answers a later request.
  await fetch(`${server.address}healthz`)
  const before = Date.now()
  await server.close()
  expect(Date.now() - before).toBeLessThan(3_000)
})

test('the server answers open requests before it stops', async () => {
  const server = await startTestServer('sqlite', {}, { connections: { lastCalls: 100 } })
  const anna = await server.member('Anna')
  let accepted = 0
  server.app.server.on('connection', () => {
    accepted += 1
  })
  const calls = Array.from({ length: 200 }, () => {
    const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' }
    return request(`${server.address}api/recipes`, { method: 'POST', agent: false, headers })
  })
  const answers = calls.map(async (call) => (await once(call, 'response'))[0].statusCode)
  await Promise.all(calls.map((call) => once(call.end('{"title":"Soup"}'), 'finish')))
  // Connections that the system has not passed to the server yet do not count.
  while (accepted < calls.length) await pause(5)
  const closed = server.close()
  expect(new Set(await Promise.all(answers))).toEqual(new Set([201]))
  await closed
})

test('a server with a stop delay takes new calls for that time after it was asked to stop', async () => {
  const server = await startTestServer('sqlite', { STOP_DELAY: '1' })
  const closed = server.close()
  while ((await fetch(`${server.address}readyz`)).status !== 503) await pause(5)
  expect((await fetch(`${server.address}livez`)).status).toBe(200)
  await closed
  await expect(fetch(`${server.address}livez`)).rejects.toThrow()
})

test('a stop tells a live client to connect again', async () => {
  const server = await startTestServer('sqlite')
  const anna = await server.member('Anna')
  const live = new WebSocket(`${server.address.replace('http', 'ws')}grip/ws?token=${anna.token}`)
  await once(live, 'open')
  const closed = once(live, 'close')
  await server.close()
  await closed
})

test('a connection that sends requests without reading is closed, one that reads each answer is not', async () => {
  const server = await startTestServer('sqlite')
  const one = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  const greedy = connection(server, one.repeat(500))
  let answers = ''
  greedy.on('data', (data) => {
    answers += String(data)
  })
  const closed = new Promise((resolve) => greedy.once('close', resolve))
  const patient = connection(server)
  for (let time = 0; time < 5; time += 1) {
    patient.write(one)
    const [answer] = await once(patient, 'data')
    expect(String(answer)).toContain('HTTP/1.1 200')
  }
  await closed
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(2)
  patient.destroy()
  await server.close()
})

test('a page that is sent through a proxy is followed by no more parts of the server than Node takes for right', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'potluck-web-'))
  await writeFile(join(webRoot, 'index.html'), '<p>Potluck</p>')
  const server = await startTestServer('sqlite', { TRUSTED_PROXIES: '127.0.0.1', WEB_ROOT: webRoot })
  const warnings: string[] = []
  const warn = ({ message }: Error) => warnings.push(message)
  process.on('warning', warn)
  expect(await (await fetch(server.address)).text()).toContain('Potluck')
  await server.close()
  process.off('warning', warn)
  await rm(webRoot, { recursive: true })
  expect(warnings).toEqual([])
})
