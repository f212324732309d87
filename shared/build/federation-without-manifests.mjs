/**
 * Stands in the shell's build for three modules of the federation runtime: snapshots, which come from manifests,
 * preloading, which reads them, and remotes that a build names. The registry names scripts (decision 5), so nothing ever
 * asks for any; still the option `disableSnapshot` leaves them in. Named as the originals are, with what the rest of the
 * runtime touches.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
  manifestCache = new Map()
}

export const remotes = undefined

export const getGlobalRemoteInfo = () => ({})

const isLeftOut = () => {
  throw new Error('this federation runtime reads no manifests: see shared/build/federation-without-manifests.mjs')
}

export const defaultPreloadArgs = {}
export const formatPreloadArgs = isLeftOut
export const normalizePreloadExposes = isLeftOut
export const preloadAssets = isLeftOut
