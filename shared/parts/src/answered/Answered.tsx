import { ApiError } from '@potluck/api/errors'
import { Button, ErrorState, Note, SkeletonScreen, type SkeletonScreenProps } from '@potluck/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** As much of a query's result as is shown. */
export interface Answer<T> {
  readonly data: T | undefined
  readonly error: Error | null
  /** Why it failed so far, while it is asked again. */
  readonly failureReason?: Error | null
  readonly isFetching: boolean
  /** The data answered another question; this one is on its way. */
  readonly isPlaceholderData?: boolean
  refetch(): unknown
}

export interface AnsweredProps<T> {
  readonly answer: Answer<T>
  /** The shape of what comes, and what is said meanwhile. */
  readonly loading: SkeletonScreenProps
  /** The words for a failure: what happened, and what is safe all the same. */
  readonly failed: { readonly title: ReactNode; readonly safe?: ReactNode; readonly action?: ReactNode }
  /** In place of what the server does not have, or not for this cook, even where an earlier answer is still known. */
  readonly gone?: ReactNode
  /** In place of an answer with nothing in it. */
  readonly empty?: ReactNode
  /** Whether there is nothing in an answer; a list without rows unless said. */
  readonly isEmpty?: (data: T) => boolean
  /** A dialog has room for a note only. */
  readonly small?: boolean
  /** The frame around what is shown in place of the content, where the content has its own. */
  readonly frame?: (face: ReactNode) => ReactNode
  readonly children: (data: T) => ReactNode
}

const isGone = (error: Error | null): boolean =>
  // An id in a wrong form is refused, and names nothing; 412 is a link that was used, or is too old.
  error instanceof ApiError && [400, 404, 412].includes(error.status)

const hasNoRows = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/**
 * The answer of the server, or a replacement: while it is loading, when it failed (with a way to try again), when it is
 * gone, and when there is nothing in it. A known answer stays while it is refetched, and when that fails. The answer to
 * the previous question stays while this one loads, unless it was empty.
 */
export function Answered<T>(props: AnsweredProps<T>) {
  const { answer, loading, empty, isEmpty = hasNoRows, gone, children } = props
  const { frame = (face: ReactNode) => face } = props
  const [wasRetried, setRetried] = useState(false)
  const { error } = answer
  const failure = error ?? answer.failureReason ?? null
  const isOfThis = !answer.isPlaceholderData || (failure === null && answer.data !== undefined && !isEmpty(answer.data))
  const data = isOfThis ? answer.data : undefined
  if (wasRetried && data !== undefined) setRetried(false)
  if (gone !== undefined && isGone(error)) return frame(gone)
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? frame(empty) : children(data)
  if (failure === null) return frame(<SkeletonScreen {...loading} />)
  return frame(<Failed {...props} error={failure} wasRetried={wasRetried} onRetry={() => setRetried(true)} />)
}

const isUnanswered = (error: Error | null): boolean => error instanceof ApiError && error.failure === 'unanswered'

const isClosedInDemo = (error: Error | null): boolean =>
  error instanceof ApiError && error.data?.error.code === 'closed-in-demo'

interface FailedProps<T> extends Pick<AnsweredProps<T>, 'answer' | 'failed' | 'small'> {
  readonly error: Error
  readonly wasRetried: boolean
  readonly onRetry: () => void
}

function Failed<T>({ answer, failed, small, error, wasRetried, onRetry }: FailedProps<T>) {
  const { t } = useTranslation('parts')
  function retry() {
    onRetry()
    void answer.refetch()
  }
  const why = isUnanswered(error) ? t('needsConnection') : isClosedInDemo(error) ? t('closedInDemo') : null
  if (small) {
    const again = (
      <Button busy={answer.isFetching} onClick={retry}>
        {t('tryAgain')}
      </Button>
    )
    return (
      <Note tone="danger" action={again}>
        {failed.title} {why}
      </Note>
    )
  }
  return (
    <ErrorState
      {...failed}
      {...(why && { safe: why })}
      retryLabel={t('tryAgain')}
      onRetry={retry}
      retrying={answer.isFetching}
      retried={wasRetried}
    />
  )
}
