import { type Clipping, clipLink } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation } from '@tanstack/react-query'

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
}

function problemOf(error: unknown): ClipProblem {
  if (error instanceof TooMuchToRead) return 'unreadable'
  if (!(error instanceof ApiError)) return 'failed'
  return error.status === 0 ? 'offline' : (problems[error.data?.error.code ?? ''] ?? 'failed')
}

/** Reads a recipe from a link or from what was written. */
export function useClip() {
  const { api } = useHost()
  const reading = useMutation({
    mutationFn: async (what: ToRead): Promise<Clipping> => {
      if ('link' in what) return (await api.call(clipLink, { query: { url: what.link } })).data
      const { readHere } = await import('./read-here.ts')
      const clipping = readHere(what.written, what.url)
      if (!clipping) throw new TooMuchToRead()
      return clipping
    },
  })
  return {
    read: reading.mutate,
    isReading: reading.isPending,
    /** What is read, or was. */
    asked: reading.variables ?? null,
    clipping: reading.data ?? null,
    problem: reading.error && problemOf(reading.error),
    startAgain: reading.reset,
  }
}
