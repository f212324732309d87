import { type ReactNode, useEffect } from 'react'
import type { LoadFailureProps } from '../page/OnDemandContext.ts'
import { ErrorState } from './ErrorState.tsx'

/** Stands for what was fetched and did not come, in its place; tried again when the connection is back. */
export function LoadFailure({ words, retrying, onRetry, action }: LoadFailureProps & { readonly action?: ReactNode }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  })
  return (
    <ErrorState
      title={words.failed}
      next={words.next}
      retryLabel={words.retry}
      onRetry={onRetry}
      retrying={retrying}
      action={action}
    />
  )
}
