import { onNode } from '@potluck/build/jest.mjs'

export default {
  ...onNode,
  setupFiles: ['<rootDir>/src/testing/temporary-folder.mjs'],
  globalSetup: '<rootDir>/src/testing/postgresql.mjs',
  globalTeardown: '<rootDir>/src/testing/postgresql-stop.mjs',
}
