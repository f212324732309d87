import { partsOf, readRooms } from './parts.mjs'

test('the parts of the browser are found by their package.json, the shell first', () => {
  const parts = partsOf(readRooms()).map(({ folder }) => folder)
  expect(parts[0]).toBe('shell')
  expect(parts).toContain('mfe-recipes')
  expect(parts).not.toContain('server')
})
