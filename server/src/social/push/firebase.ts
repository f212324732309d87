import { readFileSync } from 'node:fs'
import { type FirebaseWebApp, firebaseWebApp } from '@potluck/api/push'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'

/** The settings with which a page gets a token of Firebase. */
export const firebaseOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

const serviceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})

/** A project of Firebase: the service account of this server and the settings of its pages. */
export interface Firebase {
  readonly account: z.infer<typeof serviceAccount>
  readonly webApp: FirebaseWebApp
}

function read<T>(name: string, path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    // The message has no details, because the file contains a key.
    const what =
      cause instanceof z.ZodError
        ? `lacks ${cause.issues.map(({ path: at }) => at.join('.')).join(', ')}`
        : 'is no such file'
    throw new ConfigError(`${name} names ${path}, which ${what}`)
  }
}

/** Reads the project from the settings, or null. @throws {ConfigError} if one setting is missing or the file is invalid */
export function readFirebase({ firebaseServiceAccount, firebaseWebApp: webApp }: Config): Firebase | null {
  if (firebaseServiceAccount === undefined && webApp === undefined) return null
  if (firebaseServiceAccount === undefined || webApp === undefined)
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT and FIREBASE_WEB_APP are set both or not at all')
  return {
    account: read('FIREBASE_SERVICE_ACCOUNT', firebaseServiceAccount, serviceAccount),
    webApp: read('FIREBASE_WEB_APP', webApp, firebaseWebApp),
  }
}
