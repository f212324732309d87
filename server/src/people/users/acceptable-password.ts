import { Refusal } from '../../machinery/base/refusal.ts'

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

/** One word of these scripts: no list of leaked passwords has them, and a dictionary does. */
const shortWord = /^(?:[\p{Script=Cyrillic}'’ʼ]{1,8}|\p{Script=Hebrew}{1,8})$/u

/** Whether it is the e-mail, or what stands before its at sign, with or without signs in it and digits behind it. */
function isOfEmail(plain: string, email: string): boolean {
  const box = email.split('@')[0] ?? email
  const bare = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const said = [bare(plain), bare(plain.replace(ending, ''))]
  return plain === email || said.includes(bare(email)) || (bare(box) !== '' && said.includes(bare(box)))
}

/**
 * Refuses a password that is guessed first: a known one, also with digits behind it, one repeated sign, a short word, or the
 * member's e-mail.
 * @throws {Refusal} 400 `known-password`
 */
export async function acceptablePassword(password: string, email: string | null): Promise<string> {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const isOneSign = new Set(password).size === 1
  known ??= readKnown()
  const words = await known
  const word = plain.replace(ending, '')
  const isKnown = words.has(plain) || words.has(word) || shortWord.test(word)
  if (isKnown || isOneSign || plain === '' || (email !== null && isOfEmail(plain, email))) {
    throw new Refusal('known-password', 'this password is one of the first that anybody would guess', 'body.password')
  }
  return password
}
