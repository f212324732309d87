import type { Language } from '@potluck/cooking/language'
import type { FastifyInstance } from 'fastify'
import type { Letter } from '../../machinery/base/mail/mail.ts'
import { passwordLetter, passwordLink } from '../../machinery/base/mail/password-link.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { chosenLanguage } from '../../people/users/chosen-language.ts'
import { findCredentials } from '../../people/users/store.ts'
import { createReset } from './resets.ts'

export interface PasswordLinks {
  /** Whether this server can mail at all. */
  readonly available: boolean
  /**
   * Mails a link to whoever has an account of that e-mail. Call it after the answer is sent: the time of the answer
   * must not tell whether there is an account.
   * @param language to write in where the account says none
   */
  send(this: void, email: string, language: Language): void
}

/** Mails the links that a new password is chosen with. */
export function mailPasswordLinks(app: FastifyInstance, { config, database, mail }: Services): PasswordLinks {
  async function writeLink(email: string, asked: Language): Promise<Letter | null> {
    const known = await findCredentials(database, email)
    if (!known || known.disabledAt !== null || !config.publicUrl) return null
    const code = await createReset(database, known.id)
    const language = (await chosenLanguage(database, known.id)) ?? asked
    return passwordLetter(email, passwordLink(config.publicUrl, code), language)
  }

  app.addHook('onReady', async () => {
    if (mail) return
    app.log.info(
      'No mail is set up (SMTP_URL and PUBLIC_URL): for a forgotten password run "npm run reset-password -- <e-mail>".',
    )
  })
  app.addHook('onClose', () => mail?.close())

  return {
    available: mail !== null && config.publicUrl !== undefined,
    send(email, language) {
      mail?.sendLater(
        () => writeLink(email, language),
        (error) => app.log.error({ err: error }, 'a password link could not be mailed'),
      )
    },
  }
}
