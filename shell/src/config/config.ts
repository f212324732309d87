import * as z from 'zod/mini'

const hostNames = z._default(z.array(z.string()), [])

/**
 * The settings of a deployment: `config.json` beside the page. Every part is optional, so that the same files serve
 * every host.
 */
export const configSchema = z.object({
  /** Address of the API, relative to the page or absolute. */
  apiBase: z._default(z.string().check(z.minLength(1)), 'api/'),
  /** Address of the API for the hosts in `hosts.beta`. */
  betaApiBase: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** Address of the API by the host name of the page, in place of `apiBase`: of an origin that pages may connect to anyway. */
  apiOverrides: z._default(z.record(z.string(), z.string().check(z.minLength(1))), {}),
  selfHosted: z._default(z.boolean(), false),
  /** Whether browsers cache the product for offline use; false removes their copies. */
  serviceWorker: z._default(z.boolean(), true),
  /** The people who may create an account; `invitation`: whoever has a link that a member made. */
  registration: z._default(z.enum(['open', 'invitation', 'closed']), 'open'),
  /** Identity providers that log in. */
  providers: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
  /** The proxy in front logs in whoever comes through it, at once. */
  proxyLogin: z._default(z.boolean(), false),
  passwordLogin: z._default(z.boolean(), true),
  /** Nobody has an account here yet. */
  firstStart: z._default(z.boolean(), false),
  /** Anybody gets an account that lives an hour, and no other. */
  demo: z._default(z.boolean(), false),
  /** Host names of the builds that have features of their own. */
  hosts: z.prefault(z.object({ beta: hostNames, ios: hostNames, android: hostNames, windows: hostNames }), {}),
  /** Overrides the choice by host name. */
  flags: z._default(
    z.object({
      enableExperimentalOfflineCache: z.optional(z.boolean()),
      enableContribution: z.optional(z.boolean()),
      enableInstallInstructions: z.optional(z.boolean()),
    }),
    {},
  ),
  /** Other origins that remotes may come from. The content security policy has the last word. */
  remoteOrigins: z._default(z.array(z.string().check(z.regex(/^https?:\/\//))), []),
  /** Where cooks can support this installation; without it nothing asks for contributions. */
  contributionUrl: z._default(z.nullable(z.url({ protocol: /^https$/ })), null),
  /** The suggested amounts, in units of the currency. */
  contributionAmounts: z._default(z.array(z.number().check(z.positive())), [3, 5, 10, 25]),
  contributionCurrency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'EUR'),
  /** Terms of this installation's own, in place of those that come with the product. */
  legalUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** The legal notice and the privacy page, where a law asks for them. */
  imprintUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  privacyUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** Where the sources of this installation are, in place of `repository`. */
  sourceUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** How to reach whoever runs this installation. */
  contactEmail: z._default(z.nullable(z.email()), null),
  sentry: z._default(z.nullable(z.object({ dsn: z.url(), environment: z.optional(z.string()) })), null),
})

export interface Config extends z.output<typeof configSchema> {
  /** Absolute, ending in a slash. */
  readonly apiBase: string
}

/**
 * Reads what `config.json` says.
 * @param page address of the page, which relative addresses start from
 * @throws {z.core.$ZodError | Error} naming the setting that is wrong
 */
export function parseConfig(file: unknown, page: string): Config {
  const config = configSchema.parse(file)
  const apiBase = apiBaseFor(config, new URL(page))
  return { ...config, apiBase: apiBase.endsWith('/') ? apiBase : `${apiBase}/` }
}

/** The first of these that is set: the address of a beta host, of this host by its name, of the deployment. Only `config.json` decides. */
function apiBaseFor(
  { apiBase, betaApiBase, apiOverrides, hosts, remoteOrigins }: z.output<typeof configSchema>,
  page: URL,
) {
  const configured = new URL(apiBase, page)
  const beta = betaApiBase === null ? null : new URL(betaApiBase)
  if (beta && hosts.beta.includes(page.hostname)) return beta.href
  if (!Object.hasOwn(apiOverrides, page.hostname)) return configured.href
  const override = new URL(apiOverrides[page.hostname] ?? '', page)
  const allowed = [
    page.origin,
    configured.origin,
    beta?.origin,
    ...remoteOrigins.map((origin) => new URL(origin).origin),
  ]
  if (allowed.includes(override.origin)) return override.href
  throw new Error(
    `apiOverrides: pages may not connect to ${override.origin}: name it in apiBase, betaApiBase or remoteOrigins`,
  )
}

/**
 * Fetches `config.json` from beside the page; a deployment without one gets the defaults.
 * @throws when the file is there but cannot be understood: a wrong API address must not pass unseen
 */
export async function readConfig(page: string, send: typeof fetch = fetch): Promise<Config> {
  const response = await send(new URL('config.json', page), { cache: 'no-cache' })
  if (response.status === 404) return parseConfig({}, page)
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return parseConfig(await response.json(), page)
}

const written = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The version of this shell, which the build writes into the page. */
export const version = written('version') ?? 'development'

/** Where its sources are, as package.json says; null where it says nothing. */
export const repository = written('source') || null
