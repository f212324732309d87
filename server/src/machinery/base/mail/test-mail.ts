import type { mailProblems } from '@potluck/api/server-settings'
import type { Language } from '@potluck/cooking/language'
import type { Config } from '../../../config.ts'
import { wordsIn } from '../words-in.ts'
import type { Letter, Mail } from './mail.ts'

type MailProblem = (typeof mailProblems)[number]

const letterWords = wordsIn('machinery/base/mail/locales')

/** Longest answer of a mail server that is displayed, characters. */
const maxAnswer = 500

/** By the codes of nodemailer. */
const problems: Readonly<Record<string, MailProblem>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  ECONNECTION: 'connection',
  EDNS: 'connection',
  ESOCKET: 'connection',
  ETLS: 'connection',
  ETIMEDOUT: 'timeout',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The password of the mail server in each form in which an answer may repeat it. */
function passwordsIn({ smtpUrl }: Pick<Config, 'smtpUrl'>): readonly string[] {
  const { username, password } = new URL(smtpUrl ?? 'smtp://x')
  if (password === '') return []
  const [name, plain] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  // The longest first: it holds the others.
  return [base64(`\0${name}\0${plain}`), base64(plain), password, plain]
}

/** Sends a mail and says what came of it. @returns no password, whatever the mail server answers */
export async function tryMail(
  mail: Mail,
  config: Pick<Config, 'smtpUrl' | 'publicUrl'>,
  to: string,
  language: Language,
) {
  const t = letterWords(language)
  const letter: Letter = {
    to,
    subject: t('testLetter.subject'),
    text: t('testLetter.text', { web: config.publicUrl ?? '' }),
  }
  const shown = (text: string): string =>
    passwordsIn(config)
      .reduce((left, password) => left.replaceAll(password, '…'), text)
      .slice(0, maxAnswer)
  try {
    return { to, problem: null, answer: shown(await mail.send(letter)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { to, problem: problems[codeOf(error)] ?? ('other' as const), answer: shown(message) }
  }
}
