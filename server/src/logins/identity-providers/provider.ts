import { setTimeout as pause } from 'node:timers/promises'
import type { JWTVerifyGetKey } from 'jose'
import type { ClientAuth, Configuration } from 'openid-client'
import type { Outgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { type Identity, identityOf } from './identity.ts'
import { type ProviderLogout, validateLogoutToken } from './logout-token.ts'
import { keyFetch, providerFetch } from './provider-fetch.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The secrets that bind an answer to the login that asked for it. */
export interface LoginSecrets {
  readonly state: string
  readonly nonce: string
  /** The code verifier of PKCE. */
  readonly verifier: string
}

/** One identity provider. Requests are sent when they are needed; the metadata is asked for once an hour. */
export interface Provider {
  readonly settings: ProviderSettings
  /** Where a person logs in. @throws an error that `failureOf` explains */
  loginAddress(secrets: LoginSecrets, callback: string): Promise<string>
  /**
   * Checks the answer that the browser brought back, and exchanges its code for the identity.
   * @param answered address of the callback with the parameters of the answer
   * @throws an error that `failureOf` explains
   */
  identify(answered: URL, secrets: LoginSecrets): Promise<Identity>
  /** Where a person logs out and is led back to a page; null where the provider offers none, or does not answer soon. */
  logoutAddress(page: string): Promise<string | null>
  /** Reads a logout token, which the provider sends. @throws an error that `failureOf` explains */
  readLogout(token: string): Promise<ProviderLogout>
}

const metadataLifetime = 3_600_000

/** A logout does not wait longer for the metadata of the provider, milliseconds: the session here has ended already. */
const logoutWithin = 1_000

type Library = typeof import('openid-client')

/** Sends the secret as the provider accepts it. */
function clientAuth({ ClientSecretBasic, ClientSecretPost, None }: Library, secret: string | undefined): ClientAuth {
  if (secret === undefined) return None()
  const [basic, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : inBody)(server, ...request)
  }
}

async function discover(settings: ProviderSettings, outgoing: Outgoing): Promise<Configuration> {
  // Loaded on first use, because it takes memory.
  const library = await import('openid-client')
  const issuer = new URL(settings.issuer)
  return library.discovery(issuer, settings.clientId, undefined, clientAuth(library, settings.clientSecret), {
    [library.customFetch]: providerFetch(outgoing),
    execute: [
      // The signature of the ID token is checked, too.
      library.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
    ],
  })
}

/** The answer, or null when it takes longer than a logout may. */
async function soon<T>(value: Promise<T>): Promise<T | null> {
  const late = new AbortController()
  try {
    return await Promise.race([value, pause(logoutWithin, null, { signal: late.signal })])
  } finally {
    late.abort()
  }
}

/** @param outgoing reaches the addresses that the settings of the provider allow */
export function createProvider(settings: ProviderSettings, outgoing: Outgoing): Provider {
  let metadata: { readonly configuration: Promise<Configuration>; readonly until: number } | null = null

  let keys: { readonly address: string; readonly read: JWTVerifyGetKey } | null = null

  function configured(): Promise<Configuration> {
    if (metadata && metadata.until > Date.now()) return metadata.configuration
    const present = { configuration: discover(settings, outgoing), until: Date.now() + metadataLifetime }
    metadata = present
    present.configuration.catch(() => {
      if (metadata === present) metadata = null
    })
    return present.configuration
  }

  /** The public keys of the provider; they are asked for again where a token names another one. */
  async function keysOf(configuration: Configuration): Promise<JWTVerifyGetKey> {
    const address = configuration.serverMetadata().jwks_uri
    if (address === undefined) throw new Error('the provider publishes no keys')
    if (keys?.address === address) return keys.read
    const { createRemoteJWKSet, customFetch } = await import('jose')
    const read = createRemoteJWKSet(new URL(address), { [customFetch]: keyFetch(outgoing) })
    keys = { address, read }
    return read
  }

  return {
    settings,
    async loginAddress({ state, nonce, verifier }, callback) {
      const configuration = await configured()
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      return buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: settings.scopes.join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },
    async identify(answered, { state, nonce, verifier }) {
      const configuration = await configured()
      const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
      const tokens = await authorizationCodeGrant(configuration, answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider gave no ID token')
      // Many providers put groups and addresses there alone.
      const more =
        configuration.serverMetadata().userinfo_endpoint === undefined
          ? { email: undefined, email_verified: undefined }
          : await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      // `email_verified` is about the address in the same answer only.
      const { email, email_verified } = claims.email === undefined ? more : claims
      return identityOf({ ...more, ...claims, email, email_verified }, settings)
    },
    async logoutAddress(page) {
      try {
        const configuration = await soon(configured())
        if (configuration?.serverMetadata().end_session_endpoint === undefined) return null
        const { buildEndSessionUrl } = await import('openid-client')
        return buildEndSessionUrl(configuration, { post_logout_redirect_uri: page }).href
      } catch {
        // Our session ends in any case.
        return null
      }
    },
    async readLogout(token) {
      const configuration = await configured()
      return validateLogoutToken(token, {
        issuer: configuration.serverMetadata().issuer,
        clientId: settings.clientId,
        keys: await keysOf(configuration),
      })
    },
  }
}
