import { type Clipping, clipLink, clipLinks, mostClippedLinks } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from './review.ts'

/** What is to be read: a link by the server, what is written by this browser. */
export type ToRead = { readonly link: string } | { readonly written: string; readonly url?: string }

/** Why nothing was read. */
export type ClipProblem = 'refuses' | 'consent' | 'away' | 'unreadable' | 'tooLarge' | 'offline' | 'tooMany' | 'failed'

class TooMuchToRead extends Error {}

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

function problemOf(error: unknown): ClipProblem {
  if (error instanceof TooMuchToRead) return 'unreadable'
  if (!(error instanceof ApiError)) return 'failed'
  return error.status === 0 ? 'offline' : (problems[error.data?.error.code ?? ''] ?? 'failed')
}

/** What was looked over when its cook went back to the box. */
export interface LeftReview {
  readonly asked: ToRead
  readonly clipping: Clipping
  readonly review: Review
  /** Whether the cook had put something in another place. */
  readonly isChanged: boolean
}

const nameOf = (what: ToRead): string => ('link' in what ? what.link : what.written)

/**
 * Reads a recipe from a link or from what was written; what was looked over already comes back as it was left. Many links
 * are read by a job, which the screen of imports follows.
 * @param kept what was looked over when the page was dropped
 */
export function useClip(kept: LeftReview | null) {
  const { api, navigate, language } = useHost()
  const [left, leave] = useState(kept)
  const [resumed, resume] = useState<LeftReview | null>(null)
  const reading = useMutation({
    mutationFn: async (what: ToRead): Promise<Clipping> => {
      if ('link' in what) return (await api.call(clipLink, { query: { url: what.link } })).data
      const { readHere } = await import('./read-here.ts')
      const clipping = readHere(what.written, what.url)
      if (!clipping) throw new TooMuchToRead()
      return clipping
    },
  })
  const sending = useMutation({
    mutationFn: async (urls: readonly string[]) => {
      const body = { urls: urls.slice(0, mostClippedLinks), language: language.get() }
      return (await api.call(clipLinks, { body })).data
    },
    onSuccess: ({ jobId }) => navigate(paths.import('any', jobId)),
  })
  const asked = resumed?.asked ?? reading.variables ?? null
  const clipping = resumed?.clipping ?? reading.data ?? null
  const failure = reading.error ?? sending.error
  return {
    read(what: ToRead): void {
      sending.reset()
      if (left && nameOf(left.asked) === nameOf(what)) resume(left)
      else reading.mutate(what)
    },
    readLinks(urls: readonly string[]): void {
      reading.reset()
      sending.mutate(urls)
    },
    isReading: reading.isPending,
    isSending: sending.isPending,
    /** What is read, or was. */
    asked,
    clipping,
    /** What was looked over last, and how it was left; null where nothing waits to be gone on with. */
    left,
    /** How it was left, of what is looked over once more. */
    resumed,
    goOn: () => resume(left),
    problem: failure && problemOf(failure),
    /** Back to the box; what was looked over is kept until something else is read and looked over. */
    startAgain(review: Review, isChanged: boolean): void {
      if (asked && clipping) leave({ asked, clipping, review, isChanged })
      resume(null)
      reading.reset()
    },
  }
}
