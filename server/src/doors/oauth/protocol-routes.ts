import type { OAuthError } from '@node-oauth/oauth2-server'
import { assistantScopes } from '@potluck/api/assistants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countTry, giveTryBack, type Pace, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { issuerOf, resourceOf } from './addresses.ts'
import { authorize } from './authorize.ts'
import { accessSeconds, endGrant, findBySecret, grantSeconds } from './grants.ts'
import { grantModel } from './model.ts'
import { registerAssistant } from './registration.ts'

/** Longest form, bytes. */
const maxForm = 8_000

/** Fields of a form; one that is there twice is no text. */
const form = z.record(z.string(), z.string())

function formIn(text: string): Record<string, string | readonly string[]> {
  const sent = new URLSearchParams(text)
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, oneOf(sent.getAll(name))]))
}

const oneOf = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : values)

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Serves the documents by which assistants find their way in (RFC 9728, RFC 8414). */
function metadataRoutes(app: FastifyInstance, { config }: Services): void {
  const serve = (name: string, document: (request: FastifyRequest) => object) => {
    // The path of what is protected, or of a folder that the server is in, may follow.
    for (const url of [`/.well-known/${name}`, `/.well-known/${name}/*`])
      app.get(url, async (request, reply) => reply.header('cache-control', 'no-store').send(document(request)))
  }
  serve('oauth-protected-resource', (request) => ({
    resource: resourceOf(config, request),
    authorization_servers: [issuerOf(config, request)],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Potluck',
  }))
  serve('oauth-authorization-server', (request) => {
    const web = webAddress(config, request)
    return {
      issuer: issuerOf(config, request),
      authorization_endpoint: `${web}oauth/authorize`,
      token_endpoint: `${web}oauth/token`,
      registration_endpoint: `${web}oauth/register`,
      revocation_endpoint: `${web}oauth/revoke`,
      scopes_supported: assistantScopes,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }
  })
}

/** Leads a browser to the page that asks its member, or back with what is wrong. */
function authorizeRoute(app: FastifyInstance, { config, database }: Services): void {
  app.get('/oauth/authorize', async (request, reply) => {
    await countTry(database, paces.assistantAuthorize, clientAddress(request))
    const here = { issuer: issuerOf(config, request), resource: resourceOf(config, request) }
    const asked = await authorize(database, request.query, here)
    reply.header('cache-control', 'no-store')
    if (asked !== null && 'back' in asked) return reply.redirect(asked.back)
    // The page says that there is no such request where nobody can be told.
    return reply.redirect(`${webAddress(config, request)}#/settings/apps/consent/${asked?.request ?? 'unknown'}`)
  })
}

const refused = (reply: FastifyReply, error: string) =>
  reply.code(400).header('cache-control', 'no-store').send({ error })

/** Counts calls of an address that do not succeed. */
async function counted(
  { database }: Services,
  pace: Pace,
  request: FastifyRequest,
  step: () => Promise<{ readonly isGood: boolean }>,
): Promise<void> {
  const from = clientAddress(request)
  await countTry(database, pace, from)
  if ((await step()).isGood) await giveTryBack(database, pace, from)
}

type Library = typeof import('@node-oauth/oauth2-server')

/** The error of the library, with what it may carry. */
const isOfLibrary = (library: Library, error: unknown): error is OAuthError & { readonly inner?: unknown } =>
  error instanceof library.OAuthError

/** Gives the secrets of a grant for a code, or for its last refresh token. */
function tokenRoute(app: FastifyInstance, services: Services, library: Library): void {
  const { config, database } = services
  app.post('/oauth/token', { bodyLimit: maxForm }, async (request, reply) => {
    const body = form.safeParse(request.body).data
    if (!body) return refused(reply, 'invalid_request')
    if (body.resource !== undefined && body.resource !== resourceOf(config, request))
      return refused(reply, 'invalid_target')
    const refusal = () => new library.InvalidGrantError('Invalid grant: it ended')
    const server = new library({
      model: grantModel(database, request, refusal),
      accessTokenLifetime: accessSeconds,
      refreshTokenLifetime: grantSeconds,
      requireClientAuthentication: { authorization_code: false, refresh_token: false },
    })
    const answer = new library.Response({})
    await counted(services, paces.assistantToken, request, async () => {
      try {
        await server.token(
          new library.Request({ method: 'POST', headers: headersOf(request), query: {}, body }),
          answer,
        )
        return { isGood: true }
      } catch (error) {
        if (!isOfLibrary(library, error)) throw error
        // A failure of the server is answered as that of any call.
        if (error.code >= 500) throw error.inner ?? error
        Object.assign(answer, { status: error.code, body: { error: error.name, error_description: error.message } })
        return { isGood: false }
      }
    })
    return reply
      .code(answer.status ?? 200)
      .headers({ ...answer.headers, 'cache-control': 'no-store' })
      .send(answer.body)
  })
}

/** Ends a grant that its assistant gives back (RFC 7009); an unknown one has ended already. */
function revokeRoute(app: FastifyInstance, services: Services): void {
  const { database } = services
  const given = z.object({ token: z.string().min(1), client_id: z.string() })
  app.post('/oauth/revoke', { bodyLimit: maxForm }, async (request, reply) => {
    const body = given.safeParse(request.body).data
    if (!body) return refused(reply, 'invalid_request')
    await counted(services, paces.assistantToken, request, async () => {
      const grant = await findBySecret(database, body.client_id, body.token)
      if (grant) await endGrant(database, grant, request, 'assistant')
      return { isGood: grant !== null }
    })
    return reply.header('cache-control', 'no-store').send({})
  })
}

/** The routes of OAuth. Its library is loaded here, and only where assistants are let in. */
export async function protocolRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { default: library } = await import('@node-oauth/oauth2-server')
  metadataRoutes(app, services)
  authorizeRoute(app, services)
  app.post('/oauth/register', async (request, reply) => {
    await countTry(services.database, paces.assistantRegister, clientAddress(request))
    const { status, body } = await registerAssistant(services.database, request.body)
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
  // Nothing else here takes a form.
  await app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded'
    const parsing = { parseAs: 'string', bodyLimit: maxForm } as const
    scope.addContentTypeParser(type, parsing, async (_: unknown, text: string) => formIn(text))
    tokenRoute(scope, services, library)
    revokeRoute(scope, services)
  })
}
