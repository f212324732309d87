import { isConnectionFailure } from './classify-load-error.ts'

/** Emits load errors of parts that no screen waits for, such as a dialog opened by a button. */
export function watchLoadErrors(onFailure: () => void): () => void {
  const tell = (event: Event, thrown: unknown) => {
    if (!isConnectionFailure(thrown)) return
    event.preventDefault()
    onFailure()
  }
  const onError = (event: ErrorEvent) => tell(event, event.error)
  const onRejection = (event: PromiseRejectionEvent) => tell(event, event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
