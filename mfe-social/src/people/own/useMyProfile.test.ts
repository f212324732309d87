import { handleProblem } from './useMyProfile.ts'

test.each([
  ['anna', null],
  ['Anna_K.2', null],
  ['', null],
  ['anna k', 'characters'],
  ['ännä', 'characters'],
  ['a'.repeat(51), 'long'],
  ['the.Admin', 'reserved'],
  ['PotLuck_fan', 'reserved'],
])('"%s": %s', (handle, problem) => expect(handleProblem(handle)).toBe(problem))
