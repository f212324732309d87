import { type FailureKind, RemoteFailure } from './failure.ts'

/** Messages of browsers for a module or script that cannot be fetched (Chromium, Firefox, Safari, the federation runtime). */
const unreachable = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'ScriptNetworkError',
]

const has = <K extends string>(value: object, key: K): value is Record<K, unknown> => key in value

/**
 * Classifies a failed load of code; null for any other error. Recognizes webpack's chunk errors (script and CSS), those of the federation
 * runtime and of native imports.
 */
export function classifyLoadError(error: unknown): FailureKind | null {
  if (error instanceof RemoteFailure) return error.kind
  if (typeof error !== 'object' || error === null) return null
  const name = has(error, 'name') ? String(error.name) : ''
  const message = has(error, 'message') ? String(error.message) : ''
  const isChunkError =
    name === 'ChunkLoadError' ||
    (has(error, 'code') && error.code === 'CSS_CHUNK_LOAD_FAILED') ||
    /^Loading (CSS )?chunk \S+ failed/.test(message)
  if (isChunkError) {
    const timedOut = (has(error, 'type') && error.type === 'timeout') || message.includes('(timeout:')
    return timedOut ? 'timeout' : 'chunk'
  }
  if (message.includes('ScriptNetworkError') && message.includes('timed out')) return 'timeout'
  return unreachable.some((words) => message.includes(words)) ? 'network' : null
}

/** Whether code failed to load because of the connection: such a failure shows the reload prompt and is not reported. */
export function isConnectionFailure(error: unknown): boolean {
  const kind = classifyLoadError(error)
  return kind === 'network' || kind === 'chunk' || kind === 'timeout'
}
