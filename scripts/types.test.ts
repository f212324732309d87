import { readPackages } from './parts.mjs'
import { programsOf } from './types.mjs'

const programs = programsOf(readPackages()).map((packages: { folder: string }[]) =>
  packages.map(({ folder }) => folder),
)

test('every package belongs to exactly one program of the type check', () => {
  const all = readPackages().map(({ folder }) => folder)
  expect(programs.flat().sort()).toEqual([...all].sort())
})

test('packages of the browser are checked in one program, packages of Node in another', () => {
  const ofShell = programs.find((folders) => folders.includes('shell'))
  expect(ofShell).toEqual(expect.arrayContaining(['mfe-recipes', 'shared/ui']))
  for (const folder of ['server', 'shared/cooking', 'e2e']) expect(ofShell).not.toContain(folder)
})
