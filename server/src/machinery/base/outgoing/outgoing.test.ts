import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { forbiddenAddresses } from '../../../testing/forbidden-addresses.ts'
import type { Resolve } from './guarded-agent.ts'
import { createOutgoing, type Outgoing } from './outgoing.ts'
import { OutgoingError } from './outgoing-error.ts'
import { isPublicAddress, reachableAddresses } from './public-address.ts'

const limits = { maxBytes: 1_000, accept: 'image/*' }

test.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('"%s" is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

describe('the client for the web', () => {
  const servers: Server[] = []
  const clients: Outgoing[] = []

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
    return `http://127.0.0.2:${(server.address() as AddressInfo).port}/`
  }

  const client = (isAllowed?: (address: string) => boolean): Outgoing => {
    const made = createOutgoing(isAllowed)
    clients.push(made)
    return made
  }

  /** A client for which one address of this machine stands for the public internet. */
  const beyond = () => client((address) => address === '127.0.0.2')

  afterAll(async () => {
    for (const made of clients) await made.close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  test.each(forbiddenAddresses)('"%s" is not fetched', async (address) => {
    await expect(client().fetch(address, limits)).rejects.toBeInstanceOf(OutgoingError)
  })

  test('a page is fetched with its type', async () => {
    const address = await serve((_, answer) => answer.setHeader('content-type', 'Image/PNG; x=1').end('bytes'))
    const fetched = await beyond().fetch(address, limits)
    expect({ ...fetched, bytes: fetched.bytes.toString() }).toEqual({
      bytes: 'bytes',
      type: 'image/png',
      charset: null,
      status: 200,
      url: address,
    })
  })

  test.each([301, 302, 303, 307, 308])('a redirect (%d) is followed to public addresses only', async (status) => {
    let requests = 0
    const inside = await serve((_, answer) => {
      requests++
      answer.end('secret')
    })
    const insidePort = new URL(inside).port
    const address = await serve((request, answer) => {
      const to = request.url === '/out' ? inside : `http://127.0.0.1:${insidePort}/`
      answer.writeHead(status, { location: to }).end()
    })
    await expect(beyond().fetch(address, limits)).rejects.toBeInstanceOf(OutgoingError)
    expect(requests).toBe(0)
    expect((await beyond().fetch(`${address}out`, limits)).bytes.toString()).toBe('secret')
  })

  test.each([
    (port: string) => `http://localhost:${port}/`,
    (port: string) => `http://kitchen.localhost:${port}/`,
    (port: string) => `http://0.0.0.0:${port}/`,
    (port: string) => `http://2130706433:${port}/`,
    (port: string) => `http://0x7f.1:${port}/`,
    (port: string) => `http://0177.0.0.1:${port}/`,
    (port: string) => `http://[::ffff:127.0.0.1]:${port}/`,
    (port: string) => `http://[::ffff:7f00:1]:${port}/`,
    (port: string) => `http://[64:ff9b::7f00:1]:${port}/`,
    (port: string) => `//127.0.0.1:${port}/`,
    (port: string) => `http://cook:secret@127.0.0.2:${port}/`,
    (port: string) => `http://127.0.0.2:${port}@127.0.0.1:${port}/`,
    () => 'http://127.0.0.2:25/',
    () => 'gopher://127.0.0.2/',
    () => 'data:text/html,inside',
  ])('a redirect to another spelling of an internal address is refused (%#)', async (inside) => {
    let requests = 0
    const server = createServer((_, answer) => {
      requests++
      answer.end('secret')
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const location = inside(String((server.address() as AddressInfo).port))
    const address = await serve((_, answer) => answer.writeHead(302, { location }).end())
    await expect(beyond().fetch(address, limits)).rejects.toBeInstanceOf(OutgoingError)
    expect(requests).toBe(0)
  })

  describe('names that resolve to another address each time', () => {
    /** A resolver that gives one answer after the other. */
    const answering = (...answers: readonly (readonly string[])[]) => {
      let requests = 0
      const resolve: Resolve = (_hostname, _options, callback) => {
        const addresses = answers[Math.min(requests++, answers.length - 1)] ?? []
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      }
      const made = createOutgoing((address) => address === '127.0.0.2', resolve)
      clients.push(made)
      return { fetch: (url: string) => made.fetch(url, limits), requests: () => requests }
    }

    test('a connection uses the address that was checked, which is resolved once', async () => {
      const address = await serve((_, answer) => answer.setHeader('connection', 'close').end('outside'))
      const rebound = address.replace('127.0.0.2', 'kitchen.example')
      const { fetch, requests } = answering(['127.0.0.2'], ['127.0.0.1'])
      expect((await fetch(rebound)).bytes.toString()).toBe('outside')
      expect(requests()).toBe(1)
      await expect(fetch(rebound)).rejects.toThrow('not a public one')
    })

    test.each([
      [['127.0.0.2', '127.0.0.1']],
      [['127.0.0.2', '::1']],
      [['::ffff:127.0.0.1']],
      [['64:ff9b::7f00:1']],
      [[]],
    ])('a name that resolves to %j is refused', async (addresses) => {
      const { fetch } = answering(addresses)
      await expect(fetch('http://kitchen.example:8080/')).rejects.toThrow('not a public one')
    })

    test('a redirect to the same name on another port is checked again', async () => {
      let requests = 0
      const inside = createServer((_, answer) => {
        requests++
        answer.end('secret')
      })
      servers.push(inside)
      await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
      const location = `http://kitchen.example:${(inside.address() as AddressInfo).port}/`
      const address = await serve((_, answer) => answer.writeHead(307, { location }).end())
      const { fetch } = answering(['127.0.0.2'], ['127.0.0.1'])
      await expect(fetch(address.replace('127.0.0.2', 'kitchen.example'))).rejects.toThrow('not a public one')
      expect(requests).toBe(0)
    })
  })

  test.each(['http://127.0.0.1/', 'http://[::1]/', 'http://8.8.8.8:25/', 'http://a:b@8.8.8.8/', 'file:///etc/passwd'])(
    'a request to "%s" is refused before it is sent',
    async (address) => {
      await expect(client().post(address, { headers: {}, body: Buffer.from('x') })).rejects.toBeInstanceOf(
        OutgoingError,
      )
    },
  )

  test('a POST follows no redirect', async () => {
    let requests = 0
    const inside = await serve((_, answer) => {
      requests++
      answer.end()
    })
    const address = await serve((_, answer) => answer.writeHead(307, { location: inside }).end())
    expect((await beyond().post(address, { headers: {}, body: Buffer.from('x') })).status).toBe(307)
    expect(requests).toBe(0)
  })

  test('redirects to other protocols, and endless ones, are not followed', async () => {
    const local = await serve((_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end())
    const loop = await serve((_, answer) => answer.writeHead(302, { location: '/' }).end())
    await expect(beyond().fetch(local, limits)).rejects.toBeInstanceOf(OutgoingError)
    await expect(beyond().fetch(loop, limits)).rejects.toThrow('leads on and on')
  })

  test('a body that is too large is aborted, whatever its header claims', async () => {
    const endless = await serve((_, answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(10_000)));
        if (!answer.destroyed) answer.once('drain', more)
      }
      more()
    })
    await expect(beyond().fetch(endless, limits)).rejects.toThrow('too large')
  })

  test('a body that arrives byte by byte is aborted after the timeout', async () => {
    const slow = await serve((_, answer) => {
      const drip = setInterval(() => answer.write('a'), 20)
      answer.once('close', () => clearInterval(drip))
    })
    await expect(beyond().fetch(slow, { ...limits, timeout: 200 })).rejects.toThrow('does not answer')
  })

  test('the limit counts the decompressed bytes', async () => {
    const packed = (length: number) => gzipSync(Buffer.alloc(length, 'a'))
    const address = await serve(({ url }, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(packed(url === '/bomb' ? 100_000_000 : 1_000)),
    )
    expect((await beyond().fetch(address, { ...limits, maxBytes: 1_000 })).bytes).toHaveLength(1_000)
    await expect(beyond().fetch(`${address}bomb`, { ...limits, maxBytes: 1_000_000 })).rejects.toThrow('too large')
  })

  test('an address of the own network is reached if the settings allow it', async () => {
    const address = await serve((_, answer) => answer.end('ours'))
    const reach = (...networks: string[]) => client(reachableAddresses(networks)).fetch(address, limits)
    await expect(reach()).rejects.toThrow('not a public one')
    await expect(reach('127.0.0.3', '10.0.0.0/8', 'fd00::/8')).rejects.toThrow('not a public one')
    expect((await reach('127.0.0.2')).bytes.toString()).toBe('ours')
    expect((await reach('127.0.0.0/30')).bytes.toString()).toBe('ours')
  })

  test('an error, a broken connection and a signal all throw a web error', async () => {
    const gone = await serve((_, answer) => answer.writeHead(404).end())
    const broken = await serve((request) => request.socket.destroy())
    const silent = await serve(() => {})
    await expect(beyond().fetch(gone, limits)).rejects.toThrow('answers 404')
    await expect(beyond().fetch(broken, limits)).rejects.toThrow('does not answer')
    const signal = AbortSignal.timeout(50)
    await expect(beyond().fetch(silent, { ...limits, signal })).rejects.toThrow('does not answer')
  })
})
