import fc from 'fast-check'
import { readImport, recipesIn } from '../../testing/read-import.ts'
import { importedRecipe } from '../imports/imported-recipe.ts'
import { exactField } from '../imports/json-ld-recipe.ts'
import type { RecipeFileFormat } from './recipe-archive.ts'
import { filesOfAll } from './recipe-archive.ts'
import { type ExportedRecipe, writeSchemaRecipe } from './schema-recipe.ts'
import { cooklang } from './write-cooklang.ts'
import { markdown } from './write-markdown.ts'
import { mealie } from './write-mealie.ts'
import { paprika } from './write-paprika.ts'
import { recipeElement } from './write-xml.ts'
import { zipFiles } from './zip-files.ts'

const formats: Readonly<Record<string, RecipeFileFormat>> = { cooklang, markdown, mealie, paprika }

const exported = (draft: Partial<ExportedRecipe['draft']>): ExportedRecipe => ({
  id: '0b2f9c4e-1111-4222-8333-444455556666',
  createdAt: '2024-01-02T03:04:05.000Z',
  updatedAt: '2024-01-02T03:04:05.000Z',
  folder: 'main',
  draft: importedRecipe({ title: 'Soup', ...draft }).draft,
})

async function archiveOf(format: RecipeFileFormat, recipes: readonly ExportedRecipe[]): Promise<Buffer> {
  const files = filesOfAll(
    format,
    recipes.map((recipe) => ({ recipe, pictures: [] })),
    'en-us',
  )
  const chunks: Uint8Array[] = []
  for await (const chunk of zipFiles(files)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const draftsIn = async (bytes: Buffer | string, name: string) =>
  recipesIn(await readImport(bytes, name)).map(({ draft }) => draft)

/** Signs that have a meaning in one of the formats, between words that have a meaning in none. */
const hostile = [
  ...[
    '@',
    '#',
    '~',
    '{',
    '}',
    '[',
    ']',
    '|',
    '%',
    '--',
    '-',
    '>>',
    '>',
    '---',
    '"',
    "'",
    ':',
    '/',
    '\\',
    '*',
    '_',
    '=',
    '&',
  ],
  ...[
    '[-',
    '-]',
    '[[',
    ']]',
    '- [ ] ',
    '1.',
    '(',
    ')',
    '<b>',
    '&amp;',
    '==',
    '%%',
    '**',
    '`',
    '```',
    '!',
    '|-',
    '...',
    ';',
    ',',
  ],
  ...['@home', '#1', '~5', '{2%g}', 'a@b.com', '[recipe:x]', '[photo:1]', 'con', 'NUL', '\u00e9', '🍕', '煮る'],
]
const words = ['beets', 'salt', '2 cups', '200 g', 'a pinch of', 'warm', 'Stir well', '½', 'für', '5 minutes', 'буряк']
const line = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...hostile)), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim())
  .filter((text) => /\p{L}/u.test(text))
const lines = fc.array(line, { maxLength: 4 }).map((all) => all.join('\n'))
const recipes = fc
  .record({
    title: line,
    description: lines,
    yield: fc.oneof(line, fc.constant('')),
    activeTime: fc.oneof(line, fc.constant('10 minutes')),
    totalTime: fc.oneof(line, fc.constant('')),
    source: line,
    author: line,
    nutrition: lines,
    notes: lines,
    ingredients: lines,
    instructions: lines,
    rating: fc.constantFrom(null, 3),
    labels: fc.constantFrom<string[]>([], ['a;b', 'winter | warm'], ['#tag', '"x": y', '-- z']),
  })
  .map(exported)

const runs = { numRuns: 60, seed: 38 }

test.each(Object.entries(formats))(
  'an export as %s with any signs is imported again without a difference',
  async (_name, format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(recipes, { minLength: 1, maxLength: 3 }), async (all) => {
        const read = await draftsIn(await archiveOf(format, all), `book${format.ending}`)
        const byTitle = (drafts: readonly { readonly title: string }[]) =>
          drafts.map((each) => JSON.stringify(each, Object.keys(importedRecipe({}).draft))).sort()
        expect(byTitle(read)).toEqual(byTitle(all.map(({ draft }) => draft)))
      }),
      runs,
    )
  },
)

