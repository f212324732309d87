import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const replacement = (module, file) =>
  new webpack.NormalModuleReplacementPlugin(module, fileURLToPath(import.meta.resolve(file)))

/** Leaves the federation runtime out of a remote, which takes the shell's: see give-federation-runtime.mjs. */
export const takeFederationRuntime = () =>
  replacement(/[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/, './taken-federation-runtime.mjs')

/** The federation plugin's options for the shell, whose runtime shares and loads no remotes; see `withoutLoading`, too. */
export const loadsNoRemotes = { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } }

/** Leaves out of the shell's federation runtime what those options leave in. */
export const withoutLoading = () =>
  replacement(
    /[\\/](runtime-core[\\/]dist[\\/]utils[\\/](load|preload)|@module-federation[\\/]sdk[\\/]dist[\\/]dom)\.js$/,
    './federation-without-loading.mjs',
  )
