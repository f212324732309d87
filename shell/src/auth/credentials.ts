import { email as emailSchema, password as passwordSchema } from '@potluck/api/credentials'

export type AuthMode = 'login' | 'register'

/** What was typed, as typed. */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export type CredentialField = keyof Credentials

export const emptyCredentials: Credentials = { name: '', email: '', password: '', confirmPassword: '' }

/** A rule of specification section 5. Its sentence is the word `auth.problems.<key>`. */
export interface CredentialProblem {
  readonly field: CredentialField
  readonly key: 'noEmail' | 'noPassword' | 'invalidEmail' | 'noName' | 'passwordLength' | 'passwordMatch'
}

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success

/** Whether a text is long enough to become a password. */
export const isPassword = (text: string): boolean => passwordSchema.safeParse(text).success

/** The first rule that what was typed breaks, in the order of the specification; null when all hold. */
export function firstProblem(mode: AuthMode, typed: Credentials): CredentialProblem | null {
  if (typed.email.trim() === '') return { field: 'email', key: 'noEmail' }
  if (typed.password === '') return { field: 'password', key: 'noPassword' }
  if (mode === 'login') return null
  if (!isEmail(typed.email)) return { field: 'email', key: 'invalidEmail' }
  if (typed.name.trim() === '') return { field: 'name', key: 'noName' }
  if (!isPassword(typed.password)) return { field: 'password', key: 'passwordLength' }
  if (typed.confirmPassword !== typed.password) return { field: 'confirmPassword', key: 'passwordMatch' }
  return null
}
