import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { node, root } from './steps.mjs'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Example {
  readonly file: string
  readonly code: string
}

/** Whole files on a page: their path stands in their first line, or in the paragraph before them. */
function examplesOf(page: string): Example[] {
  const blocks = page.matchAll(/((?:^.+\n)*)\n*^( *)```(?:tsx?|json)\n([\s\S]*?)\n *```$/gm)
  return [...blocks].flatMap(([, paragraph = '', indent = '', block = '']) => {
    const code = `${block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}\n`
    const [, own] = /^\/\/ (src\/\S+)\n/.exec(code) ?? []
    if (own !== undefined) return [{ file: own, code: code.slice(code.indexOf('\n') + 1) }]
    const named = [...paragraph.matchAll(/`([\w./-]+\.(?:tsx?|json))`/g)].map(([, file = '']) => file)
    const file = named.find((one) => one.startsWith('src/')) ?? named.at(-1)
    return file === undefined ? [] : [{ file, code }]
  })
}

test('the examples on the page about a new remote pass the lint unchanged', () => {
  const examples = examplesOf(read('docs/adding-a-remote.md'))
  expect(examples.map(({ file }) => file)).toEqual([
    'package.json',
    'src/remote.tsx',
    'src/pantry/PantryPage.tsx',
    'src/locales/en-us.json',
    'src/remote.test.tsx',
    'src/preferences.ts',
    'src/background.ts',
  ])
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const settings = JSON.parse(read('biome.json'))
    write('biome.json', JSON.stringify({ ...settings, vcs: { enabled: false } }))
    for (const { file, code } of examples)
      write(`mfe-pantry/${file}`, code.replace(/("react-i18next": .*)/, '$1,\n    "zod": "catalog:"'))
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    execFileSync(node, [biome, 'check', '--error-on-warnings', 'mfe-pantry'], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
