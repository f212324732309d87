import { emailText } from '@potluck/api/credentials'
import { readConfig } from './config.ts'
import { openExistingData } from './keeping/backup/open-data.ts'
import { appointAdmin } from './people/users/admins.ts'

/** Makes a member an admin of the server where no admin can log in: `npm run make-admin -- <e-mail>`. */
async function run(email: string | undefined): Promise<void> {
  if (!email) throw new Error('Say who: npm run make-admin -- cook@example.com')
  process.umask(0o077)
  const database = await openExistingData(readConfig(process.env))
  try {
    const isAppointed = await appointAdmin(database, emailText.parse(email))
    if (!isAppointed) throw new Error(`There is no account with the e-mail ${email}.`)
  } finally {
    await database.close()
  }
}

run(process.argv[2]).then(
  () => process.stdout.write(`${process.argv[2]} is an admin of this server now.\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
