import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { wholePackages } from './shared-scope.mjs'
import { typescriptRules } from './typescript-rules.mjs'
import { onDemandFolder } from './webpack-base.mjs'
import { wordsOf } from './words-of.mjs'
import { checksumOf } from './write-files.mjs'

/** Its name never changes: browsers ask under it whether there is a newer one. */
const file = 'service-worker.js'

const isOnDemand = (name) => name.startsWith(`${onDemandFolder}/`) && !/\.(br|map|txt)$|\.js\.gz$/.test(name)

/** The files that a browser caches on the first visit: all that the pages may need. Reports of errors can wait for a network. */
const isKept = (name) =>
  !isOnDemand(name) &&
  /^assets\/.*\.(js|css|svg|woff2|json\?v=\w+)$/.test(name) &&
  !/^assets\/(sentry|firebase)\./.test(name)

/**
 * Writes the service worker of the shell, with the names and hashes of the files of this very build in it and the words
 * that it says. It is compiled on its own: nothing of the pages, and nothing of federation, goes into it.
 */
export class WriteServiceWorker {
  /** @param {string} directory the shell's folder, with `src/service-worker/service-worker.ts` */
  constructor(directory) {
    this.directory = directory
    this.folder = join(directory, 'src/service-worker')
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('WriteServiceWorker', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // When names have their hashes, and nothing is compressed yet.
        { name: 'WriteServiceWorker', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        async () => {
          compilation.contextDependencies.add(this.folder)
          const hashesOf = (isWanted) =>
            Object.fromEntries(
              compilation
                .getAssets()
                .filter(({ name }) => isWanted(name))
                .map((asset) => [asset.name, checksumOf(asset).sha256])
                .sort(),
            )
          compilation.emitAsset(
            file,
            new sources.RawSource(await this.compiled(hashesOf(isKept), hashesOf(isOnDemand))),
          )
        },
      )
    })
  }

  async compiled(files, onDemandFiles) {
    const path = await mkdtemp(join(tmpdir(), 'potluck-worker-'))
    try {
      await run({
        mode: 'production',
        target: ['webworker', 'es2022'],
        entry: join(this.folder, 'service-worker.ts'),
        output: { path, filename: basename(file) },
        resolve: {
          extensions: ['.ts', '...'],
          alias: {
            zod$: fileURLToPath(import.meta.resolve('./facades/zod.mjs')),
            ...wholePackages(this.directory),
          },
        },
        module: {
          rules: typescriptRules,
        },
        plugins: [
          new webpack.DefinePlugin({
            __FILES__: JSON.stringify(files),
            __ON_DEMAND_FILES__: JSON.stringify(onDemandFiles),
            __WORDS__: JSON.stringify(wordsOf(join(this.folder, 'locales'))),
          }),
        ],
        infrastructureLogging: { level: 'error' },
      })
      return await readFile(join(path, file), 'utf8')
    } finally {
      await rm(path, { recursive: true })
    }
  }
}

const run = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
