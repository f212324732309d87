import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { readConfig } from '../../../config.ts'
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts'
import { diskStore } from './disk-store.ts'
import { bytesOf, type FileStore, StoreAway } from './file-store.ts'
import { createS3Store } from './s3/s3-store.ts'

let s3: S3Server
let folder: string

beforeAll(async () => {
  s3 = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'potluck-store-'))
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

/** Settings of a server of S3 that somebody runs to try this with. */
const another = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = '']) =>
    name.startsWith('TEST_S3_') ? [[name.slice('TEST_'.length), value]] : [],
  ),
)

const settings = (more: Readonly<Record<string, string>> = {}) => {
  const { fileStore } = readConfig({ ...s3.environment, ...more })
  if (!fileStore) throw new Error('a store is set')
  return fileStore
}

const openings = {
  disk: async () => diskStore(join(folder, 'data')),
  's3 with a prefix': () => createS3Store(settings({ S3_PREFIX: 'cooks/potluck' })),
  /** `npm run try-store` sets where it is. */
  'another s3': () => createS3Store(settings({ ...another, S3_PREFIX: `law-${randomUUID()}` })),
} as const

const kinds = ['disk', 's3 with a prefix', ...(another.S3_ENDPOINT ? (['another s3'] as const) : [])] as const

const text = async (store: FileStore, key: string, range?: { readonly from: number; readonly to: number }) =>
  (await bytesOf(await store.open(key, range)))?.toString() ?? null

async function all<T>(listed: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of listed) found.push(one)
  return found
}

const keysIn = async (store: FileStore, place: string) => (await all(store.keys(place))).sort()

const inAMinute = () => new Date(Date.now() + 60_000)

