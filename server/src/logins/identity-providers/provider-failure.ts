import { OutgoingError, TooMuchError } from '../../machinery/base/outgoing/outgoing-error.ts'
import type { RefusalCode } from '../../machinery/base/refusal.ts'
import { ProxyHeaderError } from '../proxy/proxy-person.ts'

/** The causes of an error, itself first. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let cause = error, depth = 0; cause !== undefined && depth < 10; depth += 1) {
    yield cause
    cause = cause instanceof Error ? cause.cause : undefined
  }
}

/** The answers of a provider when a person cancels a login or may not log in. */
const denials = [
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
]

const troubles = ['server_error', 'temporarily_unavailable']

/** The `error` of an answer by the protocol. */
const protocolErrorOf = (error: unknown): string | null =>
  error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error : null

const isServerError = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500

const isAway = (cause: unknown): boolean =>
  (cause instanceof OutgoingError && !(cause instanceof TooMuchError)) ||
  isServerError(cause) ||
  troubles.includes(protocolErrorOf(cause) ?? '')

export type ProviderFailure = Extract<RefusalCode, 'provider-away' | 'provider-denied' | 'provider-invalid'>

/** Why a login by a provider came to nothing. An unknown answer counts as one that is not trusted. */
export function failureOf(error: unknown): ProviderFailure {
  const causes = [...causesOf(error)]
  if (causes.some(isAway)) return 'provider-away'
  if (causes.some((cause) => cause instanceof ProxyHeaderError && cause.isAbsent)) return 'provider-denied'
  if (causes.some((cause) => denials.includes(protocolErrorOf(cause) ?? ''))) return 'provider-denied'
  return 'provider-invalid'
}

/** The messages of an error and its causes, for the log: no token, code or claim is among them. */
export const describeFailure = (error: unknown): string =>
  [...causesOf(error)]
    .filter((cause) => cause instanceof Error)
    .map(({ name, message }) => `${name}: ${message}`)
    .join('; ')
