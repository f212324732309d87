import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const replacement = (module, file) =>
  new webpack.NormalModuleReplacementPlugin(module, fileURLToPath(import.meta.resolve(file)))

/** Leaves the federation runtime out of a remote, which takes the shell's: see give-federation-runtime.mjs. */
export const takeFederationRuntime = () =>
  replacement(/[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/, './taken-federation-runtime.mjs')

/** Leaves out of the shell's federation runtime what reads manifests and what loads remotes that a build names. */
export const withoutManifests = () =>
  replacement(
    /[\\/](runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)|webpack-bundler-runtime[\\/]dist[\\/]remotes)\.js$/,
    './federation-without-manifests.mjs',
  )

/** Leaves the sentences of its errors out of the shell's federation runtime; their codes stay. */
export const withoutSentences = () =>
  replacement(/[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, './federation-without-sentences.mjs')
