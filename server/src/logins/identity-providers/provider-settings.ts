import { readFileSync } from 'node:fs'
import { providerId } from '@potluck/api/identity-providers'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'

const networks = z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))

const providerSettings = z
  .strictObject({
    /** Its name in addresses. */
    id: providerId,
    /** Its name on the button. */
    name: z.string().trim().min(1).max(60),
    /** The address to which `/.well-known/openid-configuration` is added. */
    issuer: z.url({ protocol: /^https?$/ }).max(500),
    clientId: z.string().min(1),
    /** Neither: a public client, which PKCE alone protects. */
    clientSecret: z.string().min(1).optional(),
    clientSecretFile: z.string().min(1).optional(),
    scopes: z.array(z.string().min(1)).default(['openid', 'profile', 'email']),
    /** Whether people without an account get one at their first login. */
    registration: z.boolean().default(false),
    /** Whether its addresses count as confirmed though it does not say so. */
    trustEmail: z.boolean().default(false),
    /** The claim whose values decide who runs the server, as `groups` or `realm_access.roles`. */
    adminClaim: z.string().min(1).optional(),
    adminValues: z.array(z.string().min(1)).optional(),
    /** The former names of the two. */
    keeperClaim: z.string().min(1).optional(),
    keeperValues: z.array(z.string().min(1)).optional(),
    /** Addresses of the own network that the provider may have. */
    networks: networks.default([]),
  })
  .transform(({ keeperClaim, keeperValues, ...settings }) => ({
    ...settings,
    adminClaim: settings.adminClaim ?? keeperClaim,
    adminValues: settings.adminValues ?? keeperValues ?? [],
  }))
  .refine(({ scopes }) => scopes.includes('openid'), { path: ['scopes'], error: 'must contain openid' })
  .refine(({ adminClaim, adminValues }) => (adminClaim === undefined) === (adminValues.length === 0), {
    path: ['adminValues'],
    error: 'go with adminClaim',
  })
  .refine(({ clientSecret, clientSecretFile }) => clientSecret === undefined || clientSecretFile === undefined, {
    path: ['clientSecretFile'],
    error: 'is set beside clientSecret',
  })

const fileSchema = z
  .array(providerSettings)
  .min(1)
  .max(10)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: 'two have the same id' })
  .refine((all) => new Set(all.map(({ issuer }) => issuer)).size === all.length, { error: 'two have the same issuer' })

/** An identity provider, as the file of `OIDC_PROVIDERS` states it. */
export type ProviderSettings = Omit<z.output<typeof providerSettings>, 'clientSecretFile'>

function parse(path: string): z.output<typeof fileSchema> {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new ConfigError(`OIDC_PROVIDERS names ${path}, which ${reason}`)
  }
  const parsed = fileSchema.safeParse(content)
  if (parsed.success) return parsed.data
  // No value is shown: the file contains a secret.
  const [issue] = parsed.error.issues
  throw new ConfigError(`OIDC_PROVIDERS names ${path}: ${issue?.path.join('.') || 'the list'}: ${issue?.message}`)
}

function withSecret({ clientSecretFile, ...provider }: z.output<typeof providerSettings>): ProviderSettings {
  if (clientSecretFile === undefined) return provider
  try {
    return { ...provider, clientSecret: readFileSync(clientSecretFile, 'utf8').trim() }
  } catch {
    throw new ConfigError(`The clientSecretFile of ${provider.id} in OIDC_PROVIDERS cannot be read`)
  }
}

/** Reads the identity providers of this server. @throws {ConfigError} if the file is missing or not valid */
export function readProviders({ oidcProviders }: Pick<Config, 'oidcProviders'>): readonly ProviderSettings[] {
  return oidcProviders === undefined ? [] : parse(oidcProviders).map(withSecret)
}
