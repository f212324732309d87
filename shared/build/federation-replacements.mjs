import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

/** Leaves the federation runtime out of a remote, which takes the shell's: see give-federation-runtime.mjs. */
export const takeFederationRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    fileURLToPath(import.meta.resolve('./taken-federation-runtime.mjs')),
  )
