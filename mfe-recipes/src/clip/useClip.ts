import { type Clipping, clipLink, clipLinks, maxClippedLinks } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { inBook } from '@potluck/api/of-book'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTask } from '@potluck/platform/useTask'
import { useReducer, useState } from 'react'
import { blankClipping } from './blank-clipping.ts'
import { asideOf, beginAt, changeClip, isSetAside, type LeftReview, type ToRead } from './clip-state.ts'
import type { Review } from './review.ts'

/** Why nothing was clipped. */
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

/** The page or text without a recipe. */
interface Unread {
  readonly asked: ToRead
  /** The text of its page; null if it could not be fetched. */
  readonly clipping: Clipping | null
}

/** A video without a written recipe is reviewed, too: its title, text and picture are not lost. */
const isWorthReview = ({ outcome, isVideo, title }: Clipping): boolean =>
  outcome === 'recipe' || (isVideo && title !== '')

/** Parses a text in this browser; null if it is too long. */
async function readWritten(
  { written, url }: { readonly written: string; readonly url?: string },
  options?: { readonly isOneRecipe: boolean },
) {
  const { readHere } = await import('./read-here.ts')
  return readHere(written, { ...(url !== undefined && { url }), ...options })
}

/**
 * Clips a recipe from a link or a text, and resumes an earlier review. Several links become a job on the screen of
 * imports.
 * @param aside the review that was open when the page was discarded
 * @param kitchenId the kitchen into whose book recipes go; undefined for the own book
 * @param onSent called when a job has taken the links
 */
export function useClip(aside: LeftReview | null, kitchenId: string | undefined, onSent: () => void) {
  const { navigate, language } = useHost()
  const [state, dispatch] = useReducer(changeClip, aside, beginAt)
  const link = useCall(clipLink)
  const links = useCall(clipLinks, {
    onSuccess({ jobId }) {
      onSent()
      navigate(paths.import('any', jobId))
    },
  })

  const [unread, setUnread] = useState<Unread | null>(null)
  const reading = useTask(async (asked: ToRead): Promise<ClipProblem | null> => {
    dispatch({ do: 'read', asked })
    let clipping: Clipping | null = null
    try {
      clipping = 'link' in asked ? await link.mutateAsync({ query: { url: asked.link } }) : await readWritten(asked)
    } finally {
      dispatch(clipping && isWorthReview(clipping) ? { do: 'found', clipping } : { do: 'found nothing' })
      setUnread({ asked, clipping })
    }
    if (clipping === null) return 'unreadable'
    return isWorthReview(clipping) ? null : 'noRecipe'
  })
  const failure = reading.error ?? links.error

  function keep({ asked, clipping }: Unread) {
    reading.reset()
    dispatch({ do: 'read', asked })
    dispatch({ do: 'found', clipping: clipping ?? blankClipping('link' in asked ? asked.link : '') })
  }

  return {
    /** The state: empty, loading, in review, or with a retained review. */
    state,
    /** The last review; null without a retained one. */
    aside: asideOf(state),
    isReading: state.at === 'reading',
    isSending: links.isPending,
    problem: failure ? problemOf(failure) : (reading.result ?? null),
    read(input: ToRead): void {
      links.reset()
      if (isSetAside(state, input)) dispatch({ do: 'go on' })
      else reading.run(input)
    },
    readLinks(urls: readonly string[]): void {
      reading.reset()
      links.mutate({ ...inBook(kitchenId), body: { urls: urls.slice(0, maxClippedLinks), language: language.get() } })
    },
    goOn: () => dispatch({ do: 'go on' }),
    /** Lets the retained review go. */
    throwAway(): void {
      dispatch({ do: 'throw away' })
      reading.reset()
    },
    /** Reviews another recipe of the same text. */
    switchTo: (clipping: Clipping, isChanged: boolean) => dispatch({ do: 'switch', clipping, isChanged }),
    /** Reads the text that is in review as one recipe. */
    async join(): Promise<void> {
      if (state.at !== 'reviewing' || 'link' in state.asked) return
      const clipping = await readWritten(state.asked, { isOneRecipe: true })
      if (clipping) dispatch({ do: 'switch', clipping, isChanged: false })
    },
    /** The text of the page without a recipe; null where it could not be fetched. */
    unread: unread?.clipping ?? null,
    /** Reviews a recipe that was found in it by other means. */
    found: (clipping: Clipping) => unread && keep({ asked: unread.asked, clipping }),
    /** Reviews what is there of a page without a recipe: its title and picture, or its link alone. */
    keep: unread && 'link' in unread.asked ? () => keep(unread) : undefined,
    /** Returns to the box. The review is retained until another one replaces it. */
    setAside(review: Review, isChanged: boolean): void {
      dispatch({ do: 'set aside', review, isChanged })
      reading.reset()
    },
  }
}
