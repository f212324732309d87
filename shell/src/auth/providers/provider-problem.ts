import { ApiError } from '@potluck/api/errors'
import { failureWord } from '../../host/failure-toasts.ts'

const problems = {
  'provider-away': 'away',
  'provider-denied': 'denied',
  'provider-invalid': 'invalid',
  'provider-login-dead': 'dead',
  'email-unconfirmed': 'emailUnconfirmed',
  'link-first': 'linkFirst',
  'linked-elsewhere': 'linkedElsewhere',
  'registration-closed': 'registrationClosed',
  'account-disabled': 'disabled',
  'too-many-tries': 'tooMany',
} as const

/** The same words as where somebody registers. */
const ofInvitations = {
  'invitation-needed': 'auth.invitationNeeded',
  'invitation-dead': 'auth.invitationDead',
} as const

const isOfInvitation = (code: string): code is keyof typeof ofInvitations => Object.hasOwn(ofInvitations, code)

const isKnown = (code: string): code is keyof typeof problems => Object.hasOwn(problems, code)

/** The key of the words for why a login by an identity provider came to nothing. */
export function providerProblem(error: unknown) {
  const code = error instanceof ApiError ? (error.data?.error.code ?? '') : ''
  if (isOfInvitation(code)) return ofInvitations[code]
  return isKnown(code) ? (`providers.problems.${problems[code]}` as const) : failureWord(error)
}
