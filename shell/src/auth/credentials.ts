import { email as emailSchema, maxPassword, password as passwordSchema } from '@potluck/api/credentials'
import { type FieldErrors, fits } from '@potluck/platform/useForm'

export type AuthMode = 'login' | 'register'

/** The typed values, unchanged. */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  /** A code, where the account has a second factor. */
  readonly secondFactor: string
}

export const emptyCredentials: Credentials = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  secondFactor: '',
}

/** Why a field is not accepted, as the word `auth.problems.<key>`. */
export type CredentialProblem = 'noEmail' | 'noPassword' | 'invalidEmail' | 'noName' | 'passwordMatch' | PasswordProblem

export type PasswordProblem = 'passwordLength' | 'passwordTooLong'

export const isEmail = (text: string): boolean => fits(emailSchema, text)

/** Why a text cannot become a password; null when it can. */
export function passwordProblem(text: string): PasswordProblem | null {
  if (fits(passwordSchema, text)) return null
  return text.length > maxPassword ? 'passwordTooLong' : 'passwordLength'
}

/**
 * Problems of the typed values, by field, in the order of the checks: missing values come first.
 * @param wordFor the words of a problem
 */
export function problemsOf(
  mode: AuthMode,
  typed: Credentials,
  wordFor: (problem: CredentialProblem) => string,
): FieldErrors<Credentials> {
  const { name, email, password, confirmPassword } = typed
  const found: [keyof Credentials, CredentialProblem | false | null][] = [
    ['email', email.trim() === '' && 'noEmail'],
    ['password', password === '' && 'noPassword'],
  ]
  if (mode === 'register')
    found.push(
      ['email', !isEmail(email) && 'invalidEmail'],
      ['name', name.trim() === '' && 'noName'],
      ['password', passwordProblem(password)],
      ['confirmPassword', confirmPassword !== password && 'passwordMatch'],
    )
  const problems = new Map<keyof Credentials, string>()
  for (const [field, problem] of found) if (problem && !problems.has(field)) problems.set(field, wordFor(problem))
  return Object.fromEntries(problems)
}
