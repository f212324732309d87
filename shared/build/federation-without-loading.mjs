/**
 * Stands in the shell's build for three modules of the federation runtime: what fetches entries, what fetches them
 * ahead, and the script tags that both make. The shell loads remotes itself (shell/src/remotes/load-remote-module.ts), so nothing ever
 * asks for any; still the option `disableRemote` leaves them in. Named as the originals are.
 */
const isLeftOut = () => {
  throw new Error('this federation runtime loads no remotes: see shared/build/federation-without-loading.mjs')
}

export const createLink = isLeftOut
export const createScript = isLeftOut
export const defaultPreloadArgs = {}
export const formatPreloadArgs = isLeftOut
export const getRemoteEntry = isLeftOut
export const getRemoteEntryUniqueKey = isLeftOut
export const getRemoteInfo = isLeftOut
export const isEsmRemoteType = isLeftOut
export const isStaticResourcesEqual = isLeftOut
export const loadScript = isLeftOut
export const normalizePreloadExposes = isLeftOut
export const preloadAssets = isLeftOut
export const safeWrapper = isLeftOut
