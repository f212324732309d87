import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { readPackages } from './parts.mjs'
import { root } from './steps.mjs'

/** The packages that were ordered by name. Two are programs that only webpack's own command starts. */
const ordered: Readonly<Record<string, RegExp>> = {
  react: imported('react'),
  'react-dom': imported('react-dom'),
  'react-router-dom': imported('react-router-dom'),
  '@module-federation/enhanced': imported('@module-federation/enhanced'),
  webpack: imported('webpack'),
  'webpack-cli': /"build": "webpack --mode/,
  'webpack-dev-server': /"dev": "webpack serve/,
  'ts-loader': /loader: fileURLToPath\(import\.meta\.resolve\('ts-loader'\)\)/,
  mitt: imported('mitt'),
  i18next: imported('i18next'),
  'react-i18next': imported('react-i18next'),
  firebase: imported('firebase'),
  '@sentry/react': imported('@sentry/react'),
  jest: /"test": "jest"/,
  '@testing-library/react': imported('@testing-library/react'),
}

/** An import of a value out of a package or of one of its sub-paths: a type alone is no use of it. */
function imported(name: string): RegExp {
  const path = `['"]${name}(/[\\w./-]+)?['"]`
  return new RegExp(
    `(^|\\n)(import (?!type )[^'"\\n]*from ${path}|import ${path})|import\\(\\s*(/\\*.*?\\*/\\s*)?${path}`,
  )
}

interface Source {
  readonly folder: string
  readonly text: string
}

/** The package.json and the sources of each package. */
const sources: readonly Source[] = readPackages().flatMap(({ folder }) =>
  [...filesBelow(join(root, folder))]
    .filter((file) => /(\.(ts|tsx|mjs)|[\\/]package\.json)$/.test(file))
    .map((file) => ({ folder, text: readFileSync(file, 'utf8') })),
)

const dependsOn = (folder: string, name: string): boolean => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return name in { ...dependencies, ...devDependencies }
}

test('an import of a value is a use of a package; a type, or a package with a longer name, is none', () => {
  expect('import mitt from "mitt"').toMatch(imported('mitt'))
  expect("const push = () => import('firebase/messaging')").toMatch(imported('firebase'))
  expect("import type { Emitter } from 'mitt'").not.toMatch(imported('mitt'))
  expect("import { useId } from 'react-dom'").not.toMatch(imported('react'))
  expect("// as 'mitt' does").not.toMatch(imported('mitt'))
})

test.each(Object.entries(ordered))('%s, which was ordered, is in a package.json and is used there', (name, use) => {
  const users = sources.filter(({ folder, text }) => use.test(text) && dependsOn(folder, name))
  expect(users).not.toEqual([])
})

test('no other loader compiles TypeScript for browsers', () => {
  const manifest = readFileSync(join(root, 'shared/build/package.json'), 'utf8')
  expect(manifest).not.toMatch(/"(swc|esbuild|babel)-loader"/)
})
