import { listApiTokens } from '@potluck/api/api-tokens'
import { listLinkedAccounts } from '@potluck/api/identity-providers'
import { listSessions } from '@potluck/api/sessions'
import { answer } from '@potluck/testing/answers'

/** The sections of the page of login and security, with nothing in them: a test states before what its own one has. */
export const emptySecurity = [
  answer(listSessions, () => []),
  answer(listApiTokens, () => []),
  answer(listLinkedAccounts, () => ({ linked: [], providers: [], hasPassword: true })),
]
