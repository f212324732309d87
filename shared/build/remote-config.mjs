import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { devServer } from './dev-server.mjs'
import { FederationIds } from './federation-ids.mjs'
import { takenFromShell, takesRuntime } from './shared-scope.mjs'
import { standaloneConfig } from './standalone-config.mjs'
import { webpackBase } from './webpack-base.mjs'
import { WriteFiles } from './write-files.mjs'
import { menuOf, WriteMenu } from './write-menu.mjs'
import { WriteRouteFiles } from './write-opening-files.mjs'
import { WriteSharedNames } from './write-shared-names.mjs'

/**
 * The webpack configuration of a remote: one entry script that exposes `./remote`, and its chunks. The remote's id is
 * read from its package.json (key `potluck`), where a release takes it from too, and so is the port that `dev` serves it
 * at; `standalone` does 100 further.
 *
 * @param {string} directory the package's folder (`import.meta.dirname`)
 */
export const remoteConfig =
  (directory) =>
  (env, { mode = 'production' }) => {
    const { port, remote } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).potluck
    const { id } = remote
    const serving = Boolean(env.WEBPACK_SERVE)
    // A version has a folder of its own and never changes: a hash in each name would only weigh in the entry.
    const base = webpackBase({ name: id, directory, files: '[name]', locales: 'locales/[name][ext]', mode })
    if (env.standalone) return standaloneConfig(base, { id, directory, port: port + 100 })
    return {
      ...base,
      // Everything hangs on the exposed module; an entry of its own would be a second, useless container.
      entry: {},
      plugins: [
        ...base.plugins,
        ...(serving
          ? []
          : [new WriteSharedNames('taken'), new WriteMenu(directory), new WriteRouteFiles(), new WriteFiles()]),
        new ModuleFederationPlugin({
          name: id,
          filename: 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: takenFromShell(),
          shareStrategy: 'loaded-first',
          dts: false,
          experiments: takesRuntime,
        }),
        new FederationIds(),
      ],
      devServer: devServer({
        name: id,
        port,
        publicPath: `/remotes/${id}/dev/`,
        editRegistry(registry) {
          const entry = {
            ...remote,
            version: 'dev',
            enabled: true,
            entry: `remotes/${id}/dev/remoteEntry.js`,
            menu: menuOf(directory),
          }
          registry.remotes = [...registry.remotes.filter((other) => other.id !== id), entry]
        },
      }),
    }
  }
