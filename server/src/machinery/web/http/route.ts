import type { Endpoint } from '@potluck/api/endpoint'
import { referenceHeader } from '@potluck/api/idempotency'
import { allBooks, ofBooks } from '@potluck/api/of-book'
import type { Scope } from '@potluck/api/scopes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Book, ReadableBook, ReadableBooks } from '../../../ground/access/book.ts'
import type { Admin, Member } from '../../../ground/access/reader.ts'
import { Refusal, unknownField } from '../../base/refusal.ts'
import { queryWithoutToken, tokenOf } from '../../base/token.ts'
import { membersBodyLimit, strangersBodyLimit, takeLongBody } from './bodies.ts'
import { countBytes } from './byte-pace.ts'
import { clientAddress } from './client-address.ts'
import { goneSignal } from './client-gone.ts'
import { adds } from './full-disk.ts'
import { inAnswerTurn, longestAnswer } from './large-answers.ts'
import { turnsOfMember } from './limit-per-member.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of a route of the API. */
    readonly endpoint?: Endpoint
  }

  interface FastifyInstance {
    /**
     * The member who calls, by a session or an API token; provided by `createApp`.
     * @param scope what an API token must be made for; null where only a session is enough
     * @throws {Refusal} `not-logged-in` without a valid one, `token-ended`, `out-of-scope`
     */
    requireMember(request: FastifyRequest, scope: Scope | null): Promise<Member>
    /** The same where only an admin may. @throws {Refusal} `not-the-keeper` */
    requireAdmin(request: FastifyRequest): Promise<Admin>
    /** The book that a call of the member reads. @throws {Refusal} `not-found` for a kitchen that they are not in */
    readableBook(member: Member, kitchenId: string | undefined): Promise<ReadableBook>
    /** Their own book, and those of all kitchens that they are in. */
    readableBooks(member: Member): Promise<ReadableBooks>
    /** The same where it is written into. @throws {Refusal} `not-found`, `read-only` */
    writableBook(member: Member, kitchenId: string | undefined): Promise<Book>
  }
}

type Received<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : never) : undefined

/** The caller, by the access that an endpoint requires. */
interface Caller {
  readonly anyone: null
  readonly viewer: Member | null
  readonly member: Member
  readonly admin: Admin
  readonly ticket: null
}

/** The book of a call, by what the endpoint does with it; a guest of the server has none, and whoever has a ticket opens it themselves. */
type BookOf<E extends Endpoint> = E extends { readonly access: 'ticket' }
  ? null
  : E extends { readonly book: 'write' }
    ? Book
    : E extends { readonly book: 'read' }
      ? E extends { readonly access: 'viewer' }
        ? ReadableBook | null
        : ReadableBook
      : undefined

/** The books of a call that may read several. */
type BooksOf<E extends Endpoint> = E extends { readonly book: 'read-several' }
  ? E extends { readonly access: 'viewer' }
    ? ReadableBooks | null
    : ReadableBooks
  : undefined

