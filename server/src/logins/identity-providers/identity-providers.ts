import type { IdentityProvider } from '@potluck/api/identity-providers'
import { proxyProvider } from '@potluck/api/identity-providers'
import type { Config } from '../../config.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'
import { createOutgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { reachableAddresses } from '../../machinery/base/outgoing/public-address.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { createLoginProxy, type LoginProxy } from '../proxy/login-proxy.ts'
import { proxyIssuer } from './identity-of-proxy.ts'
import { createProvider, type Provider } from './provider.ts'
import { readProviders } from './provider-settings.ts'

/** The identity providers of this server. */
export interface IdentityProviders {
  /** For buttons: the proxy in front, then the others in the order of the settings. */
  readonly listed: readonly IdentityProvider[]
  /** The proxy in front; null where none logs in. */
  readonly proxy: LoginProxy | null
  /** One of the listed. @throws {Refusal} `not-found` */
  named(id: string): IdentityProvider
  /** One that speaks OpenID Connect. */
  find(id: string): Provider | null
  ofIssuer(issuer: string): IdentityProvider | null
  /** Where a person logs out at a provider and is led back to a page; null where it offers none, or does not answer soon. */
  logoutAddress(id: string, page: string): Promise<string | null>
  close(): Promise<void>
}

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    readonly identityProviders: IdentityProviders
  }
}

/** The proxy as one of the providers. It has the same name in all languages. */
const ofProxy: IdentityProvider = { id: proxyProvider, name: 'Single Sign-On' }

const nameOf = ({ settings: { id, name } }: Provider): IdentityProvider => ({ id, name })

/** Reads the settings and sends nothing yet. @throws {ConfigError} */
export function createIdentityProviders(
  config: Pick<Config, 'oidcProviders' | 'authProxy' | 'trustedProxies'>,
): IdentityProviders {
  const proxy = createLoginProxy(config)
  const all = readProviders(config).map((settings) => {
    // Each has the networks of its own: members may not reach them by links to pages.
    const outgoing = createOutgoing(reachableAddresses(settings.networks))
    return { provider: createProvider(settings, outgoing), outgoing }
  })
  const providers = all.map(({ provider }) => provider)
  if (proxy && providers.some(({ settings }) => settings.id === proxyProvider))
    throw new ConfigError(
      `OIDC_PROVIDERS has the id "${proxyProvider}", which stands for the proxy of AUTH_PROXY_HEADER`,
    )
  const listed = [...(proxy ? [ofProxy] : []), ...providers.map(nameOf)]
  const find = (id: string) => providers.find(({ settings }) => settings.id === id) ?? null
  const isSame = (one: string, other: string) => new URL(one).href === URL.parse(other)?.href
  return {
    listed,
    proxy,
    named(id) {
      const provider = listed.find((each) => each.id === id)
      if (!provider) throw notFound('identity provider')
      return provider
    },
    find,
    ofIssuer(issuer) {
      if (issuer === proxyIssuer) return proxy && ofProxy
      const provider = providers.find(({ settings }) => isSame(settings.issuer, issuer))
      return provider ? nameOf(provider) : null
    },
    async logoutAddress(id, page) {
      return id === proxyProvider && proxy
        ? (proxy.settings.logoutUrl ?? null)
        : (find(id)?.logoutAddress(page) ?? null)
    },
    async close() {
      await Promise.all(all.map(({ outgoing }) => outgoing.close()))
    },
  }
}
