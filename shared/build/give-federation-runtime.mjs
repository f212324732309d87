import { createInstance, getInstance } from '@module-federation/enhanced/runtime'
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler'
// The package leaves it out of a page that exposes nothing itself.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/**
 * As federation's own `init`, but the instance that the shell loads remotes with stays the shell's: the original keeps
 * the first one that it makes in the module, where now all remotes meet.
 */
function init(options) {
  const known = getInstance((instance) => instance.options.name === options.name)
  known?.initOptions({ ...options, id: '' })
  return known ?? createInstance({ ...options, id: '' })
}

/**
 * A plugin of the shell's federation runtime that gives it to remotes, which bring none of it
 * (taken-federation-runtime.mjs). All of it is functions of the remote's own `__webpack_require__`.
 */
export default function giveFederationRuntime() {
  globalThis.potluckFederation ??= {
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    runtime: { init },
  }
  return { name: 'give-federation-runtime' }
}
