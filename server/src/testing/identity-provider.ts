import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { foreignNetwork } from './foreign-site.ts'

/** What the provider knows of a person. */
export interface Person {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly groups?: readonly string[]
}

/** A real identity provider on a loopback address. It logs in the person that a test names, without asking. */
export interface IdentityProvider {
  readonly issuer: string
  /** Who sits before the browser; null refuses the login. */
  person: Person | null
  /** Where the product may be: its callbacks are known from then on. */
  allow(product: string): void
  close(): Promise<void>
}

export const clientId = 'potluck'
export const clientSecret = 'a secret of the client that nobody else knows'

/**
 * Starts a provider.
 * @param id of the provider in the settings of the product
 * @param asks whether it shows its own pages for login and consent, as in a browser
 */
export async function startIdentityProvider(id = 'home', asks = false): Promise<IdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, foreignNetwork, resolve))
  const issuer = `http://${foreignNetwork}:${(server.address() as AddressInfo).port}`
  let person: Person | null = null
  const people = new Map<string, Person>()

  function provide(products: readonly string[]): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: products.map((product) => `${product}api/users/providers/${id}/callback`),
          post_logout_redirect_uris: [...products],
          backchannel_logout_uri: `${products[0]}api/users/providers/${id}/backchannel-logout`,
          backchannel_logout_session_required: true,
        },
      ],
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
      scopes: ['openid', 'profile', 'email', 'groups'],
      features: { devInteractions: { enabled: asks }, backchannelLogout: { enabled: true } },
      // Its own refuses addresses of this machine, where the product is.
      fetch: (address, { method, headers, body } = {}) =>
        fetch(address, { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) }),
      cookies: { keys: ['of a test'] },
      pkce: { required: () => true },
      ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 600, Session: 600, Grant: 600 },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({
          ...(people.get(sub) ?? { name: sub, email: `${sub}@example.com`, email_verified: true }),
          sub,
        }),
      }),
      ...(asks
        ? {}
        : {
            interactions: { url: (_, { uid }) => `/interaction/${uid}` },
            loadExistingGrant: async ({ oidc }) => {
              const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
              grant.addOIDCScope('openid profile email groups')
              await grant.save()
              return grant
            },
          }),
    })
    const answer = provider.callback()
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (asks || !request.url?.startsWith('/interaction/')) return answer(request, response)
      if (person) people.set(person.sub, person)
      const result = person
        ? { login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'the person does not want to' }
      return provider.interactionFinished(request, response, result)
    })
  }

  provide(['http://127.0.0.1/'])
  return {
    issuer,
    get person() {
      return person
    },
    set person(next) {
      person = next
    },
    allow: (product) => provide([product]),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
