import { deflateRawSync, gzipSync } from 'node:zlib'
import { accessFile } from '../../testing/access-file.ts'
import { readImport, readImportApart } from '../../testing/read-import.ts'
import { type ZipEntry, zip } from '../../testing/zip.ts'

const schema = (name: string) => JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 beet'] })

/** A recipe in each format that an archive may contain, by the name of its file. */
const formats: Readonly<Record<string, ZipEntry>> = Object.fromEntries(
  (
    [
      ['paprika', 'soup.paprikarecipe', gzipSync('{"name":"Soup","photo_data":"AAAA"}')],
      ['json-ld', 'soup.json', schema('Soup')],
      ['nextcloud', 'Soup/recipe.json', schema('Soup')],
      ['fdxz', 'Data.xml', '<fdxz><Recipe Name="Soup"><RecipeImage FileName="/etc/passwd"/></Recipe></fdxz>'],
      [
        'cookmate',
        'backup.xml',
        '<cookbook><recipe><title>Soup</title><imagepath>/etc/passwd</imagepath></recipe></cookbook>',
      ],
      ['recipesage', 'export.xml', '<data><recipe><title>Soup</title></recipe></data>'],
      ['mastercook', 'book.mx2', '<mx2><RcpE name="Soup"></RcpE></mx2>'],
      ['mealie', 'soup.json', '{"name":"Soup","slug":"../../soup","groupId":"g","recipeIngredient":[]}'],
      ['tandoor', 'recipe.json', '{"name":"Soup","working_time":1,"steps":[]}'],
      [
        'copymethat',
        'recipes.html',
        '<div class="recipe"><div id="name">Soup</div><a id="original_link"></a><img src="../../../etc/passwd"></div>',
      ],
      [
        'recipekeeper',
        'recipes.html',
        '<div class="recipe-details"><h2 itemprop="name">Soup</h2><img class="recipe-photo" src="/etc/passwd"></div>',
      ],
      ['mela', 'soup.melarecipe', '{"title":"Soup"}'],
      ['crouton', 'soup.crumb', '{"name":"Soup"}'],
      ['csv', 'soup.csv', 'title,ingredients,image\nSoup,1 beet,/etc/passwd\n'],
      [
        'mealmaster',
        'soup.mmf',
        'MMMMM----- Recipe via Meal-Master (tm) v8\n      Title: Soup\n\n      1    beet\nMMMMM\n',
      ],
      ['mastercook', 'soup.mxp', '*  Exported from  MasterCook  *\n\nSoup\n\nRecipe By : x\n'],
      ['cooklang', 'Soup.cook', 'Boil @beets{1}.'],
      [
        'text',
        'soup.md',
        '# Soup\n\n![x](/etc/passwd)\n\n## Ingredients\n\n- 1 beet\n\n## Instructions\n\nBoil it well.\n',
      ],
      [
        'livingcookbook',
        'lc.mdb',
        accessFile([
          {
            name: 't_recipe',
            columns: ['recipeid', 'recipename', 'modifieddate'],
            rows: [['1', 'Soup', '2020-01-01']],
          },
        ]),
      ],
    ] as const
  ).map(([format, name, content]) => [`${format} (${name})`, { name, bytes: Buffer.from(content) }]),
)

/** The title of each recipe, and the reason of each unreadable item. */
async function itemsOf(bytes: Buffer | string, name = 'file'): Promise<string[]> {
  const isAccess = bytes.includes('lc.mdb') || /\.mdb$/.test(name)
  const { items } = await (isAccess ? readImportApart : readImport)(bytes, name)
  return items.map((item) => (item.outcome === 'recipe' ? item.draft.title : 'note' in item ? item.note.code : 'known'))
}

const failure = (code: string) => ({ failure: { code } })

/** Changes bytes of each header in the directory of an archive. */
function changed(archive: Buffer, change: (header: Buffer) => void): Buffer {
  const copy = Buffer.from(archive)
  for (let at = copy.indexOf('PK\x01\x02'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 4))
    change(copy.subarray(at))
  return copy
}

