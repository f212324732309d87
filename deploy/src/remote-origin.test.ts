import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type Publication, publishPart } from './publish-part.ts'
import { checkOrigin } from './remote-origin.ts'
import { rollBack } from './rollback.ts'
import { makeFolder, writeRemote } from './testing/built-part.ts'

let folder: string
let webRoot: string
let host: Server
let origin: string
let answers: (path: string) => { readonly status: number; readonly cors: boolean; readonly other?: boolean }

beforeEach(async () => {
  folder = await makeFolder()
  webRoot = join(folder, 'web')
  answers = () => ({ status: 200, cors: true })
  host = createServer((request, response) => {
    const { status, cors, other = false } = answers(request.url ?? '')
    const script = other ? '' : readFileSync(join(folder, 'mfe-recipes/dist/remoteEntry.1a2b3c4d.js'))
    response.writeHead(status, cors ? { 'access-control-allow-origin': '*' } : {}).end(script)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})

afterEach(async () => {
  await new Promise((resolve) => host.close(resolve))
  await rm(folder, { recursive: true })
})

const publish = async (code: string, more: Partial<Publication> = {}) =>
  publishPart({ directory: await writeRemote(folder, { code }), webRoot, ...more })
const liveEntry = async (): Promise<string> =>
  JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8')).remotes[0].entry

test('the registry gives the URL of a remote at another origin, and its next release stays at that origin', async () => {
  const one = await publish('one', { origin })
  expect(await liveEntry()).toBe(`${origin}/remotes/recipes/${one.version}/remoteEntry.1a2b3c4d.js`)
  const two = await publish('two')
  expect(await liveEntry()).toBe(`${origin}/remotes/recipes/${two.version}/remoteEntry.1a2b3c4d.js`)
  await rollBack(webRoot, { part: 'recipes', reason: 'a test' })
  expect(await liveEntry()).toContain(`${origin}/remotes/recipes/${one.version}/`)
})

test('the registry pins the entry of another origin to the published build by its integrity hash', async () => {
  await publish('one', { origin })
  const [entry] = JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8')).remotes
  expect(entry.integrity).toBe(`sha384-${createHash('sha384').update('one').digest('base64')}`)
  await publish('one', { origin: 'shell' })
  expect(await readFile(join(webRoot, 'remotes.json'), 'utf8')).not.toContain('integrity')
})

test('the same build may move to another origin and back', async () => {
  const { version } = await publish('one')
  expect((await publish('one', { origin })).outcome).toBe('published')
  expect((await publish('one')).outcome).toBe('unchanged')
  expect(await liveEntry()).toContain(origin)
  expect((await publish('one', { origin: 'shell' })).outcome).toBe('published')
  expect(await liveEntry()).toBe(`remotes/recipes/${version}/remoteEntry.1a2b3c4d.js`)
})

test('a rollback skips a move to another origin', async () => {
  const one = await publish('one')
  await publish('two')
  await publish('two', { origin })
  expect(await rollBack(webRoot, { part: 'recipes', reason: 'a test' })).toMatchObject({ to: one.version })
})

test.each([
  ['is not served there', { status: 404, cors: true }, 'answers 404: bring the files there first'],
  ['is of another build', { status: 200, cors: true, other: true }, 'serves something else than this build'],
  ['comes without the header', { status: 200, cors: false }, 'without the header Access-Control-Allow-Origin'],
])('publish refuses an entry at another origin that %s, and leaves the live version', async (_name, answer, reason) => {
  await publish('one')
  const before = await liveEntry()
  answers = () => answer
  await expect(publish('two', { origin })).rejects.toThrow(reason)
  expect(await liveEntry()).toBe(before)
})

test.each(['recipes.example.org', 'https://recipes.example.org/', 'javascript:', 'here'])(
  'checkOrigin refuses %s',
  (text) => {
    expect(() => checkOrigin(text)).toThrow('is no origin')
  },
)
