import type { FastifyRequest } from 'fastify'
import { now } from '../../machinery/base/database/instant.ts'
import {
  confirmLetter,
  type DissolvedKitchen,
  emailChangedLetter,
  kitchenDissolvedLetter,
  type LetterTo,
  newDeviceLetter,
  type Origin,
  passwordChangedLetter,
  type WayInChange,
  waysInLetter,
} from '../../machinery/base/mail/account-letters.ts'
import type { Letter } from '../../machinery/base/mail/mail.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, type Pace, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { printableUserAgent } from '../../machinery/web/http/user-agent.ts'
import { chosenLanguage } from './chosen-language.ts'
import { createConfirmation, type ReplacedEmail } from './email-links.ts'
import { isEmailConfirmed } from './store.ts'

/** Mails about an account. They leave after the answer; one that cannot be mailed is in the log. */
export interface AccountMail {
  /** Whether this server can mail at all; else addresses count without being confirmed. */
  readonly available: boolean
  /** Asks to confirm an address: the present one of the account, or a new one. */
  askToConfirm(userId: string, email: string, request: FastifyRequest): Promise<void>
  tellOldAddress(replaced: ReplacedEmail, request: FastifyRequest): void
  tellPasswordChanged(userId: string, request: FastifyRequest): void
  /** A few a day: a program that logs in anew each time fills no mailbox. */
  tellNewDevice(userId: string, request: FastifyRequest): void
  /**
   * That a way to log in was added or removed, to a confirmed address.
   * @param isByAdmin the request is one of an admin
   */
  tellWayIn(userId: string, change: WayInChange, request: FastifyRequest, isByAdmin?: boolean): void
  /** That somebody else dissolved a kitchen that one is in, to a confirmed address. */
  tellKitchenDissolved(userId: string, dissolved: DissolvedKitchen, request: FastifyRequest): void
}

/** Longest name of a browser in a mail. */
const maxUserAgent = 200

const originOf = (request: FastifyRequest): Origin => ({
  at: now(),
  address: clientAddress(request),
  userAgent: printableUserAgent(request.headers['user-agent'], maxUserAgent),
})

export function accountMail({ config, database, mail }: Services): AccountMail {
  const web = config.publicUrl ?? ''

  /** Writes and sends a mail in the background. @param to the address of the account unless said */
  function mailLater(
    userId: string,
    request: FastifyRequest,
    write: (receiver: LetterTo) => Letter | null | Promise<Letter | null>,
    to?: string,
  ): void {
    mail?.sendLater(
      async () => {
        const user = await database.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
        if (!user) return null
        const language = (await chosenLanguage(database, userId)) ?? languageFor(request)
        return write({ to: to ?? user.email, language, web })
      },
      (error) => request.log.error({ err: error }, 'a mail about an account could not be sent'),
    )
  }

  const isWithin = (pace: Pace, userId: string): Promise<boolean> =>
    countTry(database, pace, userId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )

  return {
    available: mail !== null,
    async askToConfirm(userId, email, request) {
      if (!mail) return
      const code = await createConfirmation(database, userId, email)
      mailLater(userId, request, (receiver) => confirmLetter(receiver, code), email)
    },
    tellOldAddress: ({ userId, email, takeBackCode }, request) =>
      mailLater(userId, request, (receiver) => emailChangedLetter(receiver, takeBackCode), email),
    tellPasswordChanged: (userId, request) => mailLater(userId, request, passwordChangedLetter),
    tellNewDevice(userId, request) {
      const origin = originOf(request)
      mailLater(userId, request, async (receiver) =>
        (await isWithin(paces.newDeviceMail, userId)) ? newDeviceLetter(receiver, origin) : null,
      )
    },
    tellWayIn(userId, change, request, isByAdmin = false) {
      const origin = originOf(request)
      mailLater(userId, request, async (receiver) => {
        const isWanted = (await isEmailConfirmed(database, userId)) && (await isWithin(paces.waysInMail, userId))
        return isWanted ? waysInLetter(receiver, change, origin, isByAdmin) : null
      })
    },
    tellKitchenDissolved: (userId, dissolved, request) =>
      mailLater(userId, request, async (receiver) =>
        (await isEmailConfirmed(database, userId)) ? kitchenDissolvedLetter(receiver, dissolved) : null,
      ),
  }
}
