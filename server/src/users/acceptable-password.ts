import { Refusal } from '../machinery/refusal.ts'

/** Additions to the list of known passwords: keyboard rows of our languages, and words of this product. */
const ours = [
  ...['qwertz', 'qwertzu', 'qwertzui', 'qwertzuiop', 'azerty', 'azertyuiop', 'yxcvbn', 'yxcvbnm', 'йцукен', 'йцукенг'],
  ...['potluck', 'recipe', 'recipes', 'rezept', 'rezepte', 'ricetta', 'ricette', 'рецепт', 'рецепти', 'ilovecooking'],
  ...['пароль', 'סיסמה', 'aaaaaa', '121212', 'guest'],
]

/** Passwords that leaked most often, in lower case. Loaded on first use, because they take 4 MB. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...ours])
}

let known: Promise<ReadonlySet<string>> | undefined

/** Digits and signs after a known word: `football7`, `ciao123`, `correct!`. */
const ending = /(?<=\p{L}{4})[\d!.]{1,4}$/u

/**
 * Refuses a password that is guessed first: a known one, also with digits behind it, one repeated sign, or the member's
 * e-mail.
 * @throws {Refusal} 400 `known-password`
 */
export async function acceptablePassword(password: string, email: string | null): Promise<string> {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const isOneSign = new Set(password).size === 1
  known ??= readKnown()
  const words = await known
  const isKnown = words.has(plain) || words.has(plain.replace(ending, ''))
  if (isKnown || isOneSign || plain === '' || plain === email) {
    throw new Refusal('known-password', 'this password is one of the first that anybody would guess', 'body.password')
  }
  return password
}
