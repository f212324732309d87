import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of tests that must make a run fail, as a package with the preset `onNode` has them. */
const files = {
  'fails.test.ts': "test('soup', () => expect(1).toBe(2))",
  'hangs.test.ts': "test('soup', () => new Promise(() => {}), 300)",
  'holds-no-test.test.ts': 'export const soup = 1',
  'does-not-load.test.ts': "import './no-such-file.ts'\ntest('soup', () => {})",
  'fails-after-its-end.test.ts': `test('soup', () => {
  setTimeout(() => { throw new Error('too late') }, 50)
})
test('pie', () => new Promise((resolve) => setTimeout(resolve, 500)))`,
  'fails-in-a-hook.test.ts': "beforeAll(() => { throw new Error('no pot') })\ntest('soup', () => {})",
}

let folder: string

beforeAll(() => {
  // Inside of this package, where Node finds what Jest's settings name.
  folder = mkdtempSync(join(__dirname, 'testing/run-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `export { onNode as default } from ${JSON.stringify(join(__dirname, 'jest.mjs'))}`,
  )
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source)
  writeFileSync(join(folder, 'passes.test.ts'), "test('soup', () => expect(1).toBe(1))")
})

afterAll(() => rmSync(folder, { recursive: true }))

/** How a run of Jest over one file ends: 0 when all is well. */
const runOf = (file: string) =>
  new Promise<number | string>((resolve) => {
    const jest = join(__dirname, 'node_modules/jest/bin/jest.js')
    const args = [jest, '--rootDir', folder, '--config', join(folder, 'jest.config.mjs'), '--runTestsByPath', file]
    execFile(process.execPath, args, { cwd: folder, timeout: 60_000, killSignal: 'SIGKILL' }, (error) =>
      resolve(error ? (error.code ?? 'hangs') : 0),
    )
  })

test('the test runner passes a test that passes', async () => {
  expect(await runOf(join(folder, 'passes.test.ts'))).toBe(0)
}, 90_000)

test.each(Object.keys(files))(
  'the runner of tests on Node makes a run fail when a file is %s',
  async (file) => {
    expect(await runOf(join(folder, file))).toBe(1)
  },
  90_000,
)
