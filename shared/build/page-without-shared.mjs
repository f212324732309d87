/**
 * Deletes the scripts that the compilation of `index.html` adds to the build. The federation plugin puts the shared packages into
 * every compilation, and no page loads those of this one.
 */
export class PageWithoutShared {
  apply({ hooks, webpack }) {
    hooks.thisCompilation.tap('PageWithoutShared', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before anything is minified.
        { name: 'PageWithoutShared', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const own = scriptsOf(compilation)
          const others = compilation.children.flatMap((child) => [...scriptsOf(child)])
          for (const file of others) if (!own.has(file)) compilation.deleteAsset(file)
        },
      )
    })
  }
}

const scriptsOf = ({ chunks }) =>
  new Set([...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js')))
