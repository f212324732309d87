import { allowsScope, scopes as allScopes, type Scope } from '@potluck/api/scopes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { bearerOf } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { goneSignal } from '../../machinery/web/http/client-gone.ts'
import { limitPerMember } from '../../machinery/web/http/limit-per-member.ts'
import { ownCalls } from '../../machinery/web/http/own-call.ts'
import { assistantsDoor, requireProgram } from '../../people/api-tokens/authenticate.ts'
import { chosenLanguage } from '../../people/users/chosen-language.ts'
import { assistantChallenge } from '../oauth/addresses.ts'
import { chosenUnits } from './chosen-units.ts'
import { refuseForeignPages } from './guard.ts'

/** Longest message of an assistant, bytes: a recipe with long texts. */
const maxMessage = 500_000

/** Messages of the assistants of one member at a time. */
const atOnce = limitPerMember(10)

/** The address where assistants call. */
const path = '/mcp'

interface Assistant {
  readonly member: Member
  readonly scopes: readonly Scope[]
}

/** Refuses what is no single message: the protocol has no lists of them any more. */
function refuseLists(body: unknown): void {
  if (Array.isArray(body)) throw new Refusal('invalid', 'send one message at a time', 'body')
}

/** Serves assistants, where the admin lets them in. Otherwise nothing of it is loaded. */
export async function mcpRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database } = services
  if (!config.assistants) return
  const { serveMcp } = await import('./serve.ts')
  const assistants = new WeakMap<FastifyRequest, Assistant>()

  /** The SDK speaks in terms of the web. */
  async function answer(request: FastifyRequest, reply: FastifyReply, { member, scopes }: Assistant): Promise<void> {
    const { headers, body } = request
    const token = bearerOf(request) ?? ''
    const api = ownCalls(app, { request, token, door: assistantsDoor, signal: goneSignal(reply) })
    const asked = new Request(`http://own.invalid${path}`, { method: 'POST', headers: textHeaders(headers) })
    const [chosen, units] = await Promise.all([chosenLanguage(database, member.id), chosenUnits(database, member)])
    const call = { api, language: chosen ?? languageFor(request), units }
    const answered = await serveMcp(asked, body, { scopes, call })
    const type = answered.headers.get('content-type')
    if (type !== null) reply.header('content-type', type)
    reply.code(answered.status).send(await answered.text())
  }

  app.route({
    method: 'POST',
    url: path,
    bodyLimit: maxMessage,
    config: { door: assistantsDoor },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseForeignPages(request, config.publicUrl)
      reply.header('www-authenticate', assistantChallenge(config, request))
      const { member, scopes } = await requireProgram(database, request)
      reply.removeHeader('www-authenticate')
      app.secureConnection(request)
      assistants.set(request, { member, scopes: allScopes.filter((scope) => allowsScope(scopes, scope)) })
    },
    handler: async (request, reply) => {
      const assistant = assistants.get(request)
      if (!assistant) throw new Refusal('not-logged-in', 'an assistant needs an API token')
      refuseLists(request.body)
      await atOnce(assistant.member, () => answer(request, reply, assistant))
      return reply
    },
  })
  // Nothing is sent to an assistant that did not ask, and there are no sessions to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: path,
    onRequest: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
    handler: async () => {},
  })
}

/** The headers of a request that are one text each. */
const textHeaders = (headers: FastifyRequest['headers']): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
