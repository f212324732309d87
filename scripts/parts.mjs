/**
 * The packages of the project, read from their own `package.json` (key `potluck`): what is built, served while one works on
 * it, checked and tested follows from there. A package is added by adding its folder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepError } from './steps.mjs'

/** The kinds of packages that a package of each kind may import (docs/architecture.md). */
const mayImport = {
  knowledge: ['knowledge'],
  api: ['knowledge'],
  design: ['knowledge'],
  platform: ['knowledge', 'api'],
  sync: ['knowledge', 'api', 'platform'],
  parts: ['knowledge', 'api', 'design', 'platform'],
  testing: ['knowledge', 'api', 'design', 'platform', 'parts', 'sync'],
  shell: ['knowledge', 'api', 'design', 'platform', 'parts', 'sync'],
  remote: ['knowledge', 'api', 'design', 'platform', 'parts'],
  server: ['knowledge', 'api'],
  extension: ['knowledge', 'api'],
  deploy: ['platform'],
  bench: ['knowledge', 'api', 'platform', 'server', 'sync', 'deploy'],
  e2e: ['server'],
  build: [],
}

/** Kinds that only tests, and configurations may import besides. */
const forTests = ['build', 'testing', 'sync']

/**
 * @typedef {object} Package
 * @property {string} folder from the project's root, as `mfe-recipes` or `shared/api`
 * @property {string} name of its package
 * @property {keyof typeof mayImport} kind
 * @property {number} [port] where `dev` serves it; parts have one
 * @property {readonly string[]} imports packages of ours that its source depends on
 * @property {readonly string[]} importsInTests packages of ours that only its tests and configuration depend on
 */

function foldersWithPackage(project, parent) {
  return readdirSync(join(project, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(project, parent, entry.name, 'package.json')))
    .map((entry) => join(parent, entry.name))
}

const ours = (names) =>
  Object.entries(names ?? {})
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([name]) => name)

function readPackage(project, folder) {
  const manifest = JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8'))
  const { potluck = {} } = manifest
  const kind = potluck.remote ? 'remote' : potluck.shell ? 'shell' : potluck.kind
  if (!Object.hasOwn(mayImport, kind ?? ''))
    throw new StepError(
      `${folder} is no known package: its package.json must contain "potluck": { "remote": … } or { "kind": … } with one of ${Object.keys(mayImport).join(', ')}.`,
    )
  const isPart = kind === 'remote' || kind === 'shell'
  if (isPart && !Number.isInteger(potluck.port))
    throw new StepError(`${folder} has no port to be worked on: its package.json has to say "potluck": { "port": … }.`)
  return {
    folder,
    name: manifest.name,
    kind,
    ...(isPart && { port: potluck.port }),
    imports: ours({ ...manifest.dependencies, ...manifest.peerDependencies }),
    importsInTests: ours(manifest.devDependencies),
  }
}

/**
 * Every package of the project; shared ones first.
 *
 * @param {string} [project] its folder
 * @returns {readonly Package[]}
 * @throws {StepError} naming a package of no known kind, or two that want the same port
 */
export function readPackages(project = root) {
  const folders = [...foldersWithPackage(project, 'shared'), ...foldersWithPackage(project, '')]
  const packages = folders.map((folder) => readPackage(project, folder))
  for (const [index, { folder, port }] of packages.entries()) {
    const rival = port && packages.slice(0, index).find((other) => other.port === port)
    if (rival) throw new StepError(`${rival.folder} and ${folder} have the same port, ${port}.`)
  }
  return packages
}

/** The parts that a browser loads: the shell first, as a remote is refused while the shell lacks what it takes. */
export const partsOf = (packages) => [
  ...packages.filter(({ kind }) => kind === 'shell'),
  ...packages.filter(({ kind }) => kind === 'remote'),
]

/**
 * The packages that are named; all when none is.
 * @throws {StepError} when there is no such package
 */
export function chosenFrom(packages, names) {
  const unknown = names.filter((name) => !packages.some(({ folder }) => folder === name))
  if (unknown.length > 0)
    throw new StepError(
      `No such part: ${unknown.join(', ')}. There are ${packages.map(({ folder }) => folder).join(', ')}.`,
    )
  return names.length === 0 ? packages : packages.filter(({ folder }) => names.includes(folder))
}

/** A sentence for each package that a package depends on and, by its kind, may not. */
export function forbiddenImports(packages) {
  const kindOf = new Map(packages.map(({ name, kind }) => [name, kind]))
  const check = ({ folder, kind }, names, kinds) =>
    names
      .filter((name) => !kinds.includes(kindOf.get(name)))
      .map((name) => `${folder}/package.json: a package of kind ${kind} may not depend on ${name}`)
  return packages.flatMap((pkg) => [
    ...check(pkg, pkg.imports, mayImport[pkg.kind]),
    ...check(pkg, pkg.importsInTests, [...mayImport[pkg.kind], ...forTests]),
  ])
}

/** The folders that a part is built from: its own, and those of all that it depends on, however far. */
export function builtFrom(pkg, packages) {
  const folders = new Set()
  const follow = (name) => {
    const dependency = packages.find((other) => other.name === name)
    if (!dependency || folders.has(dependency.folder)) return
    folders.add(dependency.folder)
    for (const next of dependency.imports) follow(next)
  }
  follow(pkg.name)
  // How it is built.
  for (const name of pkg.importsInTests)
    if (packages.some((other) => other.name === name && other.kind === 'build')) follow(name)
  return [...folders].sort()
}
