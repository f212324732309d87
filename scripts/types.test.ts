import { readRooms } from './parts.mjs'
import { programsOf } from './types.mjs'

const programs = programsOf(readRooms()).map((rooms: { folder: string }[]) => rooms.map(({ folder }) => folder))

test('every room is in one program', () => {
  const all = readRooms().map(({ folder }) => folder)
  expect(programs.flat().sort()).toEqual([...all].sort())
})

test('rooms of a browser are checked together, and apart from those that have none', () => {
  const ofShell = programs.find((folders) => folders.includes('shell'))
  expect(ofShell).toEqual(expect.arrayContaining(['mfe-recipes', 'shared/ui']))
  for (const folder of ['server', 'shared/cooking', 'e2e']) expect(ofShell).not.toContain(folder)
})
