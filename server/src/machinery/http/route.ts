import type { Endpoint } from '@potluck/api/endpoint'
import { referenceHeader } from '@potluck/api/idempotency'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Keeper, Member } from '../../access/reader.ts'
import { Refusal, unknownField } from '../refusal.ts'
import { queryWithoutToken, tokenOf } from '../token.ts'
import { membersBodyLimit, strangersBodyLimit, takeLongBody } from './bodies.ts'
import { countBytes } from './byte-pace.ts'
import { clientAddress } from './client-address.ts'
import { goneSignal } from './client-gone.ts'
import { adds } from './full-disk.ts'
import { inAnswerTurn, longestAnswer } from './large-answers.ts'
import { turnsOfMember } from './limit-per-member.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The member who calls; `createApp` gives it. @throws {Refusal} `not-logged-in` without a valid session */
    requireMember(request: FastifyRequest): Promise<Member>
    /** The same where only a keeper may. @throws {Refusal} `not-the-keeper` */
    requireKeeper(request: FastifyRequest): Promise<Keeper>
  }
}

type Received<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : never) : undefined

/** Who calls, by what an endpoint asks for. */
interface Caller {
  readonly anyone: null
  readonly viewer: Member | null
  readonly member: Member
  readonly keeper: Keeper
  readonly ticket: null
}

/** What a handler is given: the validated parts of the request, and who calls. */
export interface Call<E extends Endpoint> {
  readonly params: Received<E, 'params'>
  readonly query: Received<E, 'query'>
  readonly body: Received<E, 'body'>
  /** The caller; null only where the endpoint is open to guests. */
  readonly member: Caller[E['access']]
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler gives back: what success carries. */
export type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : FastifyReply | undefined

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** What a part of a call is that the endpoint does not name: nothing may be in it. */
const noFields = z.strictObject({})

/** The unknown fields that a schema complains of; where it is a choice, those that each of its sides complains of. */
function unknownFields(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    const below = (field: string) => [...issue.path.map(String), field].join('.')
    if (issue.code === 'unrecognized_keys') return issue.keys.map(below)
    if (issue.code !== 'invalid_union') return []
    const [first = [], ...others] = issue.errors.map(unknownFields)
    return first.filter((field) => others.every((fields) => fields.includes(field))).map(below)
  })
}

/**
 * A part of a call, read by its schema.
 * @throws {Refusal} `invalid`, naming the first field that is unknown, and else the first that is wrong
 */
function validated(schema: z.ZodType, value: unknown, part: string): unknown {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  // A misspelt field is unknown and missing as well: the name that was sent says more.
  const [unknown] = unknownFields(issues)
  if (unknown !== undefined) throw unknownField(`${part}.${unknown}`)
  const [issue] = issues
  const field = [part, ...(issue?.path ?? [])].map(String).join('.')
  throw new Refusal('invalid', `${field}: ${issue?.message ?? 'is not valid'}`, field)
}

function validatedParts({ params, query, body, upload }: Endpoint, request: FastifyRequest) {
  return {
    params: params && validated(params, request.params, 'path'),
    query: validated(query ?? noFields, queryWithoutToken(request), 'query'),
    // A file is read by its handler.
    body: upload ? undefined : validated(body ?? noFields, request.body, 'body'),
  }
}

/** The length of a body as its header says; null where it does not. */
function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

/** Whoever sends a reference relies on it: a call that would be done twice says so. */
function refuseReference({ headers }: FastifyRequest): void {
  if (headers[referenceHeader] === undefined) return
  const field = `header.${referenceHeader}`
  throw new Refusal('not-once', 'this call takes no reference: sent again, it is done again', field)
}

/**
 * Calls of one member that are worked on at once, and under way with those that wait. A browser asks six at once; whoever
 * asks for more has others' calls in between.
 */
const callsAtOnce = { working: 6, underway: 200 } as const

const callsOfMember = turnsOfMember(callsAtOnce.working, callsAtOnce.underway)

/** Whether a call waits for other servers, or for a process of its own: others of the member need not wait for it. */
const waitsElsewhere = ({ path }: Endpoint): boolean => /^(clip|images|data|pepperplate|scrape)\b/.test(path)

/**
 * Serves an endpoint of the contract: checks who calls, before a body is read, validates what came, answers what the
 * handler gives.
 */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const members = new WeakMap<FastifyRequest, Member>()
  const isSoonDone = endpoint.upload === undefined && endpoint.response !== 'file' && !waitsElsewhere(endpoint)
  const needsSession = endpoint.access === 'member' || endpoint.access === 'keeper'
  const isWritten = adds(endpoint) && endpoint.upload === undefined
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    bodyLimit: endpoint.maxBodyBytes ?? (needsSession ? membersBodyLimit : strangersBodyLimit),
    config: { upload: endpoint.upload !== undefined, adds: adds(endpoint) },
    onRequest: async (request, reply) => {
      if (!endpoint.idempotent) refuseReference(request)
      // Whoever sends a token relies on it: one that ended is told so, and not taken for a guest's.
      const isGuest = endpoint.access === 'viewer' && tokenOf(request) === null
      if (needsSession || (endpoint.access === 'viewer' && !isGuest)) {
        const member = await (endpoint.access === 'keeper' ? app.requireKeeper(request) : app.requireMember(request))
        members.set(request, member)
        if (endpoint.maxBodyBytes !== undefined) takeLongBody(request, reply, member)
        if (isWritten) countBytes(member, lengthOf(request))
      }
    },
    handler: async (request, reply) => {
      const member = members.get(request) ?? null
      const call = {
        ...validatedParts(endpoint, request),
        member,
        get gone() {
          return goneSignal(reply)
        },
        request,
        reply,
      } as Call<E>
      const answer = async () => {
        const answered = await handler(call)
        // Of a file that was broken off, too, there is no more to say.
        if (endpoint.response === 'file' || reply.sent || answered === reply) return
        reply.code(endpoint.status ?? 200).send(answered)
      }
      const bytes = longestAnswer(endpoint, call.query)
      const inTurn = async () => {
        // Nobody waits for it any more.
        if (reply.raw.closed) return
        await (bytes === null ? answer() : inAnswerTurn(reply, member?.id ?? clientAddress(request), bytes, answer))
      }
      await (member === null || !isSoonDone ? inTurn() : callsOfMember(member, inTurn))
      return reply
    },
  })
}
