/** In a build's folder: the names of its files that a browser may ask for, for whoever keeps them for later. */
const file = 'files.json'

const isAskedFor = (name) => /\.(js|css|svg|woff2|json\?v=\w+)$/.test(name)

/** Writes them, as a list. */
export class WriteFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('WriteFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteFiles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => {
          const names = compilation.getAssets().flatMap(({ name }) => (isAskedFor(name) ? [name] : []))
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(names.sort())))
        },
      )
    })
  }
}
