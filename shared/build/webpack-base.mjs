/** The webpack configuration that the shell and every remote share. */

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { ContractIsPure } from './contract-is-pure.mjs'
import { checkSharedVersions } from './fitting-versions.mjs'
import { LoadAgain } from './load-again.mjs'
import { typescriptRules } from './typescript-rules.mjs'

const loader = (name) => fileURLToPath(import.meta.resolve(name))
const words = /[\\/]locales[\\/][^\\/]+\.json$/
// The name of a words file ends in its version query.
const compressible = /\.(js|css|html|json|svg|webmanifest)(\?|$)/

/** Where files lie that a browser caches when they are first used: too large for everybody. */
export const onDemandFolder = 'assets/on-demand'

/** Those among them that are taken from npm as they are. */
export const npmFolder = `${onDemandFolder}/npm`

/** Compressed once at build time, so that the server only picks a file. */
const compression = [
  new CompressionPlugin({ test: compressible, algorithm: 'gzip', filename: '[path][base].gz', threshold: 512 }),
  new CompressionPlugin({
    test: compressible,
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    filename: '[path][base].br',
    threshold: 512,
  }),
]

/**
 * Compressed words have no hash in their name, but inherit "never changes" from the query of the words themselves.
 * Without this plugin, webpack would not replace those of an earlier build.
 */
const rewriteCompressedWords = {
  apply(compiler) {
    compiler.hooks.compilation.tap('compressed words', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'compressed words', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (/^locales\/.*\.(br|gz)$/.test(name)) compilation.updateAsset(name, source, { immutable: false })
          }
        },
      ),
    )
  },
}

/**
 * Names files of words. Those of a single screen, and of another package that a page brings too, have the name of their
 * folder in front, so that they are not called like those of the package.
 */
const nameWordsFiles =
  (pattern) =>
  ({ filename = '' }) => {
    const other = /^\.\.\/.*?([^/]+)\/src\/locales\/|^(?:\.\.\/.*\/)?src\/(?:.*\/)?([^/]+)\/locales\//
      .exec(filename)
      ?.slice(1)
      .find(Boolean)
    return `${other ? pattern.replace('[name]', `${other}-[name]`) : pattern}?v=[contenthash:8]`
  }

/** @param {string} prefix of every class name @param {object} [options] of css-loader's modules */
const cssLoader = (prefix, options = {}) => ({
  loader: loader('css-loader'),
  options: {
    modules: {
      auto: true,
      namedExport: false,
      // One hash per file, before the name: it stands thousands of times in what is compressed.
      localIdentName: `${prefix}-[hash:base64:5]-[local]`,
      hashStrategy: 'minimal-subset',
      ...options,
    },
  },
})

/**
 * @param {object} part
 * @param {string} part.name unique on the page: names the chunk registry and prefixes CSS classes
 * @param {string} part.directory the package's folder
 * @param {string} part.files pattern of a built file's name, without its extension
 * @param {string} part.locales pattern of a words file's name
 * @param {'production' | 'development'} part.mode
 */
export function webpackBase({ name, directory, files, locales, mode }) {
  checkSharedVersions(directory)
  const production = mode === 'production'
  return {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    // Never eval: development runs under the same content security policy.
    devtool: 'source-map',
    output: {
      path: join(directory, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath: 'auto',
      filename: `${files}.js`,
      chunkFilename: `${files}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A hung chunk becomes an error before the outlet's own deadline of 20 s.
      chunkLoadTimeout: 15_000,
      // A module that threw for want of another is run again when that one has come.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '...'] },
    module: {
      rules: [
        ...typescriptRules,
        {
          test: /\.css$/,
          oneOf: [
            // Pre-rendering needs the class names only: the styles are those of the build.
            { compiler: /^HtmlWebpackCompiler/, use: [cssLoader(name, { exportOnlyLocals: true })] },
            { use: [MiniCssExtractPlugin.loader, cssLoader(name)] },
          ],
        },
        // Words are fetched, not bundled; their version is in the query.
        {
          test: words,
          resourceQuery: { not: [/^\?text$/] },
          type: 'asset/resource',
          generator: { filename: nameWordsFiles(locales) },
        },
        { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new ContractIsPure(),
      new LoadAgain(),
      // Otherwise a library that reads it brings the folder of the build into the product.
      new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
      new MiniCssExtractPlugin({ filename: `${files}.css`, chunkFilename: `${files}.css` }),
      ...(production ? [...compression, rewriteCompressedWords] : []),
    ],
    optimization: {
      minimizer: [
        // A tenth of the time that webpack's own takes, and a hundredth fewer bytes. No passes: as many as bring something.
        new MinimizerPlugin({
          exclude: new RegExp(`^${npmFolder}/`),
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 0 } },
          // The licenses stand beside; a line in each file that says so would be a line in each visit.
          extractComments: { condition: 'some', banner: false },
          parallel: false,
        }),
        new CssMinimizerPlugin(),
      ],
    },
    // A machine that builds once would only pay for writing the cache: a fifth of the time.
    cache: !(production && process.env.CI) && {
      type: 'filesystem',
      cacheDirectory: join(directory, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [
          import.meta.filename,
          join(import.meta.dirname, 'contract-is-pure.mjs'),
          join(import.meta.dirname, 'typescript-rules.mjs'),
          join(import.meta.dirname, 'shared-scope.mjs'),
          join(import.meta.dirname, 'write-opening-files.mjs'),
          join(import.meta.dirname, '../ui/package.json'),
          join(directory, 'webpack.config.mjs'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
