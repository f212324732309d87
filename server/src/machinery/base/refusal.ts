/** Code of a refusal, for programs. The HTTP layer maps it to a status. */
export type RefusalCode =
  | 'account-disabled'
  | 'blocked'
  | 'book-full'
  | 'busy'
  | 'changed'
  | 'circle'
  | 'closed-in-demo'
  | 'database-away'
  | 'database-damaged'
  | 'demo-full'
  | 'email-taken'
  | 'email-unconfirmed'
  | 'files-away'
  | 'foreign-origin'
  | 'handle-taken'
  | 'has-accounts'
  | 'id-taken'
  | 'incorrect-code'
  | 'incorrect-login'
  | 'incorrect-passkey'
  | 'incorrect-password'
  | 'incorrect-service-login'
  | 'invalid'
  | 'invitation-dead'
  | 'invitation-needed'
  | 'known-password'
  | 'label-taken'
  | 'last-keeper'
  | 'last-way-in'
  | 'link-dead'
  | 'link-first'
  | 'linked-elsewhere'
  | 'list-full'
  | 'log-in-again'
  | 'no-file'
  | 'model-away'
  | 'model-unreadable'
  | 'no-mail'
  | 'no-longer'
  | 'no-memory'
  | 'no-model'
  | 'no-space'
  | 'kitchen-full'
  | 'not-a-friend'
  | 'not-a-picture'
  | 'not-found'
  | 'not-kitchen-keeper'
  | 'not-logged-in'
  | 'not-once'
  | 'not-the-keeper'
  | 'not-the-owner'
  | 'nothing-to-tell'
  | 'out-of-scope'
  | 'page-asks-consent'
  | 'page-away'
  | 'page-refuses'
  | 'page-unreadable'
  | 'password-login-off'
  | 'plan-full'
  | 'one-picture'
  | 'only-by-command'
  | 'only-kitchen-keeper'
  | 'profile-for-friends'
  | 'profile-off'
  | 'provider-away'
  | 'provider-denied'
  | 'provider-invalid'
  | 'provider-login-dead'
  | 'read-only'
  | 'reference-taken'
  | 'registration-closed'
  | 'service-gone'
  | 'second-factor-needed'
  | 'second-factor-on'
  | 'set-by-environment'
  | 'ticket'
  | 'token-ended'
  | 'too-large'
  | 'too-many-at-once'
  | 'too-many-blocked'
  | 'too-many-connections'
  | 'too-many-invitations'
  | 'too-many-jobs'
  | 'too-many-kitchens'
  | 'too-many-lists'
  | 'too-many-passkeys'
  | 'too-many-plans'
  | 'too-many-shares'
  | 'too-many-requests'
  | 'too-many-tokens'
  | 'too-many-tries'
  | 'too-many-webhooks'
  | 'wrong-file'

interface RefusalDetails {
  readonly field?: string
  readonly retryAfterMs?: number
}

/** A refused call. The message is for people; `field` names the invalid input. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly field: string | undefined
  /** Time before another try makes sense, milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(code: RefusalCode, message: string, about: string | RefusalDetails = {}) {
    super(message)
    const { field, retryAfterMs } = typeof about === 'string' ? { field: about } : about
    this.code = code
    this.field = field
    this.retryAfterMs = retryAfterMs
  }
}

/** Refuses an id that does not exist or is not the caller's, without telling which. */
export const notFound = (what: string): Refusal => new Refusal('not-found', `there is no such ${what}`)

/** Refuses an unknown part of a call, such as `query.serch`, which the server would ignore otherwise. */
export const unknownField = (field: string): Refusal =>
  new Refusal('invalid', `${field}: this call has no such field`, field)

/** Retry time of a full disk, which needs somebody to free space first, milliseconds. */
const noSpaceRetry = 60_000

/** Refuses a call because the disk is full. */
export const noSpace = (): Refusal =>
  new Refusal('no-space', 'the disk of the server is full', { retryAfterMs: noSpaceRetry })