/** The input of a handler: the validated parts of the request, and the caller. */
export interface Call<E extends Endpoint> {
  readonly params: Received<E, 'params'>
  readonly query: Received<E, 'query'>
  readonly body: Received<E, 'body'>
  /** The caller; null only if the endpoint is open to guests. */
  readonly member: Caller[E['access']]
  /** The own book, or that of the kitchen which the query names; only of endpoints with `book`. */
  readonly book: BookOf<E>
  /** The same where it may be all of them: with `kitchen=all` there are several, the own one first. */
  readonly books: BooksOf<E>
  /** Aborted when the client has closed its connection. */
  readonly gone: AbortSignal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The result of a handler: the body of a successful answer. */
export type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : FastifyReply | undefined

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** The schema of a part that the endpoint does not name: it must be empty. */
const noFields = z.strictObject({})

/** The unknown fields in the issues of a schema; for a union, those that each of its options reports. */
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
 * Validates a part of a call.
 * @throws {Refusal} `invalid` with the first unknown field, or else the first invalid one
 */
function validated(schema: z.ZodType, value: unknown, part: string): unknown {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  // A misspelt field is unknown and missing at once: the name that was sent is more helpful.
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

/** The kitchen in a query that was validated. */
const kitchenQuery = z.looseObject(ofBooks)

const kitchenOf = (query: unknown): string | undefined => kitchenQuery.parse(query).kitchen

/** The books that the endpoint reads, if it may read several; none for a guest of the server. */
async function booksOf(
  app: FastifyInstance,
  { book }: Endpoint,
  member: Member | null,
  query: unknown,
): Promise<ReadableBooks | null> {
  if (book !== 'read-several' || member === null) return null
  const kitchen = kitchenOf(query)
  return kitchen === allBooks ? app.readableBooks(member) : [await app.readableBook(member, kitchen)]
}

/** The book that the endpoint reads or writes; none for a guest of the server, and where it has nothing to do with one. */
async function bookOf(
  app: FastifyInstance,
  { book }: Endpoint,
  member: Member | null,
  query: unknown,
): Promise<ReadableBook | null> {
  if (book === undefined || book === 'read-several' || member === null) return null
  return book === 'read' ? app.readableBook(member, kitchenOf(query)) : app.writableBook(member, kitchenOf(query))
}

/** The length of a body according to its header; null without one. */
function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

/** A client that sends a reference relies on it: an endpoint that is not idempotent refuses it. */
function refuseReference({ headers }: FastifyRequest): void {
  if (headers[referenceHeader] === undefined) return
  const field = `header.${referenceHeader}`
  throw new Refusal('not-once', 'this call takes no reference: sent again, it is done again', field)
}

/**
 * Maximum calls of one member that run in parallel, and that are in flight including those that wait. A browser sends six in parallel;
 * further calls wait, so that calls of others run in between.
 */
const callsAtOnce = { working: 6, underway: 200 } as const

const callsOfMember = turnsOfMember(callsAtOnce.working, callsAtOnce.underway)

/** Whether a call waits for other servers, or for a process: other calls of the member need not wait for it. */
const waitsElsewhere = ({ path }: Endpoint): boolean => /^(clip|images|data|pepperplate|scrape)\b/.test(path)

/**
 * Serves an endpoint of the contract: authenticates the caller before the body is read, validates the request, and sends the result of the
 * handler.
 */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const members = new WeakMap<FastifyRequest, Member>()
  const isSoonDone = endpoint.upload === undefined && endpoint.response !== 'file' && !waitsElsewhere(endpoint)
  const needsSession = endpoint.access === 'member' || endpoint.access === 'admin'
  const isWritten = adds(endpoint) && endpoint.upload === undefined
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    bodyLimit: endpoint.maxBodyBytes ?? (needsSession ? membersBodyLimit : strangersBodyLimit),
    config: { endpoint, upload: endpoint.upload !== undefined, adds: adds(endpoint) },
    onRequest: async (request, reply) => {
      if (!endpoint.idempotent) refuseReference(request)
      // A client that sends a token relies on it: an expired one is refused and not treated as a guest.
      const isGuest = endpoint.access === 'viewer' && tokenOf(request) === null
      if (needsSession || (endpoint.access === 'viewer' && !isGuest)) {
        const member = await (endpoint.access === 'admin'
          ? app.requireAdmin(request)
          : app.requireMember(request, endpoint.scope ?? null))
        members.set(request, member)
        if (endpoint.maxBodyBytes !== undefined) takeLongBody(request, reply, member)
        if (isWritten) countBytes(member, lengthOf(request))
      }
    },
    handler: async (request, reply) => {
      const member = members.get(request) ?? null
      const parts = validatedParts(endpoint, request)
      const call = {
        ...parts,
        member,
        book: await bookOf(app, endpoint, member, parts.query),
        books: await booksOf(app, endpoint, member, parts.query),
        get gone() {
          return goneSignal(reply)
        },
        request,
        reply,
      } as Call<E>
      const answer = async () => {
        const answered = await handler(call)
        // A file that was aborted needs no answer either.
        if (endpoint.response === 'file' || reply.sent || answered === reply) return
        reply.code(endpoint.status ?? 200).send(answered)
      }
      const bytes = longestAnswer(endpoint, call.query)
      const inTurn = async () => {
        // The client has closed its connection.
        if (reply.raw.closed) return
        await (bytes === null ? answer() : inAnswerTurn(reply, member?.id ?? clientAddress(request), bytes, answer))
      }
      await (member === null || !isSoonDone ? inTurn() : callsOfMember(member, inTurn))
      return reply
    },
  })
}
