/**
 * Stands in the shell's build for two modules of the federation runtime: snapshots, which come from manifests, and
 * preloading, which reads them. The registry names scripts (decision 5), so nothing ever asks for either; still the
 * option `disableSnapshot` leaves both in. Named as the originals are, with what the rest of the runtime touches.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})

const isLeftOut = () => {
  throw new Error('this federation runtime reads no manifests: see shared/build/federation-without-manifests.mjs')
}

export const defaultPreloadArgs = {}
export const formatPreloadArgs = isLeftOut
export const normalizePreloadExposes = isLeftOut
export const preloadAssets = isLeftOut
