/**
 * The shared scope: what the shell provides and every remote takes, so that the page holds one copy.
 *
 * A library shared whole is not tree-shaken, so a row needs a reason. Everything else is bundled where it is used.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} SharedPackage
 * @property {string} name the package
 * @property {string} range what a remote asks of the shell; raised when a remote may rely on something newer
 * @property {'all' | readonly string[]} subpaths shared together with the package: `all` by prefix, or by exact name
 * @property {string} [facade] file with the names that the shell provides, where the whole is too large
 * @property {string} [whole] file of the package that the facade takes them from, as `<name>-whole`
 * @property {string} reason why one copy is worth giving up tree shaking
 */

const ours = (folder) => JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8'))

const ui = ours('ui')
const parts = ours('parts')

/** Sub-paths that a package.json exports as a plain file: each is loaded only by who imports it. */
const subpathsOf = ({ exports }) =>
  Object.entries(exports)
    .filter(([subpath, file]) => subpath !== '.' && /\.tsx?$/.test(file))
    .map(([subpath]) => subpath.slice('./'.length))

/** @type {readonly SharedPackage[]} */
export const sharedScope = [
  {
    name: 'react',
    range: '^19.0.0',
    subpaths: 'all',
    reason: 'hooks work with one React only; jsx-runtime is a sub-path',
  },
  { name: 'react-dom', range: '^19.0.0', subpaths: 'all', reason: 'portals and batching belong to the one root' },
  {
    name: 'react-router',
    range: '^7.9.0',
    subpaths: [],
    facade: 'facades/react-router.mjs',
    whole: 'dist/production/index.mjs',
    reason: 'one router context and one history',
  },
  {
    name: 'react-router-dom',
    range: '^7.9.0',
    subpaths: [],
    facade: 'facades/react-router-dom.mjs',
    reason: 're-exports react-router, whose context it needs',
  },
  {
    name: '@tanstack/react-query',
    range: '^5.90.0',
    subpaths: [],
    facade: 'facades/react-query.mjs',
    whole: 'build/modern/index.js',
    reason: 'one cache of server data for all screens',
  },
  {
    name: 'i18next',
    range: '^26.0.0',
    subpaths: [],
    reason: 'one language; a second instance would start untranslated',
  },
  {
    name: 'react-i18next',
    range: '^17.0.0',
    subpaths: [],
    facade: 'facades/react-i18next.mjs',
    whole: 'dist/es/index.js',
    reason: 'finds the i18next instance through its own context',
  },
  {
    name: 'zod',
    range: '^4.6.0',
    subpaths: [],
    facade: 'facades/zod.mjs',
    whole: 'index.js',
    reason: 'every call of the API checks its answer, and two thirds of zod serve any schema at all',
  },
  {
    name: '@potluck/ui',
    range: `^${ui.version}`,
    subpaths: subpathsOf(ui),
    reason: 'one look, one theme context, downloaded once',
  },
  {
    name: '@potluck/parts',
    range: `^${parts.version}`,
    subpaths: subpathsOf(parts),
    reason: 'what several remotes show is downloaded once, and what is pending is pending for all of them',
  },
]

/** Requests that can be named one by one: each package and its exact sub-paths. */
const named = ({ name, subpaths }) => [
  name,
  ...(subpaths === 'all' ? [] : subpaths.map((subpath) => `${name}/${subpath}`)),
]

/** Keys of the federation plugin: a trailing slash shares all sub-paths. */
const keys = (row) => (row.subpaths === 'all' ? [row.name, `${row.name}/`] : named(row))

const scope = (optionsOf) =>
  Object.fromEntries(
    sharedScope.flatMap((row) =>
      keys(row).map((key) => [key, { singleton: true, requiredVersion: row.range, ...optionsOf(row) }]),
    ),
  )

const installedVersion = (directory, name) =>
  JSON.parse(readFileSync(join(directory, 'node_modules', name, 'package.json'), 'utf8')).version

/**
 * The `shared` option of the shell.
 * @param {string} directory the shell's folder
 */
export const providedByShell = (directory) =>
  scope(({ name, facade }) =>
    facade ? { import: join(import.meta.dirname, facade), version: installedVersion(directory, name) } : {},
  )

/**
 * Where facades find the packages that they are of, as webpack aliases.
 * @param {string} directory the shell's folder
 */
export const wholePackages = (directory) =>
  Object.fromEntries(
    sharedScope
      .filter(({ whole }) => whole)
      .map(({ name, whole }) => [`${name}-whole$`, join(directory, 'node_modules', name, whole)]),
  )

/** The `shared` option of a remote: never a copy of its own. */
export const takenFromShell = () => scope(() => ({ import: false }))

/** What remotes and shell need not: another platform than browsers, and manifests at run time. */
const optimization = { target: 'web', disableSnapshot: true }

/** The `experiments` option of the shell, whose federation runtime serves remotes, too. */
export const givesRuntime = { provideExternalRuntime: true, optimization }

/** The `experiments` option of a remote: the core of the federation runtime is the shell's. */
export const takesRuntime = { externalRuntime: true, optimization }

/**
 * A module that names all of it, also what only remotes use. Without it the shell would not build that, and a remote
 * would fail with "Can not get '@potluck/ui/…'". Nobody calls it, so nothing is downloaded until a remote asks.
 */
export const providedModule = () =>
  `export const provided = () => [${sharedScope
    .flatMap(named)
    .map((request) => `import(${JSON.stringify(request)})`)
    .join(', ')}]`
