import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Changes to webpack and to the federation plugin beyond their settings, each with what is lost without it. When
 * one of them fails after an update, the library has moved: read the file that it is about.
 */
const folders: string[] = []

function build(how = '') {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'federation-')))
  folders.push(folder)
  const node = join(__dirname, '../../node_modules/.bin/node')
  execFileSync(node, [join(__dirname, 'testing/build-example.mjs'), folder, how], { stdio: 'pipe' })
  const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')
  const scriptsWith = (text: string) =>
    readdirSync(join(folder, 'dist/shell')).filter(
      (file) => file.endsWith('.js') && read(`shell/${file}`).includes(text),
    )
  const scripts = () =>
    ['shell', 'remote'].flatMap((part) =>
      readdirSync(join(folder, 'dist', part))
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, read(`${part}/${file}`)]),
    )
  return { read, scripts, scriptsWith }
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const whole = build()
const plain = build('plain')

test('the page preloads the first screen and its shared modules, which saves a round trip', () => {
  const preloaded = ({ read, scriptsWith }: ReturnType<typeof build>) =>
    ['the first screen', 'the lid of the pot']
      .flatMap(scriptsWith)
      .filter((file) => read('shell/index.html').includes(`<link rel=preload as=script href=${file}>`))
  expect(preloaded(whole)).toHaveLength(2)
  expect(preloaded(plain)).toEqual([])
})

test('the build writes the shared modules of the shell one time', () => {
  expect(whole.scriptsWith('the lid of the pot')).toHaveLength(1)
  expect(plain.scriptsWith('the lid of the pot').length).toBeGreaterThan(1)
})

test('the build lists the imported and exported names, so that it finds a missing one', () => {
  expect(JSON.parse(whole.read('remote/shared-names.json'))).toEqual({ pot: ['lid'] })
  expect(JSON.parse(whole.read('shell/shared-names.json'))).toEqual({ pot: ['handle', 'lid'] })
})

test('the build lists the files and shared modules that each route of a remote needs', () => {
  const { always, routes } = JSON.parse(whole.read('remote/opening-files.json'))
  const content = ({ files }: { readonly files: readonly string[] }) =>
    files.map((file) => whole.read(`remote/${file}`))
  expect(always.files).toContain('remoteEntry.js')
  expect(always.shared).toEqual(['pot'])
  expect(routes.map(({ path }: { readonly path: string }) => path)).toEqual(['list/:folder', 'soup'])
  expect(content(routes[0])).toEqual([expect.stringContaining('the list')])
  expect(content(routes[1])).toEqual([expect.stringContaining('the soup')])
})

test('the build lists the files of the shell for members, and those of each shared module', () => {
  const { always, provided } = JSON.parse(whole.read('shell/opening-files.json'))
  const content = (files: readonly string[]) => files.map((file) => whole.read(`shell/${file}`)).join('')
  expect(content(always.files)).toContain('the first screen')
  expect(content(provided.pot)).toContain('the lid of the pot')
})

test('the shell provides the core of the federation runtime, and a remote brings none', () => {
  const core = 'beforePreloadRemote'
  const runtime = '_FEDERATION_RUNTIME_CORE'
  expect(whole.read('shell/main.js')).toContain(core)
  expect(whole.read('shell/main.js')).toContain(runtime)
  const entry = whole.read('remote/remoteEntry.js')
  expect(entry).toContain(runtime)
  expect(entry).not.toContain(core)
})

test('a remote has the endpoints that it calls, and no others', () => {
  const code = whole.scripts().join('\n')
  expect(code).toContain('pots/read')
  expect(code).not.toContain('pots/break')
})

test('the same sources give the same files in another folder', () => {
  const other = build()
  expect(other.scripts()).toEqual(whole.scripts())
})
