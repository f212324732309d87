import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const exampleLine = /^(.*) \/\/ → (.*)$/

type Check = (example: string, gives: unknown, expected: unknown) => void

/**
 * Holds a package to its README: each line that ends in `// →` gives what it says, and each module that is named is
 * public. Call it in a test file of the package.
 * @param sources its folder of source, beside package.json and README.md
 * @param load imports a module of the package, by its name after the package's
 */
export function describeReadme(sources: string, load: (module: string) => Promise<Readonly<Record<string, unknown>>>) {
  const { name, exports } = JSON.parse(readFileSync(join(sources, '../package.json'), 'utf8'))
  const readme = readFileSync(join(sources, '../README.md'), 'utf8')
  const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
  const importLine = new RegExp(`^import \\{ (.+) \\} from '${name}/(.+)'$`)

  /** The lines of all blocks as one program, in which an example hands what it gives and what it promises to a check. */
  const program = code
    .filter((line) => !importLine.test(line))
    .map((line) => {
      const [, example, expected] = exampleLine.exec(line) ?? []
      return example === undefined ? line : `check(${JSON.stringify(example)}, ${example}, ${expected})`
    })
    .join('\n')

  async function namesImported(): Promise<Map<string, unknown>> {
    const values = new Map<string, unknown>()
    for (const line of code) {
      const [, names = '', module = ''] = importLine.exec(line) ?? []
      if (module === '') continue
      const loaded = await load(module)
      for (const imported of names.split(', ')) values.set(imported, loaded[imported])
    }
    return values
  }

  test('every example of the README gives what it says', async () => {
    const names = await namesImported()
    const seen: string[] = []
    const check: Check = (example, gives, expected) => {
      expect([example, gives]).toEqual([example, expected])
      seen.push(example)
    }
    new Function('check', ...names.keys(), program)(check, ...names.values())
    expect(seen).toHaveLength(readme.match(/\/\/ →/g)?.length ?? 0)
    expect(seen.length).toBeGreaterThan(15)
  })

  test('every module the README names is public', () => {
    // A key that ends in a star stands for the folder before it.
    const isPublic = (path: string) =>
      Object.keys(exports).some((key) => (key.endsWith('*') ? path.startsWith(key.slice(0, -1)) : path === key))
    const named = [...readme.matchAll(new RegExp(`${name}(/[a-z/-]+)`, 'g'))].map(([, path]) => `.${path}`)
    expect(named.filter((path) => !isPublic(path))).toEqual([])
  })
}
