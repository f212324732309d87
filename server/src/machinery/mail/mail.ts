import type { Config } from '../../config.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends letters; null in its place means that this server has no mail set up. */
export interface Mail {
  /** @throws when the mail server does not take the letter */
  send(letter: Letter): Promise<void>
  close(): void
}

/** Time the mail server has for each step, milliseconds. */
const patience = 20_000

/** Mail needs a server to hand letters to (SMTP_URL), and the address that their links start with (PUBLIC_URL). */
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
  return {
    async send({ to, subject, text }) {
      // An address, not a header: what somebody typed as their e-mail names one mailbox and nothing else.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
