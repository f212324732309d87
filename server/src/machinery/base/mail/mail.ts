import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../../config.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends e-mails; null if no mail is set up. */
export interface Mail {
  /** @returns what the mail server answered @throws if it does not accept the e-mail */
  send(letter: Letter): Promise<string>
  /**
   * Writes and sends an e-mail in the background; `close` waits for it a little.
   * @param write gives null when there is nothing to send after all
   */
  sendLater(write: () => Promise<Letter | null>, onError: (error: unknown) => void): void
  close(): Promise<void>
}

/** Timeout of each step of the mail server, milliseconds. */
const patience = 20_000

/** A stop does not wait longer for mails that are under way, milliseconds. */
const closeWithin = 3_000

/** Creates the mail service from SMTP_URL and PUBLIC_URL, which links in e-mails begin with. */
export async function createMail({
  smtpUrl,
  publicUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'publicUrl' | 'mailFrom'>): Promise<Mail | null> {
  if (!smtpUrl || !publicUrl) return null
  const { default: nodemailer } = await import('nodemailer')
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  const from = { name: 'Potluck', address: mailFrom ?? `no-reply@${new URL(publicUrl).hostname}` }
  const underway = new Set<Promise<void>>()

  async function send({ to, subject, text }: Letter): Promise<string> {
    // Passed as an address, not as a header: what somebody typed as their e-mail is one mailbox only.
    const { response } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    return response
  }

  async function writeAndSend(write: () => Promise<Letter | null>): Promise<void> {
    const letter = await write()
    if (letter) await send(letter)
  }

  return {
    send,
    sendLater(write, onError) {
      const work = writeAndSend(write)
        .catch(onError)
        .finally(() => underway.delete(work))
      underway.add(work)
    },
    async close() {
      const late = new AbortController()
      await Promise.race([
        Promise.all(underway),
        pause(closeWithin, undefined, { signal: late.signal }).catch(() => {}),
      ])
      late.abort()
      transport.close()
    },
  }
}
