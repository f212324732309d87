import { getAccount, updateAccount } from '@potluck/api/account'
import { addFriend } from '@potluck/api/friends'
import { type LiveMessage, liveMessage } from '@potluck/api/live'
import { markRead, sendMessage } from '@potluck/api/messages'
import { updateProfile } from '@potluck/api/profiles'
import { login, logout } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import WebSocket from 'ws'
import { postgresqlWay } from '../../../testing/postgresql-way.ts'
import { databases, startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'

/** A connection to the live channel and its events. */
interface Channel {
  readonly socket: WebSocket
  readonly events: LiveMessage[]
  /** The next message of a type, or the one that was there already. */
  next<T extends LiveMessage['type']>(type: T): Promise<Extract<LiveMessage, { type: T }>>
  /** The code it was closed with. */
  readonly closed: Promise<number>
}

const until = async <T>(look: () => T | undefined): Promise<T> => {
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function open(
  address: string,
  token: string,
  headers: Record<string, string> = {},
  options: WebSocket.ClientOptions = {},
): Promise<Channel> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}grip/ws?token=${token}`, { headers, ...options })
  const events: LiveMessage[] = []
  socket.on('message', (data) => events.push(liveMessage.parse(JSON.parse(data.toString()))))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const isType =
    <T extends LiveMessage['type']>(type: T) =>
    (message: LiveMessage): message is Extract<LiveMessage, { type: T }> =>
      message.type === type
  return new Promise((resolve, reject) => {
    socket.once('open', () =>
      resolve({ socket, events, closed, next: (type) => until(() => events.find(isType(type))) }),
    )
    socket.once('unexpected-response', (_request, response) => reject(new Error(`refused with ${response.statusCode}`)))
    socket.once('error', reject)
  })
}

describe.each(databases)('%s', (kind) => {
  let server: TestServer
  let anna: TestMember
  let ben: TestMember

  beforeEach(async () => {
    server = await startTestServer(kind)
    anna = await server.member('Anna')
    ben = await server.member('Ben')
  })

  afterEach(() => server.close())

  const openFor = async (member: TestMember) => {
    const { data } = await member.api.call(createTicket, { body: { purpose: 'live' } })
    return open(server.address, data.ticket)
  }

  /** Events about messages; an earlier event about the friendship may still arrive. */
  const messageNews = ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
    events.filter(({ type }) => type.startsWith('messages:'))

  test('a message arrives with the recipient, on every device, and with nobody else', async () => {
    await anna.befriends(ben)
    const phone = await openFor(ben)
    const tablet = await open(server.address, ben.token)
    const own = await openFor(anna)
    const long = 'ä'.repeat(9_000)
    const { data } = await anna.api.call(sendMessage, { body: { to: ben.id, body: long } })
    for (const channel of [phone, tablet]) {
      const news = await channel.next('messages:new')
      expect(news.data).toMatchObject({
        id: data.id,
        otherUser: { id: anna.id, name: 'Anna' },
        toUser: { name: 'Ben' },
      })
      expect(news.data.body).toHaveLength(500)
    }
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'again', id: data.id } })
    expect((await own.next('messages:changed')).data.otherUser.name).toBe('Ben')
    expect(messageNews(own)).toHaveLength(1)
    expect(messageNews(phone)).toHaveLength(1)
    await ben.api.call(markRead, { body: { user: anna.id } })
    await ben.api.call(markRead, { body: { user: anna.id } })
    expect((await phone.next('messages:changed')).data.otherUser.name).toBe('Anna')
    await tablet.next('messages:changed')
    expect(messageNews(own)).toHaveLength(1)
    expect(messageNews(phone)).toHaveLength(2)
  })

  test('both friends get an event that names the other', async () => {
    const [a, b] = [await openFor(anna), await openFor(ben)]
    await anna.api.call(addFriend, { params: { id: ben.id } })
    expect((await a.next('friends:updated')).data.otherUser.name).toBe('Ben')
    expect((await b.next('friends:updated')).data.otherUser.name).toBe('Anna')
  })

  test('frames of a client do not close the connection', async () => {
    const channel = await openFor(anna)
    for (const frame of ['no JSON', '{"type":7}', '', Buffer.from([0, 255, 1]), 'x'.repeat(60_000)]) {
      channel.socket.send(frame)
    }
    await anna.api.call(addFriend, { params: { id: ben.id } })
    await channel.next('friends:updated')
    expect(channel.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('a frame of more than 64 kB closes the connection', async () => {
    const channel = await openFor(anna)
    channel.socket.send('x'.repeat(65_537))
    expect(await channel.closed).toBe(1009)
  })

  test.each([
    ['no token', () => ''],
    ['a made-up token', () => 'made-up'],
    ['a ticket for something else', async () => (await ticketFor('export')) ?? ''],
    ['a changed ticket', async () => `${await ticketFor('live')}x`],
  ])('%s opens no connection', async (_what, token) => {
    await expect(open(server.address, await token())).rejects.toThrow('refused with 401')
  })

  const ticketFor = async (purpose: 'live' | 'export') =>
    (await anna.api.call(createTicket, { body: { purpose } })).data.ticket

  test('a page of another origin cannot open a connection, our own can', async () => {
    const foreign = open(server.address, anna.token, { origin: 'https://evil.example' })
    await expect(foreign).rejects.toThrow('refused with 403')
    await expect(open(server.address, anna.token, { origin: 'null' })).rejects.toThrow('refused with 403')
    const own = await open(server.address, anna.token, { origin: new URL(server.address).origin })
    expect(own.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('a connection ends with its session: by a logout, and by a new password on another device', async () => {
    const { data } = await server.client().call(login, { body: { email: anna.email, password: 'correct horse' } })
    const here = await openFor(anna)
    const elsewhere = await open(server.address, data.token)
    await anna.api.call(updateAccount, { body: { password: 'new horse', currentPassword: 'correct horse' } })
    expect(await elsewhere.closed).toBe(4401)
    expect(here.socket.readyState).toBe(WebSocket.OPEN)
    const ticket = await ticketFor('live')
    await anna.api.call(logout, {})
    expect(await here.closed).toBe(4401)
    await expect(open(server.address, ticket)).rejects.toThrow('refused with 401')
  })

  test('a member has thirty connections at most, apart from others, and a closed one makes room', async () => {
    const channels = await Promise.all(Array.from({ length: 30 }, () => open(server.address, anna.token)))
    await expect(open(server.address, anna.token)).rejects.toThrow('refused with 429')
    await open(server.address, ben.token)
    channels[0]?.socket.close()
    // It counts until the server has noticed its end.
    const again = () => open(server.address, anna.token).catch(() => undefined)
    while (!(await again()));
  })
})

describe('a client that does not answer or read', () => {
  /** Events of 100 kB for all connections of a member, with pauses in which they can be sent. */
  async function tellAtLength(server: TestServer, member: TestMember, times: number): Promise<void> {
    const otherUser = { id: member.id, name: 'x'.repeat(100_000), handle: null }
    for (let told = 0; told < times; told++) {
      server.services.notifier.notify([member.id], { type: 'friends:updated', data: { otherUser } })
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }

  /** Waits for this number of pings, which `answer` may answer. */
  const pinged = (socket: WebSocket, times: number, answer: () => void = () => {}) =>
    new Promise<void>((resolve) => {
      let pings = 0
      socket.on('ping', () => {
        answer()
        if (++pings === times) resolve()
      })
    })

  test('a silent connection is closed; one that answers a ping or sends something is not', async () => {
    const server = await startTestServer('sqlite', {}, { live: { pingEvery: 200 } })
    const anna = await server.member('Anna')
    const silent = await open(server.address, anna.token, {}, { autoPong: false })
    const lively = await open(server.address, anna.token)
    const talking = await open(server.address, anna.token, {}, { autoPong: false })
    await Promise.all([
      pinged(lively.socket, 4),
      pinged(talking.socket, 4, () => talking.socket.send('here')),
      silent.closed,
    ])
    expect(await silent.closed).toBe(1006)
    expect(lively.socket.readyState).toBe(WebSocket.OPEN)
    expect(talking.socket.readyState).toBe(WebSocket.OPEN)
    await server.close()
  })

  test('a connection that does not read is closed after a buffered megabyte; others receive their events', async () => {
    const server = await startTestServer('sqlite')
    const anna = await server.member('Anna')
    const slow = await open(server.address, anna.token)
    const other = await open(server.address, anna.token)
    slow.socket.pause()
    // The buffers of the system fill before that of the server: ten megabytes and more.
    await tellAtLength(server, anna, 300)
    slow.socket.resume()
    expect(await slow.closed).toBe(1013)
    expect(slow.events.length).toBeLessThan(300)
    await until(() => (other.events.length === 300 ? true : undefined))
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    await server.close()
  })

  test('a client that never reads again is disconnected, and its buffer is freed', async () => {
    const server = await startTestServer('sqlite', {}, { live: { pingEvery: 200 } })
    const anna = await server.member('Anna')
    const stuck = await open(server.address, anna.token)
    stuck.socket.pause()
    const connections = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))
    await tellAtLength(server, anna, 200)
    server.app.server.closeIdleConnections()
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    stuck.socket.terminate()
    await server.close()
  })
})

describe('two processes on one PostgreSQL', () => {
  test('events of any length and the end of a session reach the other process', async () => {
    const one = await startTestServer('postgresql')
    const other = await startTestServer('postgresql', { DATABASE_URL: one.config.databaseUrl ?? '' })
    const anna = await one.member('Anna')
    const ben = await other.member('Ben')
    await anna.befriends(ben)
    await anna.api.call(updateProfile, { body: { name: 'ä'.repeat(250) } })
    const atOther = await open(other.address, ben.token)
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'ä'.repeat(4_000) } })
    expect((await atOther.next('messages:new')).data.otherUser.id).toBe(anna.id)
    await one.client(ben.token).call(logout, {})
    expect(await atOther.closed).toBe(4401)
    await other.close()
    await one.close()
  })

  test('a relay that lost its connection reconnects, and lets clients request missed events', async () => {
    const server = await startTestServer('postgresql')
    const anna = await server.member('Anna')
    const ben = await server.member('Ben')
    const channel = await open(server.address, anna.token)
    const { sql } = await import('kysely')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(server.database.db)
    expect(await channel.closed).toBe(1012)
    const again = await open(server.address, anna.token)
    await ben.api.call(addFriend, { params: { id: anna.id } })
    await again.next('friends:updated')
    expect((await anna.api.call(getAccount, {})).status).toBe(200)
    await server.close()
  })

  test('a relay whose connection went silent for ever reconnects, and lets clients request missed events', async () => {
    const base = await startTestServer('postgresql')
    const way = await postgresqlWay(base.config.databaseUrl)
    const relay = { askEvery: 200, answerWithin: 500 }
    const server = await startTestServer('sqlite', { DATABASE_URL: way.url }, { relay })
    const anna = await base.member('Anna')
    const channel = await open(server.address, anna.token)
    way.strand()
    expect(await channel.closed).toBe(1012)
    way.cut()
    way.mend()
    await server.close()
    way.close()
    await base.close()
  })
})

test('a page at the host that a trusted proxy names opens a connection', async () => {
  const headers = { origin: 'https://home.example', 'x-forwarded-host': 'home.example' }
  for (const [settings, isOpened] of [
    [{}, false],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, true],
  ] as const) {
    const behind = await startTestServer('sqlite', settings)
    const opened = open(behind.address, (await behind.member('Anna')).token, headers)
    if (isOpened) (await opened).socket.close()
    else await expect(opened).rejects.toThrow('refused with 403')
    await behind.close()
  }
})
