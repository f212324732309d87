import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address).origin)
  .nullable()
  .catch(null)

/** What of a deployment's `config.json` has pages speak to another host; what it says wrong is the shell's to tell. */
const deployedConfig = z.object({
  apiBase: origin.optional(),
  sentry: z.object({ dsn: origin }).nullish().catch(null),
})

/** Other hosts that pages speak to. */
export interface NamedServices {
  /** Origin of the API, which also gives pictures; null where it is the pages' own. */
  readonly api: string | null
  /** Origin of the service that error reports go to. */
  readonly errorReports: string | null
}

/** The hosts that the deployment's `config.json` names. Read each time: a deployment changes it while the server runs. */
export async function readNamedServices(webRoot: string): Promise<NamedServices> {
  try {
    const { apiBase, sentry } = deployedConfig.parse(JSON.parse(await readFile(join(webRoot, 'config.json'), 'utf8')))
    return { api: apiBase ?? null, errorReports: sentry?.dsn ?? null }
  } catch {
    return { api: null, errorReports: null }
  }
}