describe.each(kinds)('a store of files: %s', (kind) => {
  let store: FileStore

  beforeAll(async () => {
    store = await openings[kind]()
  })

  afterAll(async () => {
    for (const place of ['a', 'b', 'list', 'listed', 'many'])
      for (const key of await keysIn(store, place)) await store.remove(key)
    await store.close()
  })

  test('a file is what was written last, and gone once it is removed', async () => {
    await store.put('a/one', Buffer.from('first'))
    await store.put('a/one', Buffer.from('second'))
    expect(await text(store, 'a/one')).toBe('second')
    expect(await store.find('a/one')).toMatchObject({ key: 'a/one', bytes: 6 })
    await store.remove('a/one')
    await store.remove('a/one')
    expect(await store.open('a/one')).toBeNull()
    expect(await store.find('a/one')).toBeNull()
  })

  test('a part of a file is read, and the length of the whole is known', async () => {
    await store.put('a/part', Buffer.from('0123456789'))
    expect(await text(store, 'a/part', { from: 2, to: 5 })).toBe('234')
    expect(await text(store, 'a/part', { from: 7, to: 99 })).toBe('789')
    expect(await text(store, 'a/part', { from: 10, to: 12 })).toBe('')
    expect((await store.open('a/part', { from: 20, to: 21 }))?.bytes).toBe(10)
    const opened = await store.open('a/part', { from: 0, to: 1 })
    expect(opened?.bytes).toBe(10)
    opened?.stream.destroy()
  })

  test('an empty file is a file', async () => {
    await store.put('a/empty', Buffer.alloc(0))
    await store.putStream('a/streamed', Readable.from([]))
    expect([await text(store, 'a/empty'), await text(store, 'a/streamed')]).toEqual(['', ''])
  })

  test('a long stream arrives byte by byte as it was sent', async () => {
    const chunk = randomBytes(1_048_576)
    const hash = createHash('sha256')
    const count = 10
    for (let at = 0; at < count; at++) hash.update(chunk)
    await store.putStream('a/long', Readable.from(Array.from({ length: count }, () => chunk)))
    const read = createHash('sha256')
    const opened = await store.open('a/long')
    for await (const part of opened?.stream ?? []) read.update(part)
    expect(opened?.bytes).toBe(count * chunk.length)
    expect(read.digest('hex')).toBe(hash.digest('hex'))
  })

  test.each([1, 10])(
    'a stream that breaks off after %d MB leaves no file, and what was there before',
    async (count) => {
      async function* broken() {
        for (let at = 0; at < count; at++) yield Buffer.alloc(1_048_576)
        throw new Error('the disk is gone')
      }
      await store.put('a/before', Buffer.from('before'))
      await expect(store.putStream('a/before', Readable.from(broken()))).rejects.toThrow('the disk is gone')
      await expect(store.putStream('a/never', Readable.from(broken()))).rejects.toThrow('the disk is gone')
      expect([await text(store, 'a/before'), await text(store, 'a/never')]).toEqual(['before', null])
      expect(await keysIn(store, 'a')).not.toContain('a/never')
    },
  )

  test('a folder is listed with those below it, and without its neighbours', async () => {
    for (const key of ['list/ab/1', 'list/ab/2', 'list/.label', 'listed/3']) await store.put(key, Buffer.from(key))
    expect(await keysIn(store, 'list')).toEqual(['list/.label', 'list/ab/1', 'list/ab/2'])
    const found = await all(store.list('list/ab'))
    expect(found.map(({ bytes }) => bytes)).toEqual([9, 9])
    expect(found.every(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()) < 60_000)).toBe(true)
    expect(await keysIn(store, 'nothing')).toEqual([])
  })

  test('a copy stays when the first is removed', async () => {
    await store.put('a/from', Buffer.from('content'))
    expect(await store.copy('a/from', 'b/to')).toBe(true)
    await store.remove('a/from')
    expect(await text(store, 'b/to')).toBe('content')
    expect(await store.copy('a/from', 'b/other')).toBe(false)
  })

  test('a file that is younger than was looked at stays', async () => {
    await store.put('a/young', Buffer.from('young'))
    await store.removeUnchanged('a/young', new Date(Date.now() - 60_000))
    expect(await text(store, 'a/young')).toBe('young')
    await store.removeUnchanged('a/young', inAMinute())
    await store.removeUnchanged('a/young', inAMinute())
    expect(await text(store, 'a/young')).toBeNull()
  })

  test.each([
    ...['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/./b', '', '.', '..', 'a/', 'a\\b', 'a\0b', 'a b', 'ä'],
    ...['a?uploads', 'a%2e%2e/b', 'a#b', `a/${'b'.repeat(500)}`],
  ])('the key %j names nothing', async (key) => {
    const calls = [
      () => store.put(key, Buffer.from('x')),
      () => store.putStream(key, Readable.from(['x'])),
      () => store.open(key),
      () => store.find(key),
      () => store.remove(key),
      () => store.copy('a/part', key),
      () => keysIn(store, key),
    ]
    for (const call of calls) await expect((async () => call())()).rejects.toThrow('no key of a file')
  })

  test('what is written and not ended yet is no file, and can be given up', async () => {
    const more = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    async function* slowly() {
      yield Buffer.alloc(9_000_000)
      yield Buffer.alloc(9_000_000)
      yield Buffer.alloc(9_000_000)
      begun.resolve()
      await more.promise
      yield Buffer.alloc(1)
    }
    const put = store.putStream('slow/half', Readable.from(slowly(), { highWaterMark: 1 })).then(
      () => 'written',
      () => 'given up',
    )
    await begun.promise
    expect([await keysIn(store, 'slow'), await store.open('slow/half')]).toEqual([[], null])
    await store.removeHalves('slow', new Date(Date.now() - 60_000))
    await store.removeHalves('slow', inAMinute())
    more.resolve()
    // A store that cannot list what was begun ends it as if nothing had happened.
    expect(await put).toBe(kind === 's3 with a prefix' ? 'written' : 'given up')
  })

  test('many files are written and read at once', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `many/${at}`)
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))))
    expect(await Promise.all(names.map((name) => text(store, name)))).toEqual(names)
  })
})

