import type { ErrorStatus } from '@potluck/api/endpoint'
import type { RefusalCode } from '../refusal.ts'

/** The status that each refusal is answered with. */
export const refusalStatus: Readonly<Record<RefusalCode, ErrorStatus>> = {
  invalid: 400,
  'no-file': 400,
  'not-once': 400,
  'not-logged-in': 401,
  ticket: 401,
  'foreign-origin': 403,
  'not-a-friend': 403,
  'not-the-owner': 403,
  'not-found': 404,
  'email-taken': 406,
  changed: 409,
  'handle-taken': 409,
  'id-taken': 409,
  'list-full': 409,
  'too-many-lists': 409,
  'incorrect-login': 412,
  'incorrect-password': 412,
  'link-dead': 412,
  'too-large': 413,
  'not-a-picture': 415,
  'wrong-file': 415,
  'reference-taken': 422,
  'too-many-at-once': 429,
  'too-many-connections': 429,
  'too-many-jobs': 429,
  'too-many-tries': 429,
  'database-away': 503,
  'no-space': 503,
}
