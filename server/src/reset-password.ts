import { emailText } from '@potluck/api/credentials'
import { readConfig } from './config.ts'
import { openExistingData } from './keeping/backup/open-data.ts'
import { createReset } from './logins/sessions/resets.ts'
import { passwordLink } from './machinery/base/mail/password-link.ts'
import { recordEvent } from './people/audit/record-event.ts'
import { endSecondFactor } from './people/credentials/second-factor.ts'
import { findCredentials } from './people/users/store.ts'

const withoutSecondFactor = '--without-second-factor'

/**
 * Makes the link of a forgotten password where no mail is set up: `npm run reset-password -- <e-mail>`. With
 * `--without-second-factor` the second factor is switched off, for somebody who lost it and the recovery codes.
 */
async function run(words: readonly string[]): Promise<string> {
  const [email] = words.filter((word) => !word.startsWith('--'))
  const unknown = words.find((word) => word.startsWith('--') && word !== withoutSecondFactor)
  if (unknown) throw new Error(`There is no option ${unknown}: only ${withoutSecondFactor}.`)
  if (!email) throw new Error('Say whose: npm run reset-password -- cook@example.com')
  process.umask(0o077)
  const config = readConfig(process.env)
  const database = await openExistingData(config)
  try {
    const known = await findCredentials(database, emailText.parse(email))
    if (!known) throw new Error(`There is no account with the e-mail ${email}.`)
    if (known.disabledAt !== null)
      throw new Error(`The account with the e-mail ${email} is disabled: an admin can enable it.`)
    const base = config.publicUrl ?? `http://${config.host}:${config.port}/`
    await recordEvent(database, { kind: 'password-link-made', userId: known.id, actorId: null })
    if (words.includes(withoutSecondFactor) && (await endSecondFactor(database, known.id))) {
      await recordEvent(database, { kind: 'second-factor-off', userId: known.id, actorId: null })
    }
    return passwordLink(base, await createReset(database, known.id))
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).then(
  (link) => process.stdout.write(`This link sets a new password once, within the next hour:\n\n${link}\n\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