describe.each(Object.entries(formats))('%s', (_format, recipe) => {
  test('is imported as a file and in an archive, whatever paths it contains', async () => {
    for (const name of ['', '../../../', '/', 'C:\\', '..\\..\\', 'a/b/c/']) {
      const [path] = [`${name}${recipe.name}`]
      expect(await itemsOf(zip([{ ...recipe, name: path, deflate: true }]))).toEqual(['Soup'])
    }
    expect(await itemsOf(recipe.bytes, recipe.name)).toEqual(['Soup'])
  })

  test('is imported from an archive with junk, with two files of one name, and within another archive', async () => {
    const junk = ['__MACOSX/._a.json', '.DS_Store', 'Thumbs.db'].map((name) => ({ name, bytes: Buffer.from('junk') }))
    expect(await itemsOf(zip([...junk, recipe]))).toEqual(['Soup'])
    const twins = await itemsOf(zip([recipe, { ...recipe, name: `b/${recipe.name}` }]))
    expect(twins).toEqual(['Soup', 'Soup'])
    expect(await itemsOf(zip([{ name: 'inner.zip', bytes: zip([recipe]) }]))).toEqual(['Soup'])
  })

  test('is reported as locked if encrypted, and the file after it is imported', async () => {
    const behind = { name: 'zz.melarecipe', bytes: Buffer.from('{"title":"Behind"}') }
    const archive = zip([{ ...recipe, deflate: true }, behind])
    let first = true
    const locked = changed(archive, (header) => {
      if (first) header.writeUInt16LE(header.readUInt16LE(8) | 1, 8)
      first = false
    })
    expect(await itemsOf(locked)).toEqual(['locked', 'Behind'])
    const torn = Buffer.from(archive)
    torn.fill(0xff, 30 + recipe.name.length, 30 + recipe.name.length + 12)
    expect((await itemsOf(torn)).at(-1)).toBe('Behind')
  })

  test('is not imported through a symbolic link', async () => {
    const link = changed(zip([{ name: recipe.name, bytes: Buffer.from('/etc/passwd') }]), (header) => {
      header.writeUInt32LE(((0o120777 << 16) >>> 0) as number, 38)
    })
    await expect(itemsOf(link)).rejects.toMatchObject(failure('no-recipes'))
  })
})

/** A zip with sizes in extra fields, as in archives of more than 4 GB. */
function zip64(entry: { readonly name: string; readonly bytes: Buffer }): Buffer {
  const plain = zip([entry])
  const at = plain.indexOf('PK\x01\x02')
  const header = Buffer.from(plain.subarray(at, at + 46))
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(entry.bytes.length), 4)
  extra.writeBigUInt64LE(BigInt(entry.bytes.length), 12)
  header.writeUInt32LE(0xffffffff, 20)
  header.writeUInt32LE(0xffffffff, 24)
  header.writeUInt16LE(extra.length, 30)
  const directory = Buffer.concat([header, Buffer.from(entry.name), extra])
  const end = Buffer.from(plain.subarray(plain.indexOf('PK\x05\x06')))
  end.writeUInt32LE(directory.length, 12)
  return Buffer.concat([plain.subarray(0, at), directory, end])
}

const soup = { name: 'soup.melarecipe', bytes: Buffer.from('{"title":"Soup"}') }
const stew = { name: 'stew.melarecipe', bytes: Buffer.from('{"title":"Stew"}') }

/** A name in the charset of DOS, without the UTF-8 flag, as old programs write it. */
const inOldLetters = (archive: Buffer): Buffer => {
  const copy = Buffer.from(archive)
  for (const mark of ['PK\x03\x04', 'PK\x01\x02']) {
    const at = copy.indexOf(mark)
    copy.writeUInt16LE(0, at + (mark.endsWith('\x04') ? 6 : 8))
    copy[copy.indexOf('soup', at)] = 0x81
  }
  return copy
}

describe('an archive with odd headers', () => {
  test.each<[string, () => Buffer, readonly string[]]>([
    ['names in the letters of DOS', () => inOldLetters(zip([soup, stew])), ['Soup', 'Stew']],
    ['a name in pieces of letters', () => zip([{ ...soup, name: 'Cre\u0300me.melarecipe' }]), ['Soup']],
    ['two files of one name', () => zip([soup, { ...stew, name: soup.name }]), ['Soup', 'Stew']],
    ['sizes as of more than 4 GB', () => zip64(soup), ['Soup']],
    ['a size of nothing', () => zip([{ ...soup, deflate: true, statedSize: 0 }, stew]), ['damaged', 'Stew']],
    ['a size that is too small', () => zip([{ ...soup, deflate: true, statedSize: 5 }, stew]), ['damaged', 'Stew']],
    ['a size that is too large', () => zip([{ ...soup, deflate: true, statedSize: 5_000 }, stew]), ['damaged', 'Stew']],
    [
      'another name in front of the bytes than in the directory',
      () => {
        const archive = zip([soup, stew])
        archive.write('evil', 30)
        return archive
      },
      ['Soup', 'Stew'],
    ],
  ])('with %s is read', async (_, archive, titles) => {
    expect(await itemsOf(archive())).toEqual(titles)
  })

  test.each([
    ['cut in the middle', () => zip([soup, stew]).subarray(0, 90)],
    ['without its directory', () => zip([soup]).subarray(0, -30)],
  ])('%s is refused as damaged', async (_, archive) => {
    await expect(itemsOf(archive())).rejects.toMatchObject(failure('damaged'))
  })

  test('with a photo of 50 MB in one recipe is read to its end', async () => {
    const heavy = gzipSync(JSON.stringify({ name: 'Heavy', photo_data: Buffer.alloc(37_000_000).toString('base64') }))
    const light = gzipSync('{"name":"Light"}')
    const names = await itemsOf(
      zip([
        { name: 'heavy.paprikarecipe', bytes: heavy },
        { name: 'light.paprikarecipe', bytes: light },
      ]),
    )
    expect(names).toEqual(['Heavy', 'Light'])
  })
})

