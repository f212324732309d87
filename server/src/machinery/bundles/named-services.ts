import { z } from 'zod'
import { readDeployed } from './read-deployed.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address).origin)
  .nullable()
  .catch(null)

/** What of a deployment's `config.json` has pages speak to another host. */
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

/** The hosts that the deployment's `config.json` names. */
export async function readNamedServices(webRoot: string): Promise<NamedServices> {
  const config = await readDeployed(webRoot, 'config.json', deployedConfig)
  return { api: config?.apiBase ?? null, errorReports: config?.sentry?.dsn ?? null }
}
