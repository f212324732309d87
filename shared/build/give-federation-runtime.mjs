import * as core from '@module-federation/runtime-core'

// What the other half of the federation runtime, which each remote brings, takes of this one.
const {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} = core

/**
 * A plugin of the shell's federation runtime that gives its core to remotes, under the name that the option
 * `externalRuntime` looks for: otherwise each brings its own, ten kilobytes. Federation's `provideExternalRuntime` gives
 * a second copy of the whole.
 */
export default function giveFederationRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE ??= {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    loadScript,
    loadScriptNode,
    Module,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  }
  return { name: 'give-federation-runtime' }
}
