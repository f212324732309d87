import { onNode } from '@potluck/build/jest.mjs'

export default {
  ...onNode,
  globalSetup: '<rootDir>/src/testing/postgresql.mjs',
  globalTeardown: '<rootDir>/src/testing/postgresql-stop.mjs',
}
