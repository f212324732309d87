import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A feature of the server that no other one needs is its folder and its line in features.ts. */

jest.setTimeout(240_000)

const root = join(__dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'potluck-remove-feature-'))
const list = join(copy, 'server/src/features.ts')

afterAll(() => rmSync(copy, { recursive: true }))

/** Sources of the server; what they import from packages stays where it is installed. */
function copyServer(): void {
  for (const file of [
    'package.json',
    'tsconfig.base.json',
    'server/tsconfig.json',
    'server/package.json',
    'server/src',
  ])
    cpSync(join(root, file), join(copy, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  symlinkSync(join(root, 'server/node_modules'), join(copy, 'server/node_modules'))
}

function remove(name: string): void {
  const [file = name] = globSync(`**/${name}/feature.ts`, { cwd: join(copy, 'server/src') })
  rmSync(join(copy, 'server/src', dirname(file)), { recursive: true })
  const lines = readFileSync(list, 'utf8').split('\n')
  writeFileSync(list, lines.filter((line) => !line.includes(`'./${file}'`) && line !== `  ${name},`).join('\n'))
}

/** What the compiler says about the server without its tests; '' when it says nothing. */
async function typeErrors(): Promise<string> {
  const file = join(copy, 'server/tsconfig.removed.json')
  const exclude = ['**/*.test.ts', '**/testing']
  writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', exclude }))
  return promisify(execFile)(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', file, '--checkers', '1', '--pretty', 'false'],
    {
      cwd: copy,
    },
  ).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('the server compiles without two of its features, one of them with services and jobs', async () => {
  copyServer()
  remove('clip')
  remove('print')
  expect(await typeErrors()).toBe('')
})
