import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
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

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://localhost./',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://127。0。0。1/',
    'http://１２７.0.0.1/',
    'http://ⓛocalhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://[fc00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://198.18.0.1/',
    'http://user:secret@8.8.8.8/',
    'http://user@8.8.8.8/',
    'http://8.8.8.8:25/',
    'http://8.8.8.8:22/',
    'file:///etc/passwd',
    'gopher://8.8.8.8/',
    'ftp://8.8.8.8/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    '//8.8.8.8/',
    'nonsense',
    '',
  ])('"%s" is not fetched', async (address) => {
    await expect(client().fetch(address, limits)).rejects.toBeInstanceOf(OutgoingError)
  })

  test('what is there is fetched, with its type', async () => {
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
    let asked = 0
    const inside = await serve((_, answer) => {
      asked++
      answer.end('secret')
    })
    const insidePort = new URL(inside).port
    const address = await serve((request, answer) => {
      const to = request.url === '/out' ? inside : `http://127.0.0.1:${insidePort}/`
      answer.writeHead(status, { location: to }).end()
    })
    await expect(beyond().fetch(address, limits)).rejects.toBeInstanceOf(OutgoingError)
    expect(asked).toBe(0)
    expect((await beyond().fetch(`${address}out`, limits)).bytes.toString()).toBe('secret')
  })

  test('redirects to what is not the web, or without end, are not followed', async () => {
    const local = await serve((_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end())
    const loop = await serve((_, answer) => answer.writeHead(302, { location: '/' }).end())
    await expect(beyond().fetch(local, limits)).rejects.toBeInstanceOf(OutgoingError)
    await expect(beyond().fetch(loop, limits)).rejects.toThrow('leads on and on')
  })

  test('a body that is too large is given up, whatever its length was said to be', async () => {
    const endless = await serve((_, answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(10_000)));
        if (!answer.destroyed) answer.once('drain', more)
      }
      more()
    })
    await expect(beyond().fetch(endless, limits)).rejects.toThrow('too large')
  })

  test('what comes a byte at a time is given up when its time is over', async () => {
    const slow = await serve((_, answer) => {
      const drip = setInterval(() => answer.write('a'), 20)
      answer.once('close', () => clearInterval(drip))
    })
    await expect(beyond().fetch(slow, { ...limits, timeout: 200 })).rejects.toThrow('does not answer')
  })

  test('what is packed is counted as it unfolds', async () => {
    const packed = (length: number) => gzipSync(Buffer.alloc(length, 'a'))
    const address = await serve(({ url }, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(packed(url === '/bomb' ? 100_000_000 : 1_000)),
    )
    expect((await beyond().fetch(address, { ...limits, maxBytes: 1_000 })).bytes).toHaveLength(1_000)
    await expect(beyond().fetch(`${address}bomb`, { ...limits, maxBytes: 1_000_000 })).rejects.toThrow('too large')
  })

  test('an address of the own network is reached where it is named', async () => {
    const address = await serve((_, answer) => answer.end('ours'))
    const reach = (...networks: string[]) => client(reachableAddresses(networks)).fetch(address, limits)
    await expect(reach()).rejects.toThrow('not a public one')
    await expect(reach('127.0.0.3', '10.0.0.0/8', 'fd00::/8')).rejects.toThrow('not a public one')
    expect((await reach('127.0.0.2')).bytes.toString()).toBe('ours')
    expect((await reach('127.0.0.0/30')).bytes.toString()).toBe('ours')
  })

  test('an error, a broken connection and a signal are all told as an error of the web', async () => {
    const gone = await serve((_, answer) => answer.writeHead(404).end())
    const broken = await serve((request) => request.socket.destroy())
    const silent = await serve(() => {})
    await expect(beyond().fetch(gone, limits)).rejects.toThrow('answers 404')
    await expect(beyond().fetch(broken, limits)).rejects.toThrow('does not answer')
    const signal = AbortSignal.timeout(50)
    await expect(beyond().fetch(silent, { ...limits, signal })).rejects.toThrow('does not answer')
  })
})