const entities = `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}"><!ENTITY d SYSTEM "file:///etc/passwd">]>`

test.each([
  ['fdxz', (text: string) => `<fdx><Recipe Name="Soup" Comments="${text}"/></fdx>`],
  [
    'cookmate',
    (text: string) => `<cookbook><recipe><title>Soup</title><comments>${text}</comments></recipe></cookbook>`,
  ],
  ['recipesage', (text: string) => `<data><recipe><title>Soup</title><notes>${text}</notes></recipe></data>`],
  ['mastercook', (text: string) => `<mx2><RcpE name="Soup"><Note>${text}</Note></RcpE></mx2>`],
  ['pepperplate', (text: string) => `<x><RecipeSync><Title>Soup</Title><Note>${text}</Note></RecipeSync></x>`],
] as const)(
  '%s: entities that a document declares are not expanded',
  async (format, document) => {
    const file = await readImport(`<?xml version="1.0"?>${entities}${document('&c; &d; &lt;b&gt;')}`, 'a.xml')
    expect(file.format).toBe(format)
    const [item] = file.items
    expect(item?.outcome === 'recipe' && item.draft.notes).toBe('&c; &d; <b>')
  },
  30_000,
)

test.each([
  ['an XML file of 70 MB', 'Data.xml'],
  ['a recipe of 200 MB', 'soup.paprikarecipe'],
])(
  'an archive with %s is reported as too large',
  async (_why, name) => {
    const zeros = gzipSync(Buffer.alloc(200_000_000, 0x20))
    const bytes =
      name === 'Data.xml' ? Buffer.from(`<fdx><Recipe Name="Soup" Comments="${'x'.repeat(70_000_000)}"/></fdx>`) : zeros
    expect(await itemsOf(zip([{ name, bytes, deflate: true, statedSize: bytes.length }]))).toEqual(['too-large'])
  },
  60_000,
)

test('an archive of tens of thousands of empty files is of an unknown kind', async () => {
  const entry = { name: 'a', bytes: Buffer.alloc(0) }
  const many = zip(Array.from({ length: 20_000 }, () => entry))
  await expect(itemsOf(many)).rejects.toMatchObject(failure('unknown-kind'))
}, 60_000)

test('an archive that is nested six times is of an unknown kind', async () => {
  let nested = zip([{ name: 'soup.json', bytes: Buffer.from(schema('Soup')) }])
  for (let n = 0; n < 6; n++) nested = zip([{ name: `${n}.zip`, bytes: nested }])
  await expect(itemsOf(nested)).rejects.toMatchObject(failure('unknown-kind'))
})

test('an Access database with random pages is refused as damaged', async () => {
  const start = Buffer.from('\0\x01\0\0Standard Jet DB\0\x01', 'latin1')
  await expect(itemsOf(Buffer.concat([start, Buffer.alloc(9_000, 0x41)]), 'a.mdb')).rejects.toMatchObject(
    failure('damaged'),
  )
})

test.each([
  ['XML', `<fdx><Recipe Name="Soup">${'<a>'.repeat(300_000)}`, 'a.fdx'],
  ['HTML', `<meta name="copymethat"><div class="recipe">${'<b>'.repeat(300_000)}`, 'recipes.html'],
])('%s with endless nesting is refused as too large', async (_language, text, name) => {
  await expect(itemsOf(text, name)).rejects.toMatchObject(failure('too-large'))
})

test.each([
  ['{"title":"Soup","ingredients":["1 beet",{"a":1}],"categories":[1,null,"x"],"images":[7]}', 'a.melarecipe'],
  ['{"name":"Soup","ingredients":[null,7],"steps":"x","tags":7,"images":{}}', 'a.crumb'],
  ['{"name":"Soup","working_time":"x","steps":[{"ingredients":[null]}],"keywords":{}}', 'recipe.json'],
  ['{"name":"Soup","groupId":1,"recipeIngredient":[null,{"food":"x"}],"tags":[null]}', 'mealie.json'],
])('a recipe with fields of a wrong type is imported: %s', async (json, name) => {
  expect(await itemsOf(json, name)).toEqual(['Soup'])
})

test('a recipe with the keys __proto__ and constructor is imported', async () => {
  expect(await itemsOf('{"title":"Soup","__proto__":{"x":1},"constructor":{"prototype":1}}', 'a.melarecipe')).toEqual([
    'Soup',
  ])
})

test('a file with incomplete deflated bytes does not stop the import of the next file', async () => {
  const bytes = deflateRawSync(Buffer.from(schema('Soup')))
  const archive = zip([
    { name: 'a.json', bytes: bytes.subarray(0, 5) },
    { name: 'b.json', bytes: Buffer.from(schema('Stew')) },
  ])
  expect((await itemsOf(archive)).at(-1)).toBe('Stew')
})
