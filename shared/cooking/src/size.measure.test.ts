import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import webpack from 'webpack'

// A bundle is built for each test, and machines are busy.
jest.setTimeout(60_000)

// Always in the same place from here: webpack orders and names modules by where they stand, which is worth 150 bytes.
const build = join(__dirname, '../node_modules/.cache/size')
mkdirSync(build, { recursive: true })
const stripTypes = join(build, 'strip-types.cjs')
writeFileSync(stripTypes, `module.exports = (text) => require('node:module').stripTypeScriptTypes(text)`)

afterAll(() => rmSync(build, { recursive: true }))

/** The bytes that a browser loads for a program, brotli: the modules that it imports, with their dependencies. */
async function bundleSize(program: string): Promise<number> {
  const entry = join(build, 'entry.js')
  writeFileSync(entry, program)
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: __dirname,
        entry,
        output: { path: build, filename: 'bundle.js' },
        module: { rules: [{ test: /\.ts$/, loader: stripTypes }] },
        cache: false,
      },
      (error, stats) => {
        const failure = error ?? stats?.compilation.errors[0]
        if (failure) reject(failure)
        else resolve()
      },
    )
  })
  return brotliCompressSync(readFileSync(join(build, 'bundle.js'))).length
}

const path = (module: string): string => JSON.stringify(join(__dirname, module))

/** Everything but the five languages; loaders of several languages are what a program with one does without. */
const modules = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const oneLanguage = [...modules, 'languages/en-us/words.ts', 'languages/en-us/aisles.ts']

test('all of it with the words and aisles of one language is at most 53.9 kB', async () => {
  const imports = oneLanguage.map((name, at) => `import * as m${at} from ${path(name)}`)
  const uses = `globalThis.used = [${oneLanguage.map((_, at) => `m${at}`)}]`
  expect(await bundleSize([...imports, uses].join('\n'))).toBeLessThan(53_900)
})

test('scaling alone is at most 24.3 kB', async () => {
  const program = `
    import { readIngredientLine } from ${path('ingredient-line.ts')}
    import { scaleLine } from ${path('scale-line.ts')}
    import { vocabularyOf } from ${path('vocabulary.ts')}
    import { enUs } from ${path('languages/en-us/words.ts')}
    globalThis.scale = (text) => scaleLine(readIngredientLine(text, vocabularyOf([enUs])), 2).text`
  expect(await bundleSize(program)).toBeLessThan(24_300)
})

test('a bundle contains only the imported parts', async () => {
  const program = `import { truncate } from ${path('truncate.ts')}\nglobalThis.cut = truncate`
  expect(await bundleSize(program)).toBeLessThan(500)
})
