import * as core from '@module-federation/runtime-core'

/**
 * A plugin of the shell's federation runtime that gives its core to remotes, under the name that the option
 * `externalRuntime` looks for: otherwise each brings its own, ten kilobytes. Federation's `provideExternalRuntime` gives
 * a second copy of the whole.
 */
export default function giveFederationRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE ??= {
    // What the other half of the runtime, which each remote brings, takes of this one.
    assert: core.assert,
    CurrentGlobal: core.CurrentGlobal,
    getGlobalFederationConstructor: core.getGlobalFederationConstructor,
    getRemoteEntry: core.getRemoteEntry,
    getRemoteInfo: core.getRemoteInfo,
    helpers: core.helpers,
    loadScript: core.loadScript,
    loadScriptNode: core.loadScriptNode,
    Module: core.Module,
    ModuleFederation: core.ModuleFederation,
    registerGlobalPlugins: core.registerGlobalPlugins,
    satisfy: core.satisfy,
    setGlobalFederationConstructor: core.setGlobalFederationConstructor,
    setGlobalFederationInstance: core.setGlobalFederationInstance,
  }
  return { name: 'give-federation-runtime' }
}