test('on a disk, what a kill left half written is no file, and is removed once it is old', async () => {
  const store = diskStore(join(folder, 'killed'))
  await mkdir(join(folder, 'killed/images/ab'), { recursive: true })
  const half = join(folder, 'killed/images/ab/picture.webp.1.tmp')
  await writeFile(half, 'RIF')
  expect(await keysIn(store, 'images')).toEqual([])
  await store.removeHalves('images', new Date(Date.now() - 60_000))
  expect(await readdir(join(folder, 'killed/images/ab'))).toHaveLength(1)
  await utimes(half, 0, 0)
  await store.removeHalves('images', new Date(Date.now() - 60_000))
  expect(await readdir(join(folder, 'killed/images/ab'))).toEqual([])
})

describe('a store of S3', () => {
  let store: FileStore

  beforeAll(async () => {
    store = await createS3Store(settings())
  })

  afterEach(() => s3.meddle(null))

  afterAll(() => store.close())

  test('lists more files than one page holds', async () => {
    const names = Array.from({ length: 1_003 }, (_, at) => `pages/${String(at).padStart(4, '0')}`)
    await mkdir(dirname(s3.fileOf(names[0] ?? '')), { recursive: true })
    // Sent one by one they would take seconds.
    for (const name of names) {
      await writeFile(s3.fileOf(name), 'x')
      await writeFile(`${s3.fileOf(name)}.md5`, createHash('md5').update('x').digest('hex'))
    }
    const before = s3.requests.length
    expect(await keysIn(store, 'pages')).toEqual(names)
    expect(s3.requests.length - before).toBe(2)
  })

  test('that is busy for a moment is asked again', async () => {
    let left = 2
    s3.meddle((_, answer) => {
      if (left-- <= 0) return false
      answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return true
    })
    await store.put('a/patient', Buffer.from('there'))
    expect(await text(store, 'a/patient')).toBe('there')
  })

  test.each([
    [
      403,
      '<Error><Code>SignatureDoesNotMatch</Code><SecretKey>secret-of-a-key</SecretKey></Error>',
      '403 (SignatureDoesNotMatch)',
    ],
    [500, 'secret-of-a-key', '500'],
    [301, '<Error><Code>PermanentRedirect</Code></Error>', '301 (PermanentRedirect)'],
    [404, '<Error><Code>NoSuchBucket</Code></Error>', '404 (NoSuchBucket)'],
  ])('that answers %d is away, and says its code alone', async (status, body, said) => {
    s3.meddle((_, answer) => {
      answer.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body)
      return true
    })
    const error = await store.open('a/one').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreAway)
    expect(String(error)).toBe(`StoreAway: s3://potluck-test answers ${said}`)
  })

  test('that says nothing is given up', async () => {
    const impatient = await createS3Store(settings(), 50)
    s3.meddle(() => true)
    await expect(impatient.put('a/silent', Buffer.from('x'))).rejects.toThrow('s3://potluck-test does not answer')
    await impatient.close()
  })

  test('that dies in the middle of a file says so, and its bytes are no whole file', async () => {
    await store.put('a/dying', Buffer.alloc(200_000))
    s3.meddle((_, answer) => {
      answer.writeHead(200, { 'content-length': 200_000 }).write(Buffer.alloc(50_000))
      setTimeout(() => answer.destroy(), 20)
      return true
    })
    const opened = await store.open('a/dying')
    expect(opened?.bytes).toBe(200_000)
    await expect(bytesOf(opened)).rejects.toThrow('s3://potluck-test broke off')
  })

  test('refuses keys that are not its own', async () => {
    const stranger = await createS3Store(settings({ S3_SECRET_ACCESS_KEY: 'guessed' }))
    await expect(stranger.put('a/strange', Buffer.from('x'))).rejects.toThrow('403 (SignatureDoesNotMatch)')
    await stranger.close()
  })

  test('says the SHA-256 of what it sends', async () => {
    let said: unknown
    s3.meddle((request) => {
      said = request.headers['x-amz-content-sha256']
      return false
    })
    await store.put('a/hashed', Buffer.from('hash me'))
    expect(said).toBe(createHash('sha256').update('hash me').digest('hex'))
  })

  test('whose address is that of a cloud’s services is not asked', async () => {
    const cloud = await createS3Store(settings({ S3_ENDPOINT: 'http://169.254.169.254' }))
    await expect(cloud.find('a/one')).rejects.toThrow('s3://potluck-test does not answer')
    await cloud.close()
  })
})
