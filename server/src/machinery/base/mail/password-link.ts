import type { Language } from '@potluck/cooking/language'
import { wordsIn } from '../words-in.ts'
import type { Letter } from './mail.ts'

/**
 * The page that takes a code.
 * @param web the product's address, ending in a slash: a setting, never what a request claims to have been sent to
 */
export const passwordLink = (web: string, code: string): string =>
  `${web}#/settings/account?code=${encodeURIComponent(code)}`

const letterWords = wordsIn('machinery/base/mail/locales')

/** The e-mail with the link, in the language of its receiver. @param isByAdmin an admin asked for it */
export function passwordLetter(to: string, link: string, language: Language, isByAdmin = false): Letter {
  const t = letterWords(language)
  return {
    to,
    subject: t('passwordLetter.subject'),
    text: t(isByAdmin ? 'passwordLetter.textByAdmin' : 'passwordLetter.text', { link }),
  }
}
