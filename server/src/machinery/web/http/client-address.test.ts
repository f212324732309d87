import Fastify from 'fastify'
import { clientAddress } from './client-address.ts'

/** The key under which a connection from an address is counted. */
async function countedAs(address: string): Promise<string> {
  const app = Fastify()
  app.get('/', async (request) => clientAddress(request))
  const { body } = await app.inject({ url: '/', remoteAddress: address })
  return body
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
])('%s counts as %s', async (address, counted) => expect(await countedAs(address)).toBe(counted))
