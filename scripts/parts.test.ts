import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { builtFrom, chosenFrom, forbiddenImports, partsOf, readRooms } from './parts.mjs'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'potluck-rooms-'))
  room('shared/cooking', { name: '@potluck/cooking', potluck: { room: 'knowledge' } })
  room('shared/clip', { name: '@potluck/clip', potluck: { room: 'knowledge' }, ...takes('@potluck/cooking') })
  room('shared/build', { name: '@potluck/build', potluck: { room: 'build' } })
  room('mfe-recipes', { name: 'mfe-recipes', potluck: { port: 1, remote: {} }, ...takes('@potluck/cooking') })
  room('shell', {
    name: 'shell',
    potluck: { port: 2, shell: {} },
    devDependencies: { '@potluck/build': 'workspace:*' },
  })
})

afterEach(() => rmSync(project, { recursive: true }))

function room(folder: string, manifest: object): void {
  const file = join(project, folder, 'package.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(manifest))
}

const takes = (...names: readonly string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, 'workspace:*'])),
})

const foldersOf = (rooms: readonly { readonly folder: string }[]) => rooms.map(({ folder }) => folder)

test('partsOf lists the shell first and then the remotes', () => {
  expect(foldersOf(partsOf(readRooms(project)))).toEqual(['shell', 'mfe-recipes'])
})

test('a package without a potluck kind is refused by name', () => {
  room('mfe-pantry', { name: 'mfe-pantry' })
  expect(() => readRooms(project)).toThrow('mfe-pantry is no room that is known')
})

test('a package of an unknown kind is refused by name', () => {
  room('shared/cellar', { name: '@potluck/cellar', potluck: { room: 'cellar' } })
  expect(() => readRooms(project)).toThrow('shared/cellar is no room that is known')
})

test('a part without a port, or with the port of another part, is refused by name', () => {
  room('mfe-pantry', { name: 'mfe-pantry', potluck: { remote: {} } })
  expect(() => readRooms(project)).toThrow('mfe-pantry has no port')
  room('mfe-pantry', { name: 'mfe-pantry', potluck: { port: 2, remote: {} } })
  expect(() => readRooms(project)).toThrow('mfe-pantry and shell have the same port')
})

test('a remote that depends on another remote, and a shared package that depends on a remote, are refused', () => {
  room('mfe-social', { name: 'mfe-social', potluck: { port: 3, remote: {} }, ...takes('mfe-recipes') })
  room('shared/api', { name: '@potluck/api', potluck: { room: 'api' }, ...takes('@potluck/cooking', 'mfe-recipes') })
  expect(forbiddenImports(readRooms(project))).toEqual([
    'shared/api/package.json: a room of kind api may not depend on mfe-recipes',
    'mfe-social/package.json: a room of kind remote may not depend on mfe-recipes',
  ])
})

test('a dependency that only tests may have is refused in sources', () => {
  room('mfe-social', { name: 'mfe-social', potluck: { port: 3, remote: {} }, ...takes('@potluck/build') })
  expect(forbiddenImports(readRooms(project))).toHaveLength(1)
})

test('builtFrom lists the package of a part and the packages that it depends on', () => {
  const rooms = readRooms(project)
  const [shell, recipes] = partsOf(rooms)
  expect(builtFrom(shell, rooms)).toEqual(['shared/build', 'shell'])
  expect(builtFrom(recipes, rooms)).toEqual(['mfe-recipes', 'shared/cooking'])
})

test('an unknown part is refused with a list of the known ones', () => {
  const rooms = readRooms(project)
  expect(foldersOf(chosenFrom(rooms, ['shell']))).toEqual(['shell'])
  expect(() => chosenFrom(partsOf(rooms), ['mfe-pantry'])).toThrow('There are shell, mfe-recipes.')
})
