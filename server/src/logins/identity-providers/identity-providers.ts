import type { IdentityProvider } from '@potluck/api/identity-providers'
import type { Config } from '../../config.ts'
import { createOutgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { reachableAddresses } from '../../machinery/base/outgoing/public-address.ts'
import { createProvider, type Provider } from './provider.ts'
import { readProviders } from './provider-settings.ts'

/** The identity providers of this server. */
export interface IdentityProviders {
  /** For buttons, in the order of the settings. */
  readonly listed: readonly IdentityProvider[]
  find(id: string): Provider | null
  ofIssuer(issuer: string): Provider | null
  close(): Promise<void>
}

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    readonly identityProviders: IdentityProviders
  }
}

/** Reads the settings and sends nothing yet. @throws {ConfigError} */
export function createIdentityProviders(config: Pick<Config, 'oidcProviders'>): IdentityProviders {
  const all = readProviders(config).map((settings) => {
    // Each has the networks of its own: members may not reach them by links to pages.
    const outgoing = createOutgoing(reachableAddresses(settings.networks))
    return { provider: createProvider(settings, outgoing), outgoing }
  })
  const providers = all.map(({ provider }) => provider)
  const isSame = (one: string, other: string) => new URL(one).href === URL.parse(other)?.href
  return {
    listed: providers.map(({ settings: { id, name } }) => ({ id, name })),
    find: (id) => providers.find(({ settings }) => settings.id === id) ?? null,
    ofIssuer: (issuer) => providers.find(({ settings }) => isSame(settings.issuer, issuer)) ?? null,
    async close() {
      await Promise.all(all.map(({ outgoing }) => outgoing.close()))
    },
  }
}
