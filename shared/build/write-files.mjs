import { createHash } from 'node:crypto'

/** In a build's folder: its files that a browser may ask for, each with its size and hash. `publish` and browsers check with it. */
const file = 'files.json'

/** The form of that file. It stands among the names, and browsers with an older shell skip it. `publish` also reads the form before it. */
const version = 2

/** The length in bytes and the SHA-256, base64, of a file that is built. */
export function checksumOf(asset) {
  const content = asset.source.buffer()
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('base64') }
}

/** Writes them, by name. */
export class WriteFiles {
  /** @param {RegExp} names of the files that count */
  constructor(names = /\.(js|css|svg|woff2|json\?v=\w+)$/) {
    this.names = names
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('WriteFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        // When the content is final, and nothing is compressed yet.
        { name: 'WriteFiles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => {
          const counted = compilation.getAssets().filter(({ name }) => this.names.test(name))
          const files = counted.map((asset) => [asset.name, checksumOf(asset)]).sort(([a], [b]) => (a < b ? -1 : 1))
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify({ version, ...Object.fromEntries(files) })))
        },
      )
    })
  }
}
