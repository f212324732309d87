import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Member } from '../../ground/access/reader.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { countBytes } from '../../machinery/web/http/byte-pace.ts'
import { inAnswerTurn } from '../../machinery/web/http/large-answers.ts'
import { turnsOfMember } from '../../machinery/web/http/limit-per-member.ts'
import { ownCalls } from '../../machinery/web/http/own-call.ts'
import { type Addresses, addressesFor, kindOf, requireOwnHome } from './addresses.ts'
import type { Caller } from './caller.ts'
import type { DavCall } from './calls.ts'
import type { CollectionKind } from './collection-kind.ts'
import { afterRefusal, tokenIn } from './credentials.ts'
import { kinds } from './kinds.ts'

/** The answer to a call. */
interface DavAnswer {
  readonly status: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call whose caller is known. */
interface DavRequest {
  readonly caller: Caller
  readonly addresses: Addresses
  /** The kinds that the token opens, among those that the call may be about. */
  readonly open: readonly CollectionKind[]
  readonly person: string
  readonly name: string
  readonly object: string
  readonly body: string
}

export type DavHandler = (request: DavRequest) => Promise<DavAnswer>

const parts = z.object({
  person: z.string().default(''),
  collection: z.string().default(''),
  object: z.string().default(''),
})

const text = z.string().catch('')

/** Its inner calls have the turns of the member: these are of its own. */
const callsOfMember = turnsOfMember(3, 100)

interface Entered {
  readonly member: Member
  readonly token: string
  readonly open: readonly CollectionKind[]
}

/** The caller, and which of these kinds their token opens. @throws {Refusal} `out-of-scope` where it opens none */
async function enter(
  app: FastifyInstance,
  request: FastifyRequest,
  asked: readonly CollectionKind[],
): Promise<Entered> {
  const token = tokenIn(request)
  const open: CollectionKind[] = []
  let member: Member | null = null
  let refused: unknown = null
  for (const kind of asked) {
    try {
      member = await app.requireMember(request, kind.scope)
      open.push(kind)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'out-of-scope') throw error
      refused = error
    }
  }
  if (member === null) throw refused
  return { member, token, open }
}

/** Serves a call of calendar programs: lets its caller in before the body is read. */
export function davRoute(app: FastifyInstance, services: Services, call: DavCall, handler: DavHandler): void {
  const entered = new WeakMap<FastifyRequest, Entered>()
  const path = `/${call.path}`
  const urls = path.endsWith('/') ? [path, path.slice(0, -1)] : [path]
  for (const url of urls)
    app.route({
      method: call.method,
      url,
      bodyLimit: call.maxBodyBytes,
      config: { adds: call.adds === true },
      onRequest: async (request, reply) => {
        try {
          const { collection } = parts.parse(request.params)
          const whose = await enter(app, request, collection === '' ? kinds : [kindOf(collection).kind])
          entered.set(request, whose)
          const length = request.headers['content-length']
          if (call.adds) countBytes(whose.member, length === undefined ? call.maxBodyBytes : Number(length))
        } catch (error) {
          await afterRefusal(services.database, { request, reply, error })
          throw error
        }
      },
      handler: async (request, reply) => {
        const whose = entered.get(request)
        if (!whose) throw new Error('a call without a caller')
        await answer(app, services, { call, handler, request, reply, ...whose })
        return reply
      },
    })
}

interface Answering extends Entered {
  readonly call: DavCall
  readonly handler: DavHandler
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answer(
  app: FastifyInstance,
  services: Services,
  { call, handler, request, reply, member, token, open }: Answering,
): Promise<void> {
  const { person, collection, object } = parts.parse(request.params)
  const caller: Caller = { services, member, request, api: ownCalls(app, { request, token }) }
  if (person !== '') requireOwnHome(caller, person)
  const step = async () => {
    const {
      status,
      body,
      headers = {},
    } = await handler({
      caller,
      addresses: addressesFor(services.config, request, member),
      open,
      person,
      name: collection,
      object,
      body: text.parse(request.body),
    })
    reply.code(status).headers(headers)
    if (body !== undefined && headers['content-type'] === undefined)
      reply.header('content-type', 'application/xml; charset=utf-8')
    reply.send(body)
  }
  await callsOfMember(member, async () => {
    if (reply.raw.closed) return
    const { maxAnswerBytes } = call
    await (maxAnswerBytes === undefined ? step() : inAnswerTurn(reply, member.id, maxAnswerBytes, step))
  })
}
