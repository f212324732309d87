import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './steps.mjs'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const pages = tracked.filter((file) => file.endsWith('.md'))
const sources = tracked.filter((file) => /\.([cm]?[jt]sx?|css|html|ya?ml)$/.test(file))

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The text of a page without its blocks of code, whose links are examples. */
const proseOf = (file: string): string => textOf(file).replaceAll(/^ *```.*?^ *```/gms, '')

/** The names by which GitHub links to the headings of a page. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Relative links of a text that lead nowhere: to no file, or to no heading of a page. */
function deadLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const aim = path === '' ? file : relative(root, join(root, dirname(file), path))
      if (!existsSync(join(root, aim))) return true
      return anchor !== undefined && aim.endsWith('.md') && !anchorsOf(textOf(aim)).includes(anchor)
    })
    .map((target) => `${file}: ${target}`)
}

/** Paths of the repository that a text names in backticks and that do not exist. */
function deadPaths(file: string, text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && !existsSync(join(root, path)))
    .map((path) => `${file}: ${path}`)
}

const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{4}-.*\.md$/.test(file))

test('the check of links finds a missing page and a missing heading, and accepts both when they exist', () => {
  const text = '[a](docs/nowhere.md) [b](docs/architecture.md#nowhere) [c](docs/glossary.md#access) [d](https://x.org)'
  expect(deadLinks('README.md', text)).toEqual([
    'README.md: docs/nowhere.md',
    'README.md: docs/architecture.md#nowhere',
  ])
})

test('every relative link of every page leads to a file, and to a heading of it', () => {
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.flatMap((file) => deadLinks(file, proseOf(file)))).toEqual([])
})

test('sources name only decisions that exist, by path or by number', () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)))
  const dead = sources
    .filter((file) => file !== 'scripts/docs.test.ts')
    .flatMap((file) => {
      const text = textOf(file)
      const paths = [...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([path]) => path)
      const named = [...text.matchAll(/\bdecision (\d+)/g)].filter(([, number]) => !numbers.includes(Number(number)))
      return [...paths.filter((path) => !existsSync(join(root, path))), ...named.map(([words]) => words)].map(
        (name) => `${file}: ${name}`,
      )
    })
  expect(dead).toEqual([])
})

test('the index lists each of at most 35 decisions once, by the question in its title', () => {
  expect(decisions.length).toBeLessThanOrEqual(35)
  const index = textOf('docs/decisions/README.md')
  const rows = [...index.matchAll(/^\| \[\d+\]\((\d{4}-[\w-]+\.md)\) \| ([^|]+) \|/gm)]
  expect(rows.map(([, file]) => file)).toEqual(decisions)
  for (const [, file, title] of rows)
    expect(textOf(`docs/decisions/${file}`)).toMatch(`# ${file?.slice(0, 4)}: ${title}\n`)
  expect(rows.filter(([, , title]) => !title?.endsWith('?'))).toEqual([])
})

test('a decision has its five parts in order, at most 40 lines, and governs files that exist', () => {
  for (const file of decisions) {
    const text = textOf(`docs/decisions/${file}`)
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
    expect([file, ...parts]).toEqual([file, 'Status', 'Context', 'Decision', 'Consequences', 'Files'])
    expect(text.split('\n').length).toBeLessThanOrEqual(41)
    expect(deadPaths(file, text.slice(text.indexOf('**Files.**')))).toEqual([])
  }
})

test('the tables of the architecture page name paths that exist', () => {
  const rows = textOf('docs/architecture.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.flatMap((row) => deadPaths('docs/architecture.md', row))).toEqual([])
})

test('the pages of docs have at most 47,000 words', () => {
  const words = pages.filter((file) => file.startsWith('docs/')).flatMap((file) => textOf(file).split(/\s+/))
  expect(words.length).toBeLessThanOrEqual(47_000)
})

test('no setting of a page has a remark behind it, which systemd would take for a part of its value', () => {
  const remarked = /^[A-Z][A-Z\d_]*=.*[ \t]#.*$/gm
  expect(pages.flatMap((file) => [...textOf(file).matchAll(remarked)].map(([line]) => `${file}: ${line}`))).toEqual([])
})
