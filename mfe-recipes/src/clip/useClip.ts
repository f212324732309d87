import { type Clipping, clipLink, clipLinks, maxClippedLinks } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTask } from '@potluck/platform/useTask'
import { useReducer } from 'react'
import { asideOf, beginAt, changeClip, isSetAside, type LeftReview, type ToRead } from './clip-state.ts'
import type { Review } from './review.ts'

/** Why nothing was read. */
export type ClipProblem =
  | 'refuses'
  | 'consent'
  | 'away'
  | 'unreadable'
  | 'tooLarge'
  | 'offline'
  | 'tooMany'
  | 'failed'
  | 'noRecipe'

const problems: Readonly<Record<string, ClipProblem>> = {
  'page-refuses': 'refuses',
  'page-asks-consent': 'consent',
  'page-away': 'away',
  'page-unreadable': 'unreadable',
  'too-large': 'tooLarge',
  'too-many-tries': 'tooMany',
  'too-many-at-once': 'tooMany',
  'too-many-jobs': 'tooMany',
}

function problemOf(error: Error): ClipProblem {
  if (!(error instanceof ApiError)) return 'failed'
  return error.status === 0 ? 'offline' : (problems[error.data?.error.code ?? ''] ?? 'failed')
}

/** Reads what is written in this browser; null where it is too much. */
async function readWritten({ written, url }: { readonly written: string; readonly url?: string }) {
  const { readHere } = await import('./read-here.ts')
  return readHere(written, url) ?? null
}

/**
 * Reads a recipe from a link or from what was written; what was looked over already comes back as it was left. Many links
 * are read by a job, which the screen of imports follows.
 * @param aside what was looked over when the page was dropped
 */
export function useClip(aside: LeftReview | null) {
  const { navigate, language } = useHost()
  const [state, dispatch] = useReducer(changeClip, aside, beginAt)
  const link = useCall(clipLink)
  const links = useCall(clipLinks, { onSuccess: ({ jobId }) => navigate(paths.import('any', jobId)) })

  const reading = useTask(async (asked: ToRead): Promise<ClipProblem | null> => {
    dispatch({ do: 'read', asked })
    let clipping: Clipping | null = null
    try {
      clipping = 'link' in asked ? await link.mutateAsync({ query: { url: asked.link } }) : await readWritten(asked)
    } finally {
      dispatch(clipping?.outcome === 'recipe' ? { do: 'found', clipping } : { do: 'found nothing' })
    }
    if (clipping === null) return 'unreadable'
    return clipping.outcome === 'recipe' ? null : 'noRecipe'
  })
  const failure = reading.error ?? links.error

  return {
    /** Nothing is there yet, something is read, a recipe is looked over, or one waits to be gone on with. */
    state,
    /** What was looked over last, and how it was left; null where nothing waits to be gone on with. */
    aside: asideOf(state),
    isReading: state.at === 'reading',
    isSending: links.isPending,
    problem: failure ? problemOf(failure) : (reading.result ?? null),
    read(asked: ToRead): void {
      links.reset()
      if (isSetAside(state, asked)) dispatch({ do: 'go on' })
      else reading.run(asked)
    },
    readLinks(urls: readonly string[]): void {
      reading.reset()
      links.mutate({ body: { urls: urls.slice(0, maxClippedLinks), language: language.get() } })
    },
    goOn: () => dispatch({ do: 'go on' }),
    /** Back to the box; what was looked over waits until something else is read and looked over. */
    setAside(review: Review, isChanged: boolean): void {
      dispatch({ do: 'set aside', review, isChanged })
      reading.reset()
    },
  }
}
