// Sources as @swc/jest takes them, but for webpack's way to a folder, which CommonJS cannot even parse.
const swc = require('@swc/jest')

const folder = JSON.stringify(require.resolve('./jest-folder.cjs'))
const withFolders = (source) => source.replaceAll('import.meta.webpackContext(', `require(${folder})(__dirname, `)

module.exports = {
  createTransformer(settings) {
    const transformer = swc.createTransformer(settings)
    return {
      ...transformer,
      process: (source, ...rest) => transformer.process(withFolders(source), ...rest),
      getCacheKey: (source, ...rest) => transformer.getCacheKey(withFolders(source), ...rest),
    }
  },
}
