import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { builtFrom, chosenFrom, forbiddenImports, partsOf, readPackages } from './parts.mjs'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'potluck-packages-'))
  addPackage('shared/cooking', { name: '@potluck/cooking', potluck: { kind: 'knowledge' } })
  addPackage('shared/clip', { name: '@potluck/clip', potluck: { kind: 'knowledge' }, ...takes('@potluck/cooking') })
  addPackage('shared/build', { name: '@potluck/build', potluck: { kind: 'build' } })
  addPackage('mfe-recipes', { name: 'mfe-recipes', potluck: { port: 1, remote: {} }, ...takes('@potluck/cooking') })
  addPackage('shell', {
    name: 'shell',
    potluck: { port: 2, shell: {} },
    devDependencies: { '@potluck/build': 'workspace:*' },
  })
})

afterEach(() => rmSync(project, { recursive: true }))

function addPackage(folder: string, manifest: object): void {
  const file = join(project, folder, 'package.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
}

const takes = (...names: readonly string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, 'workspace:*'])),
})

const foldersOf = (packages: readonly { readonly folder: string }[]) => packages.map(({ folder }) => folder)

test('partsOf lists the shell first and then the remotes', () => {
  expect(foldersOf(partsOf(readPackages(project)))).toEqual(['shell', 'mfe-recipes'])
})

test('a package without a potluck kind is refused by name', () => {
  addPackage('mfe-pantry', { name: 'mfe-pantry' })
  expect(() => readPackages(project)).toThrow('mfe-pantry is no known package')
})

test('a package of an unknown kind is refused by name', () => {
  addPackage('shared/cellar', { name: '@potluck/cellar', potluck: { kind: 'cellar' } })
  expect(() => readPackages(project)).toThrow('shared/cellar is no known package')
})

test('a part without a port, or with the port of another part, is refused by name', () => {
  addPackage('mfe-pantry', { name: 'mfe-pantry', potluck: { remote: {} } })
  expect(() => readPackages(project)).toThrow('mfe-pantry has no port')
  addPackage('mfe-pantry', { name: 'mfe-pantry', potluck: { port: 2, remote: {} } })
  expect(() => readPackages(project)).toThrow('mfe-pantry and shell have the same port')
})

test('a remote that depends on another remote, and a shared package that depends on a remote, are refused', () => {
  addPackage('mfe-social', { name: 'mfe-social', potluck: { port: 3, remote: {} }, ...takes('mfe-recipes') })
  addPackage('shared/api', {
    name: '@potluck/api',
    potluck: { kind: 'api' },
    ...takes('@potluck/cooking', 'mfe-recipes'),
  })
  expect(forbiddenImports(readPackages(project))).toEqual([
    'shared/api/package.json: a package of kind api may not depend on mfe-recipes',
    'mfe-social/package.json: a package of kind remote may not depend on mfe-recipes',
  ])
})

test('a dependency that only tests may have is refused in sources', () => {
  addPackage('mfe-social', { name: 'mfe-social', potluck: { port: 3, remote: {} }, ...takes('@potluck/build') })
  expect(forbiddenImports(readPackages(project))).toHaveLength(1)
})

test('builtFrom lists the package of a part and the packages that it depends on', () => {
  const packages = readPackages(project)
  const [shell, recipes] = partsOf(packages)
  expect(builtFrom(shell, packages)).toEqual(['shared/build', 'shell'])
  expect(builtFrom(recipes, packages)).toEqual(['mfe-recipes', 'shared/cooking'])
})

test('an unknown part is refused with a list of the known ones', () => {
  const packages = readPackages(project)
  expect(foldersOf(chosenFrom(packages, ['shell']))).toEqual(['shell'])
  expect(() => chosenFrom(partsOf(packages), ['mfe-pantry'])).toThrow('There are shell, mfe-recipes.')
})

test('an optional peer of several packages has one version, so that a new package of ours changes nothing for them', () => {
  const lockfile = readFileSync(join(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8')
  const versions = new Set([...lockfile.matchAll(/^ {2}supports-color@(\S+):/gm)].map(([, version]) => version))
  expect([...versions]).toEqual(['8.1.1'])
})
