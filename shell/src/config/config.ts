import { z } from 'zod'

const hostNames = z.array(z.string()).default([])

/**
 * What a deployment says about itself: `config.json` beside the page. Every part is optional, so that the same files
 * serve every host.
 */
const configSchema = z.object({
  /** Address of the API, relative to the page or absolute. */
  apiBase: z.string().min(1).default('api/'),
  selfHosted: z.boolean().default(false),
  /** Host names of the builds that have features of their own (specification section 6). */
  hosts: z.object({ beta: hostNames, ios: hostNames, android: hostNames, windows: hostNames }).prefault({}),
  /** Overrules what the host name decides. */
  flags: z
    .object({
      enableExperimentalOfflineCache: z.boolean().optional(),
      enableContribution: z.boolean().optional(),
      enableInstallInstructions: z.boolean().optional(),
    })
    .default({}),
  /** Where cooks can support this installation; without it nothing asks for contributions. */
  contributionUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** How to reach whoever runs this installation. */
  contactEmail: z.email().nullable().default(null),
  sentry: z.object({ dsn: z.url(), environment: z.string().optional() }).nullable().default(null),
})

export interface Config extends z.output<typeof configSchema> {
  /** Absolute, ending in a slash. */
  readonly apiBase: string
}

/**
 * Reads what `config.json` says.
 * @param page address of the page, which relative addresses start from
 * @throws {z.ZodError} naming the setting that is wrong
 */
export function parseConfig(file: unknown, page: string): Config {
  const config = configSchema.parse(file)
  const apiBase = new URL(config.apiBase, page).href
  return { ...config, apiBase: apiBase.endsWith('/') ? apiBase : `${apiBase}/` }
}
