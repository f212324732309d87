/**
 * Builds a shell and a remote of a few lines that share one small package, as the product's are built.
 *
 * `node build-example.mjs <folder> [plain]`: `plain` only the shell, without what we do to its page
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { ContractIsPure } from '../contract-is-pure.mjs'
import { FederationIds } from '../federation-ids.mjs'
import { PageWithoutShared } from '../page-without-shared.mjs'
import { PreloadFirstScreen } from '../preload-first-screen.mjs'
import { givesRuntime, takesRuntime } from '../shared-scope.mjs'
import { WriteMemberFiles, WriteRouteFiles } from '../write-opening-files.mjs'
import { WriteSharedNames } from '../write-shared-names.mjs'

const [folder, how] = process.argv.slice(2)

const files = {
  'node_modules/pot/package.json': '{ "name": "pot", "version": "1.0.0", "main": "index.mjs", "sideEffects": false }',
  'node_modules/pot/index.mjs': "export const lid = 'the lid of the pot'; export const handle = 'a handle'",
  'facade.mjs': "export { lid, handle } from './node_modules/pot/index.mjs'",
  'plugin.mjs': "export default () => ({ name: 'plugin' })",
  'src/index.ts': "import('./bootstrap.tsx')",
  'src/bootstrap.tsx': "import { lid } from 'pot'; console.log('the first screen', lid)",
  'src/index.html': '<!doctype html><title>Pot</title>',
  'src/remote.tsx': `
    import { lid } from 'pot'
    import { loadSoup } from './load-soup.tsx'
    export default { lid, routes: [
      { path: 'list/:folder', load: () => import('./list.tsx') },
      { path: 'soup', load: () => loadSoup().then(({ soup }) => soup) },
    ] }`,
  'src/list.tsx':
    "import { lid } from 'pot'; import { readPot } from '../api/pots.ts'; export const list = ['the list', lid, readPot]",
  'api/pots.ts': `
    import { lid } from 'pot'
    const pot = Object.freeze({ lid })
    export const readPot = Object.freeze({ path: 'pots/read', response: pot })
    export const breakPot = Object.freeze({ path: 'pots/break', response: pot })`,
  'src/load-soup.tsx': "export const loadSoup = () => import('./soup.tsx')",
  'src/soup.tsx': "export const soup = 'the soup'",
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const base = (name) => ({
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  // The sources are JavaScript already.
  module: { rules: [{ test: /\.tsx?$/, type: 'javascript/auto' }] },
  output: {
    path: join(folder, 'dist', name),
    uniqueName: name,
    publicPath: 'auto',
    chunkFilename: '[contenthash:8].js',
  },
})
const ours = how === 'plain' ? [] : [new PageWithoutShared(), new PreloadFirstScreen(), new FederationIds()]
// As one of the product's own, it is named by where it lies.
const runtimePlugins = [join(folder, 'plugin.mjs')]
const pot = { singleton: true, requiredVersion: '^1.0.0' }

const shell = {
  ...base('shell'),
  entry: './src/index.ts',
  plugins: [
    new HtmlWebpackPlugin({ template: join(folder, 'src/index.html') }),
    ...ours,
    new WriteSharedNames('provided'),
    new WriteMemberFiles(['./bootstrap.tsx']),
    new ModuleFederationPlugin({
      name: 'shell',
      shared: { pot: { ...pot, import: join(folder, 'facade.mjs'), version: '1.0.0' } },
      runtimePlugins,
      dts: false,
      experiments: givesRuntime,
    }),
  ],
}
const remote = {
  ...base('remote'),
  entry: {},
  plugins: [
    new ContractIsPure(join(folder, 'api/')),
    new WriteSharedNames('taken'),
    new WriteRouteFiles(),
    new ModuleFederationPlugin({
      name: 'remote',
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: { pot: { ...pot, import: false } },
      runtimePlugins,
      dts: false,
      experiments: takesRuntime,
    }),
    new FederationIds(),
  ],
}

webpack(how === 'plain' ? [shell] : [shell, remote], (error, stats) => {
  if (!error && !stats.hasErrors()) return
  console.error(error ?? stats.toString('errors-only'))
  process.exitCode = 1
})
