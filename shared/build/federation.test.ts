import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * What is done to webpack and to the federation plugin beyond their settings, each with what is lost without it. When
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
  return { read, scriptsWith }
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const whole = build()
const plain = build('plain')

test('the page asks for the first screen and what it shares with its first script; else both come a round trip later', () => {
  const preloaded = ({ read, scriptsWith }: ReturnType<typeof build>) =>
    ['the first screen', 'the lid of the pot']
      .flatMap(scriptsWith)
      .filter((file) => read('shell/index.html').includes(`<link rel=preload as=script href=${file}>`))
  expect(preloaded(whole)).toHaveLength(2)
  expect(preloaded(plain)).toEqual([])
})

test('what the shell shares is built once; else it is written again for the making of index.html, for nobody to load', () => {
  expect(whole.scriptsWith('the lid of the pot')).toHaveLength(1)
  expect(plain.scriptsWith('the lid of the pot').length).toBeGreaterThan(1)
})

test('names that are taken and provided are written down; else a missing one is found by the cook', () => {
  expect(JSON.parse(whole.read('remote/shared-names.json'))).toEqual({ pot: ['lid'] })
  expect(JSON.parse(whole.read('shell/shared-names.json'))).toEqual({ pot: ['handle', 'lid'] })
})

test('a remote finds all of the runtime that it leaves to the shell; else it does not start', () => {
  expect(whole.read('remote/remoteEntry.js')).toContain('_FEDERATION_RUNTIME_CORE')
  const given = readFileSync(join(__dirname, 'give-federation-runtime.mjs'), 'utf8')
  const runtime = dirname(
    require.resolve('@module-federation/runtime', { paths: [require.resolve('@module-federation/enhanced')] }),
  )
  const sources = readdirSync(runtime)
    .filter((file) => file.endsWith('.cjs'))
    .map((file) => readFileSync(join(runtime, file), 'utf8'))
  const wanted = new Set(
    sources.flatMap((source) => [...source.matchAll(/_runtime_core\.(\w+)/g)].map(([, name]) => name)),
  )
  expect(wanted.size).toBeGreaterThan(5)
  expect([...wanted].filter((name) => !given.includes(`: core.${name}`))).toEqual([])
})
