import { randomBytes } from 'node:crypto'
import type { AuthorizationCodeModel, RefreshTokenModel, Token } from '@node-oauth/oauth2-server'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { createApiSecret, digest } from '../../machinery/base/token.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { type Client, findClient } from './clients.ts'
import { beginGrant, endGrant, findByRefresh, type NewGrant, renewGrant, type Secrets, takeRefresh } from './grants.ts'
import { assistantScopesOf } from './requests.ts'

/** Refresh tokens of one grant begin with the same secret: whoever sends an old one is known by it. */
const refreshPattern = /^(potluck_[0-9a-f]{48})[0-9a-f]{48}$/

const familyOf = (refresh: string): string => refreshPattern.exec(refresh)?.[1] ?? ''

/** A client as the library knows it. */
const asClient = ({ id, redirects }: Pick<Client, 'id' | 'redirects'>) => ({
  id,
  redirectUris: [...redirects],
  grants: ['authorization_code', 'refresh_token'],
})

/** The secrets that the library made. @throws {Error} where it made none, which its options do not allow */
function secretsOf({ accessToken, accessTokenExpiresAt, refreshToken, refreshTokenExpiresAt }: Token): Secrets {
  if (!accessTokenExpiresAt || !refreshToken || !refreshTokenExpiresAt) throw new Error('a grant has both secrets')
  return {
    access: accessToken,
    accessEndsAt: accessTokenExpiresAt,
    refresh: refreshToken,
    endsAt: refreshTokenExpiresAt,
  }
}

const codeColumns = ['clientId', 'redirect', 'challenge', 'scopes', 'expiresAt', 'userId', 'tokenId', 'usedAt'] as const

/** A code by which an assistant gets what a member allowed; null for a request that nobody answered. */
async function findCode({ db }: Database, code: string) {
  const found = await db
    .selectFrom('assistantRequests')
    .select(codeColumns)
    .where('digest', '=', digest(code))
    .executeTakeFirst()
  if (!found || found.userId === null || found.tokenId === null) return null
  const { userId, tokenId: id, ...rest } = found
  return { ...rest, userId, id }
}

/**
 * The model that the library reads and writes during one call of the token endpoint. A code or a refresh token that is sent a second time ends
 * its grant.
 * @param refusal the library's error for a grant that ended meanwhile
 */
export function grantModel(
  database: Database,
  request: RequestOrigin,
  refusal: () => Error,
): AuthorizationCodeModel & RefreshTokenModel {
  let begun: NewGrant | null = null
  let renewed: NewGrant | null = null
  return {
    getClient: async (id) => {
      const client = await findClient(database, id)
      return client ? asClient(client) : null
    },

    getAuthorizationCode: async (code) => {
      const found = await findCode(database, code)
      if (!found) return null
      if (found.usedAt !== null) {
        await endGrant(database, found, request, 'replay')
        return null
      }
      const { id, userId, clientId, scopes } = found
      begun = { id, userId, clientId, scopes, family: createApiSecret() }
      return {
        authorizationCode: code,
        expiresAt: new Date(found.expiresAt),
        redirectUri: found.redirect,
        scope: assistantScopesOf(scopes),
        client: asClient({ id: clientId, redirects: [] }),
        user: { id: userId },
        codeChallenge: found.challenge,
        codeChallengeMethod: 'S256',
      }
    },
    // Codes are stored when a member allows what an assistant asks for.
    saveAuthorizationCode: async () => null,
    revokeAuthorizationCode: async ({ authorizationCode }) => {
      const used = await database.db
        .updateTable('assistantRequests')
        .set({ usedAt: now() })
        .where('digest', '=', digest(authorizationCode))
        .where('usedAt', 'is', null)
        .returning('digest')
        .executeTakeFirst()
      return used !== undefined
    },

    getRefreshToken: async (refreshToken) => {
      const family = familyOf(refreshToken)
      const found = family === '' ? null : await findByRefresh(database, family, refreshToken)
      if (!found) return null
      const { isLatest, endsAt, ...grant } = found
      if (!isLatest) {
        await endGrant(database, grant, request, 'replay')
        return null
      }
      renewed = { ...grant, family }
      return {
        refreshToken,
        refreshTokenExpiresAt: new Date(endsAt),
        scope: assistantScopesOf(grant.scopes),
        client: asClient({ id: grant.clientId, redirects: [] }),
        user: { id: grant.userId },
      }
    },
    revokeToken: async ({ refreshToken }) => {
      if (renewed && (await takeRefresh(database, renewed, refreshToken))) return true
      if (renewed) await endGrant(database, renewed, request, 'replay')
      return false
    },

    generateAccessToken: async () => createApiSecret(),
    generateRefreshToken: async () => `${(begun ?? renewed)?.family ?? ''}${randomBytes(24).toString('hex')}`,
    saveToken: async (token, client, user) => {
      const secrets = secretsOf(token)
      const grant = begun ?? renewed
      const name = begun === null ? null : ((await findClient(database, client.id))?.name ?? null)
      const isSaved =
        grant !== null &&
        (name === null ? await renewGrant(database, grant, secrets) : await beginGrant(database, grant, name, secrets))
      if (!isSaved) throw refusal()
      // A grant is renewed as a whole, whatever is asked for.
      return { ...token, scope: assistantScopesOf(grant.scopes), client, user }
    },
    // The library opens nothing by these: `/mcp` asks who calls as the API does.
    getAccessToken: async () => null,
  }
}
