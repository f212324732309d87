import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { type AuthProxySettings, minProxySecret } from '../../ground/settings/auth-proxy.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'
import { addressList } from '../../machinery/web/http/address-list.ts'
import { type ProxyPerson, readProxyPerson } from './proxy-person.ts'

/** The proxy in front, which logs in. */
export interface LoginProxy {
  readonly settings: AuthProxySettings
  /** @throws {ProxyHeaderError} for a request that logs in nobody */
  personOf(request: FastifyRequest): ProxyPerson
}

/** @throws {ConfigError} for a file that cannot be read or holds a short one */
function secretOf({ secret, secretFile }: AuthProxySettings): string | null {
  if (secretFile === undefined) return secret ?? null
  let read: string
  try {
    read = readFileSync(secretFile, 'utf8').trim()
  } catch (cause) {
    throw new ConfigError(`AUTH_PROXY_SECRET_FILE cannot be read: ${String(cause)}`, { cause })
  }
  if (read.length >= minProxySecret) return read
  throw new ConfigError(`The secret in AUTH_PROXY_SECRET_FILE has fewer than ${minProxySecret} characters.`)
}

/** The proxy of the settings; null where none logs in. @throws {ConfigError} */
export function createLoginProxy({
  authProxy: settings,
  trustedProxies,
}: Pick<Config, 'authProxy' | 'trustedProxies'>): LoginProxy | null {
  if (settings === undefined) return null
  const reading = { settings, isProxy: addressList(trustedProxies), secret: secretOf(settings) }
  return { settings, personOf: (request) => readProxyPerson(request, reading) }
}
