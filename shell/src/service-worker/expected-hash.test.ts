import { expectedHashes } from './expected-hash.ts'

const base = 'https://potluck.test/kitchen/'
const folder = 'https://social.example.org/remotes/social/1.0.0-ab/'

function hashes(lists: Record<string, unknown>) {
  const requests: string[] = []
  const fetch = async (request: Request | string) => {
    const address = String(request)
    requests.push(address)
    return address in lists ? Response.json(lists[address]) : new Response('Not found', { status: 404 })
  }
  return { requests, expectedHash: expectedHashes({ fetch }, base, { 'assets/main.1.js': 'main' }) }
}

test('the worker has the hashes of its own shell, and of no other', async () => {
  const { expectedHash } = hashes({})
  expect(await expectedHash(`${base}assets/main.1.js`)).toBe('main')
  expect(await expectedHash(`${base}assets/main.0.js`)).toBeNull()
})

test('the hashes of a version of a remote are requested once, on any origin', async () => {
  const list = { '12.js': { bytes: 2, sha256: 'twelve' }, 'locales/en-us.json?v=1': { bytes: 3, sha256: 'words' } }
  const { expectedHash, requests } = hashes({ [`${folder}files.json`]: list })
  expect(await expectedHash(`${folder}12.js`)).toBe('twelve')
  expect(await expectedHash(`${folder}locales/en-us.json?v=1`)).toBe('words')
  expect(await expectedHash(`${folder}13.js`)).toBeNull()
  expect(requests).toEqual([`${folder}files.json`])
})

test('the hashes of a version are requested again when the answer had none', async () => {
  const lists: Record<string, unknown> = {}
  const { expectedHash } = hashes(lists)
  expect(await expectedHash(`${folder}12.js`)).toBeNull()
  lists[`${folder}files.json`] = { '12.js': { bytes: 2, sha256: 'twelve' } }
  expect(await expectedHash(`${folder}12.js`)).toBe('twelve')
})
