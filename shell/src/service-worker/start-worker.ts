import type { Store } from '@potluck/platform/store'
import type { Shell } from '../host/shell.ts'
import { registerWorker } from './register-worker.ts'

/** Starts the service worker that caches this page, if browser and deployment allow it. Never throws. */
export async function startWorker({ host, config }: Shell, shellReplaced: Store<boolean>): Promise<void> {
  // Browsers allow it only on secure origins. Development builds have none.
  if (!('serviceWorker' in navigator) || !('caches' in window) || process.env.NODE_ENV !== 'production') return
  const base = new URL('./', document.baseURI).href
  try {
    await registerWorker({
      base,
      isEnabled: config.serviceWorker,
      session: host.session,
      language: host.language,
      shellReplaced,
      workers: navigator.serviceWorker,
      caches,
    })
  } catch {
    // Storage is forbidden or full: the product works without a worker.
  }
}
