/**
 * Keeps the shared packages out of the compilation that makes `index.html`. The federation plugin adds them to every
 * compilation, and those that a facade stands for would be written into the shell again, for nobody to load.
 */
export class PageWithoutShared {
  apply(compiler) {
    compiler.hooks.compilation.tap('PageWithoutShared', (compilation) => {
      compilation.hooks.childCompiler.tap('PageWithoutShared', (child, name) => {
        if (name !== 'HtmlWebpackCompiler') return
        const { finishMake } = child.hooks
        finishMake.taps = finishMake.taps.filter((tap) => tap.name !== 'ProvideSharedPlugin')
      })
    })
  }
}
