import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './faults.ts'

const root = join(import.meta.dirname, '..', '..')

test.each(faults)('the rule “$rule” stands where it is taken out', ({ file, text }) => {
  expect(readFileSync(join(root, file), 'utf8').split(text)).toHaveLength(2)
})
