import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { onOff } from './setting-schemas.ts'

/** Proxies drop names with an underscore, or read them as those with a hyphen. */
const headerName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,99}$/)
const headerAllowed = 'the name of a header'

/** Fewest characters of AUTH_PROXY_SECRET. */
export const minProxySecret = 16

/** The settings of a login by the proxy in front, as those of `config.ts`. */
export const authProxySettings = {
  AUTH_PROXY_HEADER: {
    schema: headerName.optional(),
    allowed: headerAllowed,
    about:
      'The header with the name of the user, as Remote-User, by which a proxy of TRUSTED_PROXIES logs in: docs/identity-providers.md.',
  },
  AUTH_PROXY_EMAIL_HEADER: {
    schema: headerName.optional(),
    allowed: headerAllowed,
    about: 'Its header with the address, as Remote-Email; without it the name is taken for one.',
  },
  AUTH_PROXY_NAME_HEADER: {
    schema: headerName.optional(),
    allowed: headerAllowed,
    about: 'Its header with the name for people, as Remote-Name.',
  },
  AUTH_PROXY_GROUPS_HEADER: {
    schema: headerName.optional(),
    allowed: headerAllowed,
    about: 'Its header with the groups, as Remote-Groups.',
  },
  AUTH_PROXY_ADMIN_GROUPS: {
    schema: z.string().min(1).optional(),
    allowed: 'names of groups, comma-separated',
    about: 'Whoever is in one of them is an admin, and nobody else; the last admin stays one.',
  },
  AUTH_PROXY_TRUST_EMAIL: {
    schema: onOff.default(false),
    allowed: 'true or false',
    about: 'Whether its addresses count as confirmed: never where people choose them themselves.',
  },
  AUTH_PROXY_SECRET: {
    schema: z.string().min(minProxySecret).optional(),
    allowed: `at least ${minProxySecret} characters`,
    about: 'A second lock: the proxy has to send this in Potluck-Proxy-Secret.',
  },
  AUTH_PROXY_SECRET_FILE: {
    schema: z.string().min(1).optional(),
    allowed: 'a file',
    about: 'The secret in a file instead.',
  },
  AUTH_PROXY_LOGOUT_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: 'an address starting with http:// or https://',
    about: 'The page that logs out at the proxy.',
  },
} as const

/** The environment's settings of a login by the proxy. */
export const authProxySchema = z.object({
  AUTH_PROXY_HEADER: authProxySettings.AUTH_PROXY_HEADER.schema,
  AUTH_PROXY_EMAIL_HEADER: authProxySettings.AUTH_PROXY_EMAIL_HEADER.schema,
  AUTH_PROXY_NAME_HEADER: authProxySettings.AUTH_PROXY_NAME_HEADER.schema,
  AUTH_PROXY_GROUPS_HEADER: authProxySettings.AUTH_PROXY_GROUPS_HEADER.schema,
  AUTH_PROXY_ADMIN_GROUPS: authProxySettings.AUTH_PROXY_ADMIN_GROUPS.schema,
  AUTH_PROXY_TRUST_EMAIL: authProxySettings.AUTH_PROXY_TRUST_EMAIL.schema,
  AUTH_PROXY_SECRET: authProxySettings.AUTH_PROXY_SECRET.schema,
  AUTH_PROXY_SECRET_FILE: authProxySettings.AUTH_PROXY_SECRET_FILE.schema,
  AUTH_PROXY_LOGOUT_URL: authProxySettings.AUTH_PROXY_LOGOUT_URL.schema,
})

/** A proxy in front that says who is logged in. Names of headers are in lower case. */
export interface AuthProxySettings {
  readonly userHeader: string
  readonly emailHeader: string | undefined
  readonly nameHeader: string | undefined
  readonly groupsHeader: string | undefined
  /** Undefined where the proxy decides nothing on admins. */
  readonly adminGroups: readonly string[] | undefined
  readonly trustEmail: boolean
  readonly secret: string | undefined
  /** A file with the secret; counts more than `secret`. */
  readonly secretFile: string | undefined
  readonly logoutUrl: string | undefined
}

/**
 * The proxy that logs in; undefined where none does.
 * @param trustedProxies TRUSTED_PROXIES
 * @throws {ConfigError} for one that nobody could be sure of
 */
export function authProxyOf(
  value: z.infer<typeof authProxySchema>,
  trustedProxies: readonly string[],
): AuthProxySettings | undefined {
  const { AUTH_PROXY_HEADER: header, AUTH_PROXY_TRUST_EMAIL: trustEmail } = value
  if (header === undefined) {
    const set = authProxySchema.keyof().options.find((name) => value[name] !== undefined && value[name] !== false)
    if (set) throw new ConfigError(`${set} is set, but AUTH_PROXY_HEADER is not: it says who is logged in`)
    return undefined
  }
  if (trustedProxies.length === 0)
    throw new ConfigError('AUTH_PROXY_HEADER is set, but TRUSTED_PROXIES is not: anybody could send the header')
  if (value.AUTH_PROXY_ADMIN_GROUPS !== undefined && value.AUTH_PROXY_GROUPS_HEADER === undefined)
    throw new ConfigError('AUTH_PROXY_ADMIN_GROUPS is set, but AUTH_PROXY_GROUPS_HEADER is not: it names the groups')
  return {
    userHeader: header.toLowerCase(),
    emailHeader: value.AUTH_PROXY_EMAIL_HEADER?.toLowerCase(),
    nameHeader: value.AUTH_PROXY_NAME_HEADER?.toLowerCase(),
    groupsHeader: value.AUTH_PROXY_GROUPS_HEADER?.toLowerCase(),
    adminGroups: value.AUTH_PROXY_ADMIN_GROUPS?.split(',').map((group) => group.trim()),
    trustEmail,
    secret: value.AUTH_PROXY_SECRET,
    secretFile: value.AUTH_PROXY_SECRET_FILE,
    logoutUrl: value.AUTH_PROXY_LOGOUT_URL,
  }
}
