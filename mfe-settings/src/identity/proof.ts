import type { IdentityProof, PasskeyAssertion } from '@potluck/api/identity-proof'
import type { AccountProblem } from './account-problem.ts'

/** What is typed to prove identity: the password, and a code where the account has a second factor. */
export interface TypedProof {
  readonly currentPassword: string
  readonly secondFactor: string
}

export const noProof: TypedProof = { currentPassword: '', secondFactor: '' }

/** What is sent: a passkey in place of what was typed, where one was used. */
export function proofOf({ currentPassword, secondFactor }: TypedProof, passkey?: PasskeyAssertion): IdentityProof {
  if (passkey !== undefined) return { passkey }
  return secondFactor.trim() === '' ? { currentPassword } : { currentPassword, secondFactor }
}

/** The fields that are to blame when a proof is refused. */
export const blamedForProof = {
  wrongPassword: 'currentPassword',
  codeNeeded: 'secondFactor',
  wrongCode: 'secondFactor',
} as const satisfies { readonly [Problem in AccountProblem]?: keyof TypedProof }

/** The field to blame; null if none is. */
export function proofField(problem: AccountProblem): keyof TypedProof | null {
  const fields: { readonly [Problem in AccountProblem]?: keyof TypedProof } = blamedForProof
  return fields[problem] ?? null
}
