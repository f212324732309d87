import type { JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

/** By OpenID Connect Back-Channel Logout 1.0. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** A token is used within this time after it was made, seconds. */
export const maxTokenAge = 600

/** Clocks differ by so much, seconds. */
const clockTolerance = 60

/** Signatures by a public key: who knows the secret of the client alone cannot make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const claims = z
  .object({
    jti: z.string().min(1).max(500),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, { error: 'names no session and nobody' })

/** The sessions that a provider ends: one, or all of a person. */
export interface ProviderLogout {
  readonly issuer: string
  /** The id of the token; it counts once. */
  readonly jti: string
  /** The id of the person at the provider; null where it names the session alone. */
  readonly subject: string | null
  /** The provider's name of the session; null for all of the person. */
  readonly sid: string | null
}

interface Expected {
  readonly issuer: string
  readonly clientId: string
  /** The public keys of the provider. */
  readonly keys: JWTVerifyGetKey
}

/**
 * Validates a logout token: its signature, issuer, audience and time, that it is one, and that it is no ID token.
 * @throws an error that `failureOf` explains
 */
export async function validateLogoutToken(token: string, expected: Expected): Promise<ProviderLogout> {
  const { jwtVerify } = await import('jose')
  const { payload, protectedHeader } = await jwtVerify(token, expected.keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    algorithms,
    clockTolerance,
    maxTokenAge,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  })
  const { typ } = protectedHeader
  if (typ !== undefined && !/^(application\/)?(logout\+)?jwt$/i.test(typ)) throw new Error(`a token of the type ${typ}`)
  const { jti, sub = null, sid = null } = claims.parse(payload)
  return { issuer: expected.issuer, jti, subject: sub, sid }
}
