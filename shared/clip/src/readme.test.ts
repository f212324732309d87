import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8')
const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

const importLine = /^import \{ (.+) \} from '@potluck\/clip\/(.+)'$/
const exampleLine = /^(.*) \/\/ → (.*)$/

type Check = (example: string, gives: unknown, expected: unknown) => void

/** The lines of all blocks as one program, in which an example hands what it gives and what it promises to a check. */
const program = code
  .filter((line) => !importLine.test(line))
  .map((line) => {
    const [, example, expected] = exampleLine.exec(line) ?? []
    return example === undefined ? line : `check(${JSON.stringify(example)}, ${example}, ${expected})`
  })
  .join('\n')

async function namesImported(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const line of code) {
    const [, names = '', module = ''] = importLine.exec(line) ?? []
    if (module === '') continue
    const loaded: Record<string, unknown> = await import(`./${module}.ts`)
    for (const name of names.split(', ')) found.set(name, loaded[name])
  }
  return found
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
  const { exports } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'))
  const named = [...readme.matchAll(/@potluck\/clip(\/[a-z/-]+)/g)].map(([, path]) => `.${path}`)
  expect(named.filter((path) => !(path in exports))).toEqual([])
})
