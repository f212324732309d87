import { Refusal } from '../machinery/refusal.ts'

/** The passwords that leaked lists begin with, of 6 characters or more, and those that people make for this product. */
const known = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 121212 112233 123qwe 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 123abc abc123 abcd1234 a123456 aa123456 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz
  qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm password password1 password12 password123 passw0rd p@ssw0rd p@ssword
  passwort passwort1 iloveyou iloveyou1 ilovecooking welcome welcome1 letmein letmein1 monkey dragon football
  baseball basketball superman batman pokemon starwars princess sunshine shadow master michael jordan jennifer
  charlie daniel thomas jessica ashley nicole michelle hannah andrew joshua matthew killer hunter trustno1 whatever
  secret secret1 secret123 changeme default guest123 test123 test1234 testtest admin123 administrator root123
  654321 666666 777777 7777777 888888 987654 987654321 9876543210 159753 147258 147258369 789456 456789 101010 131313
  google facebook computer internet samsung apple123 cheese chocolate cookie banana pepper ginger butter summer
  winter freedom liverpool chelsea arsenal barcelona mustang harley ranger yankees potluck potluck1 potluck123
  recipes recipe123 cooking kitchen`.split(/\s+/),
)

/**
 * Refuses a password that whoever guesses tries first: a known one, one sign over and over, or the own e-mail.
 * @throws {Refusal} 400 `known-password`
 */
export function acceptablePassword(password: string, email: string | null): string {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const isOneSign = new Set(password).size === 1
  if (known.has(plain) || isOneSign || plain === '' || plain === email) {
    throw new Refusal('known-password', 'this password is one of the first that anybody would guess', 'body.password')
  }
  return password
}
