import type { Config } from '../../config.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends e-mails; null if no mail is set up. */
export interface Mail {
  /** @throws if the mail server does not accept the e-mail */
  send(letter: Letter): Promise<void>
  close(): void
}

/** Timeout of each step of the mail server, milliseconds. */
const patience = 20_000

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
  return {
    async send({ to, subject, text }) {
      // Passed as an address, not as a header: what somebody typed as their e-mail is one mailbox only.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