test('an export as JSON with any signs is imported again without a difference', async () => {
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const [read] = await draftsIn(JSON.stringify([writeSchemaRecipe(recipe, [])]), 'book.json')
      expect(read).toEqual(recipe.draft)
    }),
    runs,
  )
})
test('an export as XML with any signs is imported again without a difference', async () => {
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const element = recipeElement({ ...recipe, fromUser: null, images: [] }, 'owner', new Map())
      const [read] = await draftsIn(`<?xml version="1.0"?>\n<data>\n${element}\n</data>`, 'book.xml')
      expect(read).toEqual(recipe.draft)
    }),
    runs,
  )
})

test('a step has the address of its photo in JSON, and is read back with the number of it', async () => {
  const photo = 'https://cook.example/photos/0/large'
  const recipe = exported({ instructions: 'Knead. (photo 1)\nBake.' })
  const node = writeSchemaRecipe(recipe, [photo])
  expect(node.recipeInstructions).toEqual([
    { '@type': 'HowToStep', text: 'Knead.', image: [photo] },
    { '@type': 'HowToStep', text: 'Bake.' },
  ])
  const [read] = await draftsIn(JSON.stringify([node]), 'book.json')
  expect(read?.instructions).toBe(recipe.draft.instructions)
})

/** Lines that begin like the lines of a recipe. */
const linesAfter = (word: string) =>
  fc.array(line, { minLength: 1, maxLength: 4 }).map((all) => all.map((each) => `${word} ${each}`).join('\n'))

/** The letters and digits of a text, in order. */
const wordsOf = (text: string) => (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).toSorted()

test('a program that knows schema.org alone finds every word of the lists of a JSON export', async () => {
  await fc.assert(
    fc.asyncProperty(linesAfter('2 cups of'), linesAfter('Stir'), async (...lists) => {
      // Values of schema.org may be markup.
      const [ingredients = '', instructions = ''] = lists.map((list) => list.replace(/<b>|&amp;/g, ''))
      const node = { ...writeSchemaRecipe(exported({ ingredients, instructions }), []), [exactField]: undefined }
      const [read] = await draftsIn(JSON.stringify([node]), 'book.json')
      expect(wordsOf(read?.ingredients ?? '')).toEqual(wordsOf(ingredients))
      expect(wordsOf(read?.instructions ?? '')).toEqual(wordsOf(instructions))
    }),
    runs,
  )
})

test.each(Object.entries(formats))(
  'a program that skips what %s does not name finds every word of the lists',
  async (_name, format) => {
    await fc.assert(
      fc.asyncProperty(linesAfter('2 cups of'), linesAfter('Stir'), async (ingredients, instructions) => {
        const recipe = exported({ ingredients, instructions })
        const parts = { recipe, name: 'Soup', pictures: [], exact: {}, language: 'en-us' }
        const [file] = format.filesOf(parts)
        const [read] = await draftsIn(file.bytes, file.name)
        expect(wordsOf(read?.ingredients ?? '')).toEqual(wordsOf(ingredients))
        expect(wordsOf(read?.instructions ?? '')).toEqual(wordsOf(instructions))
      }),
      runs,
    )
  },
)

test.each([
  ['paprika', paprika],
  ['cooklang', cooklang],
])('%s refers to a recipe of the same export, which an import reads', async (_name, format) => {
  const recipe = exported({ title: 'Pizza', ingredients: '400 g pizza dough\n2 tomatoes' })
  const linked = [{ id: 'dough', title: 'Pizza dough' }]
  const chunks: Uint8Array[] = []
  for await (const chunk of zipFiles(filesOfAll(format, [{ recipe, pictures: [], linked }], 'en-us')))
    chunks.push(chunk)
  const [read] = recipesIn(await readImport(Buffer.concat(chunks), `all${format.ending}`))
  expect(read?.takes?.map((name) => name.toLowerCase())).toEqual(['pizza dough'])
  expect(read?.draft.ingredients).toBe('400 g pizza dough\n2 tomatoes')
})
