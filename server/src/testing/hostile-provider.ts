import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type ForeignSite, startForeignSite } from './foreign-site.ts'
import { clientId } from './identity-provider.ts'

/** A provider that answers what a test says, right where it says nothing. */
export interface HostileProvider extends Pick<ForeignSite, 'close'> {
  /** Without a trailing slash. */
  readonly issuer: string
  /** Claims of the ID token that replace the right ones; undefined leaves one out. */
  claims: Readonly<Record<string, unknown>>
  /** Answers a path in place of the provider. */
  answers: Readonly<Record<string, (response: ServerResponse) => void>>
  /** Whether tokens are signed by a key that the provider does not publish. */
  forges: boolean
  /** A logout token. @param claims replace the right ones; undefined leaves one out @param head the same of its head */
  logoutToken(claims?: Readonly<Record<string, unknown>>, head?: Readonly<Record<string, unknown>>): Promise<string>
}

const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

export async function startHostileProvider(): Promise<HostileProvider> {
  const [own, forged] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] }
  /** The nonces of the codes that were given. */
  const nonces = new Map<string, string>()

  const sign = (claims: JWTPayload, head = {}): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own', ...head })
      .sign((provider.forges ? forged : own).privateKey)

  const idToken = (nonce: string | undefined): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: provider.issuer,
      aud: clientId,
      sub: 'eve',
      sid: 'sid-of-eve',
      nonce,
      iat: seconds,
      exp: seconds + 60,
      email: 'eve@example.com',
      email_verified: true,
      name: 'Eve',
      ...provider.claims,
    }
    return sign(claims)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer)
    const special = provider.answers[pathname]
    if (special) return special(response)
    const { issuer } = provider
    if (pathname === '/.well-known/openid-configuration') {
      const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
      return json(response, { issuer, ...endpoints, jwks_uri: `${issuer}/keys`, response_types_supported: ['code'] })
    }
    if (pathname === '/keys') return json(response, keys)
    if (pathname === '/auth') {
      const code = `code-${nonces.size}`
      nonces.set(code, searchParams.get('nonce') ?? '')
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()
      return void response.writeHead(303, { location: back.href }).end()
    }
    const nonce = nonces.get((await read(request)).get('code') ?? '')
    json(response, { access_token: 'a', token_type: 'bearer', id_token: await idToken(nonce) })
  }

  const site = await startForeignSite((request, response) => void answer(request, response))
  const provider: HostileProvider = {
    issuer: site.address.replace(/\/$/, ''),
    claims: {},
    answers: {},
    forges: false,
    async logoutToken(claims = {}, head = {}) {
      const seconds = Math.floor(Date.now() / 1000)
      const right = {
        iss: provider.issuer,
        aud: clientId,
        sub: 'eve',
        sid: 'sid-of-eve',
        iat: seconds,
        exp: seconds + 60,
        ...{ jti: randomUUID(), events: { 'http://schemas.openid.net/event/backchannel-logout': {} } },
      }
      return sign({ ...right, ...claims }, { typ: 'logout+jwt', ...head })
    },
    close: site.close,
  }
  return provider
}
