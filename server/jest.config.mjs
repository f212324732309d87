import { pure } from '@potluck/build/jest.mjs'

export default {
  ...pure,
  globalSetup: '<rootDir>/src/testing/postgresql.mjs',
  globalTeardown: '<rootDir>/src/testing/postgresql-stop.mjs',
  testTimeout: 20_000,
}
