import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { standaloneServer } from './dev-server.mjs'

/**
 * A remote on a page of its own, for `standalone`: no shell and no federation, so that the libraries which the shell
 * would provide are bundled. Served from memory, never deployed.
 *
 * @param {object} base what all builds have in common
 * @param {object} remote
 * @param {string} remote.id
 * @param {string} remote.directory the package's folder
 * @param {number} remote.port
 */
export function standaloneConfig(base, { id, directory, port }) {
  // The remote's own page: it finds what it imports from the remote's folder.
  const modules = { startStandalone: '@potluck/testing/standalone', remote: join(directory, 'src/remote.tsx') }
  const page = `
    import { startStandalone } from ${JSON.stringify(modules.startStandalone)}
    import remote from ${JSON.stringify(modules.remote)}
    await startStandalone(remote, document.getElementById('root'))`
  return {
    ...base,
    cache: { ...base.cache, name: 'standalone' },
    entry: { main: 'virtual:page' },
    plugins: [
      ...base.plugins,
      new webpack.experiments.schemes.VirtualUrlPlugin({ page }, 'virtual'),
      new HtmlWebpackPlugin({
        templateContent: `<!doctype html>
          <html lang="en-us">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="color-scheme" content="light dark" />
              <title>${id}</title>
            </head>
            <body><div id="root"></div></body>
          </html>`,
      }),
    ],
    // Screens of one page take each other's chunks; CSS modules do not depend on their order.
    ignoreWarnings: [/Conflicting order/],
    devServer: standaloneServer({ port }),
  }
}
