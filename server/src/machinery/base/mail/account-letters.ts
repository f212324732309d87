import { deviceOf } from '@potluck/api/device-name'
import type { Language } from '@potluck/cooking/language'
import { wordsIn } from '../words-in.ts'
import type { Letter } from './mail.ts'

const letterWords = wordsIn('machinery/base/mail/locales')

/** Pages that take a mailed code; the names are those of the fields in their addresses. */
type CodeName = 'confirm' | 'takeBack'

/**
 * The address of a page that takes a mailed code. It follows the `#`, which browsers send to no server.
 * @param web the product's address, ending in a slash
 */
const codeLink = (web: string, name: CodeName, code: string): string =>
  `${web}#/settings/account?${name}=${encodeURIComponent(code)}`

/** What a letter needs to know of its receiver and the server. */
export interface LetterTo {
  readonly to: string
  readonly language: Language
  /** The product's address, ending in a slash. */
  readonly web: string
}

/** Asks whoever reads it to confirm that the address is theirs. */
export function confirmLetter({ to, language, web }: LetterTo, code: string): Letter {
  const t = letterWords(language)
  const link = codeLink(web, 'confirm', code)
  return { to, subject: t('confirmLetter.subject'), text: t('confirmLetter.text', { link }) }
}

/**
 * Says to an old address that the account has another one.
 * @param code takes the change back; null when nobody proved that the old address was theirs
 */
export function emailChangedLetter({ to, language, web }: LetterTo, code: string | null): Letter {
  const t = letterWords(language)
  const text =
    code === null
      ? t('emailChangedLetter.text')
      : t('emailChangedLetter.textWithLink', { link: codeLink(web, 'takeBack', code) })
  return { to, subject: t('emailChangedLetter.subject'), text }
}

/** Says that the password is another one. */
export function passwordChangedLetter({ to, language, web }: LetterTo): Letter {
  const t = letterWords(language)
  return { to, subject: t('passwordChangedLetter.subject'), text: t('passwordChangedLetter.text', { web }) }
}

/** When something happened, and where it came from. */
export interface Origin {
  /** An instant. */
  readonly at: string
  readonly address: string
  readonly userAgent: string
}

const wordsOf = ({ at, address, userAgent }: Origin, language: Language) => {
  const written = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const time = new Intl.DateTimeFormat(language, written).format(new Date(at))
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter(Boolean).join(', ')
  // Programs begin with their name; the rest is for machines.
  const [program = '?'] = /^[\w.-]{1,30}/.exec(userAgent) ?? []
  return { time: `${time} UTC`, address, userAgent: device || program }
}

/** Says that somebody logged in on a device that the account did not know. */
export function newDeviceLetter({ to, language, web }: LetterTo, origin: Origin): Letter {
  const t = letterWords(language)
  const text = t('newDeviceLetter.text', { ...wordsOf(origin, language), web })
  return { to, subject: t('newDeviceLetter.subject'), text }
}

/** What was changed about how an account is logged in to. Names that its owner chose are left out: a thief may have. */
export type WayInChange =
  | {
      readonly what:
        | 'passkeyAdded'
        | 'passkeyRemoved'
        | 'tokenMade'
        | 'assistantAllowed'
        | 'secondFactorOn'
        | 'secondFactorOff'
        | 'recoveryCodesMade'
    }
  | { readonly what: 'accountLinked' | 'accountUnlinked' /** Its name. */; readonly provider: string }

/**
 * Says that the ways to log in were changed.
 * @param isByAdmin an admin did it: where they were is theirs
 */
export function waysInLetter(
  { to, language, web }: LetterTo,
  { what, ...names }: WayInChange,
  origin: Origin,
  isByAdmin: boolean,
): Letter {
  const t = letterWords(language)
  const said = { ...wordsOf(origin, language), what: t(`waysInLetter.what.${what}`, names), web }
  const text = t(isByAdmin ? 'waysInLetter.textByAdmin' : 'waysInLetter.text', said)
  return { to, subject: t('waysInLetter.subject'), text }
}

/** A kitchen that somebody dissolved. */
export interface DissolvedKitchen {
  /** Its name. */
  readonly kitchen: string
  /** The name of the member who did it. */
  readonly name: string
  /** The instant at which it is deleted. */
  readonly until: string
}

/** Says that somebody else dissolved a kitchen, and until when its recipes can be kept. */
export function kitchenDissolvedLetter(
  { to, language, web }: LetterTo,
  { kitchen, name, until }: DissolvedKitchen,
): Letter {
  const t = letterWords(language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))
  const said = { kitchen, name, date, link: `${web}#/kitchens` }
  return { to, subject: t('kitchenDissolvedLetter.subject', said), text: t('kitchenDissolvedLetter.text', said) }
}
