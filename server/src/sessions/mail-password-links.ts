import type { Language } from '@potluck/cooking/language'
import type { FastifyInstance } from 'fastify'
import { passwordLetter, passwordLink } from '../machinery/mail/password-link.ts'
import type { Services } from '../machinery/services.ts'
import { chosenLanguage } from '../users/chosen-language.ts'
import { findCredentials } from '../users/store.ts'
import { createReset } from './resets.ts'

export interface PasswordLinks {
  /** Whether this server can mail at all. */
  readonly available: boolean
  /**
   * Mails a link to whoever has an account of that e-mail. To be called when the answer is out: it must not tell by its
   * time whether there is one.
   * @param language to write in where the account says none
   */
  send(this: void, email: string, language: Language): void
}

/** Mails the links that a new password is chosen with. */
export function mailPasswordLinks(app: FastifyInstance, { config, database, mail }: Services): PasswordLinks {
  const underway = new Set<Promise<void>>()

  async function mailLink(email: string, asked: Language): Promise<void> {
    const known = await findCredentials(database, email)
    if (!known || known.disabledAt !== null || !mail || !config.publicUrl) return
    const code = await createReset(database, known.id)
    const language = (await chosenLanguage(database, known.id)) ?? asked
    await mail.send(passwordLetter(email, passwordLink(config.publicUrl, code), language))
  }

  app.addHook('onReady', async () => {
    if (mail) return
    app.log.info(
      'No mail is set up (SMTP_URL and PUBLIC_URL): for a forgotten password run "npm run reset-password -- <e-mail>".',
    )
  })
  app.addHook('onClose', async () => {
    await Promise.all(underway)
    mail?.close()
  })

  return {
    available: mail !== null && config.publicUrl !== undefined,
    send(email, language) {
      const work = mailLink(email, language)
        .catch((error: unknown) => app.log.error({ err: error }, 'a password link could not be mailed'))
        .finally(() => underway.delete(work))
      underway.add(work)
    },
  }
}
