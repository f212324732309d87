import { z } from 'zod'
import { readDeployed } from './read-deployed.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address).origin)
  .nullable()
  .catch(null)

/** The part of a deployment's `config.json` that names other hosts. */
const deployedConfig = z.object({
  apiBase: origin.optional(),
  betaApiBase: origin.optional(),
  sentry: z.object({ dsn: origin }).nullish().catch(null),
})

/** Other hosts that pages connect to. */
export interface NamedServices {
  /** Origins of the API and the pictures, that of a beta edition too; none if it is the origin of the pages. */
  readonly apis: readonly string[]
  /** Origin of the service for error reports. */
  readonly errorReports: string | null
}

/** The hosts that the deployment's `config.json` names. */
export async function readNamedServices(webRoot: string): Promise<NamedServices> {
  const config = await readDeployed(webRoot, 'config.json', deployedConfig)
  const apis = [config?.apiBase, config?.betaApiBase].filter((named) => named != null)
  return { apis: [...new Set(apis)], errorReports: config?.sentry?.dsn ?? null }
}
