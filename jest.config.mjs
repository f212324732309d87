import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRooms } from './scripts/parts.mjs'

/** Every room's tests in one run; each room's own settings stay beside it. */
export default {
  // Of a project's own settings Jest does not take this one: servers and databases start in tests, two suites at a time.
  testTimeout: 20_000,
  testSequencer: '<rootDir>/shared/build/jest-order.mjs',
  projects: ['scripts', ...readRooms().map(({ folder }) => folder)]
    .filter((folder) => existsSync(join(import.meta.dirname, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
}
