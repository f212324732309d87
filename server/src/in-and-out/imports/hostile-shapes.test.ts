import { gzipSync } from 'node:zlib'
import { readImport, recipesIn } from '../../testing/read-import.ts'
import { type ZipEntry, zip } from '../../testing/zip.ts'

const failure = (code: string) => ({ failure: { code } })

const soup: ZipEntry = { name: 'soup.melarecipe', bytes: Buffer.from('{"title":"Soup"}'), deflate: true }
const stew: ZipEntry = { name: 'stew.melarecipe', bytes: Buffer.from('{"title":"Stew"}') }

/** The title of each recipe, and the reason of each unreadable item. */
async function itemsOf(bytes: Buffer | string, name = 'file'): Promise<string[]> {
  const { items } = await readImport(bytes, name)
  return items.map((item) => (item.outcome === 'recipe' ? item.draft.title : 'note' in item ? item.note.code : 'known'))
}

/** An archive with a changed first header in its directory. */
function saying(entries: readonly ZipEntry[], change: (header: Buffer, archive: Buffer) => void): Buffer {
  const archive = zip(entries)
  change(archive.subarray(archive.indexOf('PK\x01\x02')), archive)
  return archive
}

/** An archive whose directory claims more than 4 GB, with this offset and number of entries. */
function withLargeEnd(entries: bigint, place: bigint | null): Buffer {
  const plain = zip([soup])
  const at = plain.indexOf('PK\x05\x06')
  const large = Buffer.alloc(56)
  large.write('PK\x06\x06', 'latin1')
  large.writeBigUInt64LE(44n, 4)
  large.writeBigUInt64LE(entries, 24)
  large.writeBigUInt64LE(entries, 32)
  large.writeBigUInt64LE(BigInt(plain.indexOf('PK\x01\x02')), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(place ?? BigInt(at), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.from(plain.subarray(at))
  end.fill(0xff, 8, 20)
  return Buffer.concat([plain.subarray(0, at), large, locator, end])
}

describe('an archive with wrong headers', () => {
  test.each<[string, () => Buffer, readonly string[]]>([
    [
      'names that point to other folders or are invalid',
      () =>
        zip(
          ['../../', '/etc/', 'C:\\', '\\\\host\\share\\', 'a/../../', '%2e%2e/', 'a\0b/', 'CON/'].map((folder, n) => ({
            name: `${folder}${n}.melarecipe`,
            bytes: Buffer.from(`{"title":"${n}"}`),
          })),
        ),
      ['0', '1', '2', '3', '4', '5', '6', '7'],
    ],
    ['names that clash by case', () => zip([soup, { ...stew, name: 'SOUP.MELARECIPE' }]), ['Soup', 'Stew']],
    ['a name of 64,000 letters', () => zip([{ ...soup, name: `${'a/'.repeat(32_000)}${soup.name}` }]), ['Soup']],
    [
      'sizes behind the bytes of a file instead of before them',
      () =>
        saying([soup, stew], (header, archive) => {
          header.writeUInt16LE(0x0808, 8)
          archive.writeUInt16LE(0x0808, 6)
          archive.fill(0, 14, 26)
        }),
      ['Soup', 'Stew'],
    ],
    [
      'an unknown method of compression',
      () => saying([soup, stew], (header) => header.writeUInt16LE(98, 10)),
      ['damaged', 'Stew'],
    ],
  ])('with %s is read', async (_, archive, titles) => {
    expect(await itemsOf(archive())).toEqual(titles)
  })

  test.each<[string, () => Buffer, string]>([
    [
      'in which each file is damaged',
      () => saying([soup], (header) => header.writeUInt32LE(0x7fffffff, 20)),
      'damaged',
    ],
    [
      'in which a file begins beyond the end',
      () => saying([soup], (header) => header.writeUInt32LE(0x7fffffff, 42)),
      'damaged',
    ],
    ['in which each file is encrypted', () => saying([soup], (header) => header.writeUInt16LE(0x0801, 8)), 'locked'],
    ['with an unknown encryption', () => saying([soup], (header) => header.writeUInt16LE(0x0841, 8)), 'damaged'],
    ['of too many files', () => withLargeEnd(1n << 63n, null), 'too-many'],
    ['with a wrong position of its end', () => withLargeEnd(1n, 5n), 'damaged'],
    [
      'in several parts',
      () => {
        const archive = zip([soup])
        archive.writeUInt16LE(3, archive.indexOf('PK\x05\x06') + 4)
        return archive
      },
      'damaged',
    ],
    [
      'with another archive in its comment',
      () => {
        const [archive, other] = [zip([soup]), zip([stew])]
        archive.writeUInt16LE(other.length, archive.length - 2)
        return Buffer.concat([archive, other])
      },
      'damaged',
    ],
    ['without files', () => zip([]), 'no-recipes'],
    ['with one file that is no recipe', () => zip([{ name: 'a', bytes: Buffer.from([0, 1, 2, 3]) }]), 'unknown-kind'],
  ])('%s is refused with its reason', async (_, archive, code) => {
    await expect(itemsOf(archive())).rejects.toMatchObject({ failure: { code } })
  })

  test.each([
    ['gzipped three times', () => gzipSync(gzipSync(gzipSync('{"name":"Soup"}'))), ['damaged']],
    ['gzipped in two members', () => Buffer.concat([gzipSync('{"name":"So'), gzipSync('up"}')]), ['Soup']],
    ['that is a gzipped archive', () => gzipSync(zip([soup])), ['damaged']],
  ] as const)('a Paprika recipe %s is read or refused as damaged', async (_, bytes, titles) => {
    expect(await itemsOf(bytes(), 'a.paprikarecipe')).toEqual(titles)
  })

  test.each([
    ['7z', Buffer.from('377abcaf271c0004', 'hex')],
    ['rar', Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1')],
    ['a database of another kind', Buffer.from(`SQLite format 3\0${'x'.repeat(9_000)}`)],
  ])('a file of the kind %s is refused as unknown', async (_, bytes) => {
    await expect(itemsOf(bytes)).rejects.toMatchObject(failure('unknown-kind'))
  })
})

const fdx = (encoding: string, more = '') =>
  `<?xml version="1.0"${encoding && ` encoding="${encoding}"`}?><fdx>${more}<Recipe Name="Crème"/></fdx>`

describe('XML in different encodings', () => {
  test.each<[string, Buffer]>([
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${fdx('UTF-16')}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(fdx('UTF-16'), 'utf16le')],
    ['big-endian UTF-16 with a byte order mark', Buffer.from(`\uFEFF${fdx('')}`, 'utf16le').swap16()],
    ['big-endian UTF-16 without a byte order mark', Buffer.from(fdx(''), 'utf16le').swap16()],
    ['UTF-8, declared as UTF-16', Buffer.from(fdx('UTF-16'))],
    ['ISO-8859-1, declared as UTF-8', Buffer.from(fdx('UTF-8'), 'latin1')],
    ['ISO-8859-1 after 150,000 spaces', Buffer.from(fdx('', ' '.repeat(150_000)), 'latin1')],
    ['ISO-8859-1, declared as an unknown encoding', Buffer.from(fdx('klingon'), 'latin1')],
    [
      'UTF-8 with one invalid byte',
      Buffer.concat([Buffer.from(fdx('', '<!--éèüößл-->'.repeat(9))), Buffer.from([0xe9])]),
    ],
  ])('is read: %s', async (_, bytes) => {
    expect(await itemsOf(bytes, 'a.fdx')).toEqual(['Crème'])
  })

  test('is read correctly when a chunk ends within a character', async () => {
    const names = Array.from({ length: 4_000 }, (_, n) => `${'x'.repeat(n % 7)}борщ€😀`)
    const book = `<fdx>${names.map((name) => `<Recipe Name="${name}"/>`).join('')}</fdx>`
    expect(await itemsOf(book, 'a.fdx')).toEqual(names)
  })

  test.each([
    [
      'a hundred thousand attributes',
      `<fdx><Recipe Name="Soup" ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
    ],
    [
      'the names __proto__ and constructor',
      '<fdx><Recipe Name="Soup" __proto__="x" constructor="y"><__proto__>z</__proto__></Recipe>',
    ],
    ['an external document type', '<!DOCTYPE fdx SYSTEM "http://127.0.0.1:1/x.dtd"><fdx><Recipe Name="Soup"/>'],
    [
      'an XInclude of another file',
      '<fdx><Recipe Name="Soup"><xi:include href="file:///etc/passwd" parse="text"/></Recipe>',
    ],
  ])('with %s is read to its end', async (_, text) => {
    expect(await itemsOf(`${text}<Recipe Name="Stew"/></fdx>`, 'a.fdx')).toEqual(['Soup', 'Stew'])
  })
})

describe('JSON with hostile content', () => {
  const stewToo = '{"@type":"Recipe","name":"Stew"}'
  test.each<[string, string, readonly string[]]>([
    [
      'endless nesting',
      `[{"@type":"Recipe","name":"x","a":${'['.repeat(600_000)}${']'.repeat(600_000)}},${stewToo}]`,
      ['too-large', 'Stew'],
    ],
    ['a repeated key', `[{"@type":"Recipe","name":"First","name":"Second"},${stewToo}]`, ['Second', 'Stew']],
    [
      'numbers that are too large',
      `[{"@type":"Recipe","name":"Soup","recipeYield":1e999,"prepTime":-1e999,"aggregateRating":{"ratingValue":1e999}},${stewToo}]`,
      ['Soup', 'Stew'],
    ],
    [
      'a number of a million digits',
      `[{"@type":"Recipe","name":"Soup","recipeYield":${'9'.repeat(1_000_000)}},${stewToo}]`,
      ['Soup', 'Stew'],
    ],
    [
      'a NUL and half a surrogate pair',
      `[{"@type":"Recipe","name":"So\\u0000up","recipeIngredient":["\\udc00 egg"]},${stewToo}]`,
      ['Soup', 'Stew'],
    ],
    [
      'a hundred thousand keys',
      `[{"@type":"Recipe","name":"Soup",${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join(',')}},${stewToo}]`,
      ['Soup', 'Stew'],
    ],
  ])(
    'is read in spite of %s',
    async (_, text, titles) => {
      expect(await itemsOf(text, 'a.json')).toEqual(titles)
    },
    60_000,
  )
})

test('a table of twenty thousand columns is read with its first 200 columns', async () => {
  const names = Array.from({ length: 20_000 }, (_, n) => `column ${n}`).join(',')
  const file = await readImport(`title,${'x'.repeat(5_000)},${names}\nSoup\n`, 'a.csv')
  expect(recipesIn(file).map(({ draft }) => draft.title)).toEqual(['Soup'])
  expect(file.columns).toHaveLength(200)
  expect(Math.max(...file.columns.map(({ column }) => column.length))).toBeLessThan(201)
})
