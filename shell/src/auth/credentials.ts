import { email as emailSchema, maxPassword, password as passwordSchema } from '@potluck/api/credentials'

export type AuthMode = 'login' | 'register'

/** The typed values, unchanged. */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export type CredentialField = keyof Credentials

export const emptyCredentials: Credentials = { name: '', email: '', password: '', confirmPassword: '' }

/** A problem of one field. Its message is the word `auth.problems.<key>`. */
export interface CredentialProblem {
  readonly field: CredentialField
  readonly key: 'noEmail' | 'noPassword' | 'invalidEmail' | 'noName' | 'passwordMatch' | PasswordProblem
}

export type PasswordProblem = 'passwordLength' | 'passwordTooLong'

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success

/** Why a text cannot become a password; null when it can. */
export function passwordProblem(text: string): PasswordProblem | null {
  if (passwordSchema.safeParse(text).success) return null
  return text.length > maxPassword ? 'passwordTooLong' : 'passwordLength'
}

function problemWith(field: CredentialField, mode: AuthMode, typed: Credentials): CredentialProblem['key'] | null {
  const registering = mode === 'register'
  switch (field) {
    case 'name':
      return registering && typed.name.trim() === '' ? 'noName' : null
    case 'email':
      if (typed.email.trim() === '') return 'noEmail'
      return registering && !isEmail(typed.email) ? 'invalidEmail' : null
    case 'password':
      if (typed.password === '') return 'noPassword'
      return registering ? passwordProblem(typed.password) : null
    case 'confirmPassword':
      return registering && typed.confirmPassword !== typed.password ? 'passwordMatch' : null
  }
}

/** The problems of the typed values, in the order of the form, at most one per field. */
export const problemsOf = (mode: AuthMode, typed: Credentials): readonly CredentialProblem[] =>
  (['name', 'email', 'password', 'confirmPassword'] as const).flatMap((field) => {
    const key = problemWith(field, mode, typed)
    return key === null ? [] : [{ field, key }]
  })
