import { withBothAdditions } from './lines.ts'

test.each([
  ['2 eggs\n1 onion', '2 eggs\n1 onion\nthyme', '2 eggs\n1 onion\nbay leaf', '2 eggs\n1 onion\nbay leaf\nthyme'],
  ['', 'less salt', 'more pepper', 'more pepper\nless salt'],
  ['Mix.\n', 'Mix.\n\nBake.\nServe.', 'Mix.\nRest.\n', 'Mix.\nRest.\n\nBake.\nServe.'],
])('lines that two people added to %j both stay', (base, mine, theirs, both) => {
  expect(withBothAdditions(base, mine, theirs)).toBe(both)
})

test.each([
  ['2 eggs', '3 eggs', '2 eggs\n1 onion'],
  ['2 eggs\n1 onion', '2 eggs\nthyme', '2 eggs\n1 onion\nbay leaf'],
  ['2 eggs', '2 eggs and more', '2 eggs\n1 onion'],
  ['2 eggs', '2 eggs', '2 eggs\n1 onion'],
])('texts of which one changed a line of %j are not joined', (base, mine, theirs) => {
  expect(withBothAdditions(base, mine, theirs)).toBeNull()
})
