/** Stands in a remote's build for `@module-federation/webpack-bundler-runtime`: what the shell gives, as that exports it. */
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.potluckFederation

export default {
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  runtime,
}
