import type { LiveMessage } from '@potluck/api/live'

/** Live messages appear on the bus under their own type. */
type LiveEvents = { [M in LiveMessage as M['type']]: M['data'] }

/** The outcome of one queued change. */
export interface ChangeFact {
  readonly reference: string
  readonly endpoint: string
  readonly scope: string
  readonly status: number
}

/**
 * Facts that happened, told to whoever listens. Never a request. Payloads are plain data, so that a remote built
 * last month understands them.
 */
export type EventMap = LiveEvents & {
  /** The session began, ended or changed its account. */
  auth: { readonly loggedIn: boolean }
  /** A recipe was created, saved or deleted in this window. */
  'recipe:updated': { readonly recipeId: string; readonly change: 'created' | 'saved' | 'deleted' }
  /** The server applied a queued change. `answer` is what success carries, as it came. */
  'changes:applied': ChangeFact & { readonly answer: unknown }
  /** A queued change could not be applied; it stays until the cook tries again or lets go of it. */
  'changes:refused': ChangeFact & { readonly code: string | null }
  /** The live channel opened (again): what happened meanwhile was missed. */
  'live:connected': Record<string, never>
}

export type EventName = keyof EventMap
