/** Checks the types of packages. Those that say the same about their types are one program: what they share is read once. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { must, root } from './steps.mjs'

const compiler = join(root, 'node_modules/.bin/tsc')

const readSettings = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The result of a type check of a package, and the files that it covers. */
function settingsOf({ folder }) {
  const { compilerOptions, include, exclude = [] } = readSettings(join(folder, 'tsconfig.json'))
  const { lib, types, ...options } = { ...readSettings('tsconfig.base.json').compilerOptions, ...compilerOptions }
  const key = JSON.stringify([[...lib].sort(), [...types].sort(), Object.entries(options).sort()])
  return { folder, compilerOptions, include, exclude, key }
}

/**
 * Packages by what they say about their types; the largest group first.
 * @param {readonly import('./parts.mjs').Package[]} packages
 */
export function programsOf(packages) {
  const groups = new Map()
  for (const pkg of packages.map(settingsOf)) groups.set(pkg.key, [...(groups.get(pkg.key) ?? []), pkg])
  return [...groups.values()].sort((one, other) => other.length - one.length)
}

/** A configuration of all of them, where the packages of the first are found. */
function configuration(group) {
  const [{ folder, compilerOptions }] = group
  const file = join(root, folder, 'node_modules/.cache/types.json')
  const from = (path) => relative(dirname(file), join(root, path))
  const paths = (name) => group.flatMap((pkg) => pkg[name].map((path) => from(join(pkg.folder, path))))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      extends: from('tsconfig.base.json'),
      compilerOptions,
      include: paths('include'),
      exclude: paths('exclude'),
    }),
  )
  return file
}

/**
 * Two programs at a time, each with one checker: a second one works out again most of what the first knows.
 * @param {readonly import('./parts.mjs').Package[]} packages
 * @throws {import('./steps.mjs').StepError} with what does not hold
 */
export async function checkTypes(packages) {
  const waiting = programsOf(packages)
  const worker = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const folders = group.map(({ folder }) => folder)
      const project = group.length === 1 ? folders[0] : configuration(group)
      await must(`The types of ${folders.join(', ')} do not hold.`, compiler, ['-p', project, '--checkers', '1'])
    }
  }
  await Promise.all([worker(), worker()])
}
