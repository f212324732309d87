/** Why something was not done, for programs. Which status a code answers with over HTTP is said there. */
export type RefusalCode =
  | 'blocked'
  | 'book-full'
  | 'changed'
  | 'circle'
  | 'database-away'
  | 'email-taken'
  | 'foreign-origin'
  | 'handle-taken'
  | 'id-taken'
  | 'incorrect-login'
  | 'incorrect-password'
  | 'incorrect-service-login'
  | 'invalid'
  | 'invitation-dead'
  | 'invitation-needed'
  | 'known-password'
  | 'label-taken'
  | 'link-dead'
  | 'list-full'
  | 'no-file'
  | 'no-space'
  | 'not-a-friend'
  | 'not-a-picture'
  | 'not-found'
  | 'not-logged-in'
  | 'not-once'
  | 'not-the-owner'
  | 'page-asks-consent'
  | 'page-away'
  | 'page-refuses'
  | 'page-unreadable'
  | 'plan-full'
  | 'one-picture'
  | 'profile-for-friends'
  | 'profile-off'
  | 'reference-taken'
  | 'registration-closed'
  | 'service-gone'
  | 'ticket'
  | 'too-large'
  | 'too-many-at-once'
  | 'too-many-blocked'
  | 'too-many-connections'
  | 'too-many-invitations'
  | 'too-many-jobs'
  | 'too-many-lists'
  | 'too-many-plans'
  | 'too-many-shares'
  | 'too-many-requests'
  | 'too-many-tries'
  | 'wrong-file'

interface RefusalDetails {
  readonly field?: string
  readonly retryAfterMs?: number
}

/** What was asked for is not done. The message is for people, `field` names the input that is to blame. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly field: string | undefined
  /** After so long it is worth another try, milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(code: RefusalCode, message: string, about: string | RefusalDetails = {}) {
    super(message)
    const { field, retryAfterMs } = typeof about === 'string' ? { field: about } : about
    this.code = code
    this.field = field
    this.retryAfterMs = retryAfterMs
  }
}

/** Nothing of that id is there, or it is not the caller's: the two look alike from outside. */
export const notFound = (what: string): Refusal => new Refusal('not-found', `there is no such ${what}`)

/** A part of a call that the call does not name, such as `query.serch`: dropped in silence, it would mislead whoever sent it. */
export const unknownField = (field: string): Refusal =>
  new Refusal('invalid', `${field}: this call has no such field`, field)

/** Somebody has to make room first: nobody is helped by a program that asks again at once. Milliseconds. */
const noSpaceRetry = 60_000

/** There is no room on the disk. */
export const noSpace = (): Refusal =>
  new Refusal('no-space', 'the disk of the server is full', { retryAfterMs: noSpaceRetry })
