import { listEaters } from '@potluck/api/eaters'
import type { CallOutput, Endpoint } from '@potluck/api/endpoint'

/** A request as a test sees it. */
export interface SeenRequest {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** Parsed JSON; null for none, and for uploads. */
  readonly body: unknown
  readonly token: string | null
}

/** A refusal of the server. */
export class Refusal {
  readonly status: number
  readonly code: string
  /** The field of the input that was wrong, as `body.title`. */
  readonly field: string | undefined

  constructor(status: number, code = 'refused', field?: string) {
    this.status = status
    this.code = code
    this.field = field
  }
}

/** How one endpoint answers. */
export interface Answer {
  readonly endpoint: Endpoint
  readonly reply: (request: SeenRequest) => unknown
}

/**
 * States how an endpoint answers, in the shape that the contract promises.
 * @param reply what success carries, or gives it back for a request; a `Refusal` answers with its status
 */
export const answer = <E extends Endpoint>(
  endpoint: E,
  reply: (request: SeenRequest) => CallOutput<E> | Refusal | Promise<CallOutput<E> | Refusal>,
): Answer => ({ endpoint, reply })

/** An endpoint that never answers, as on a line that is down without anybody having noticed. */
export const silent = (endpoint: Endpoint): Answer => ({ endpoint, reply: () => new Promise(() => {}) })

export interface Answers {
  /** To be given to a host in place of the network. */
  readonly fetch: typeof fetch
  /** All requests so far, the latest last. */
  readonly requests: readonly SeenRequest[]
  /** Calls of endpoints without an answer, as `GET users/friends`. */
  readonly unstated: readonly string[]
}

const paramPattern = /:(\w+)/g

/** How many segments of a path are written out: `users/friends` fits `users/friends` better than `users/:id`. */
const literalSegments = ({ path }: Endpoint): number => path.split('/').filter((part) => !part.startsWith(':')).length

/** Matches an address below the API's with the path of an endpoint. */
function paramsOf(endpoint: Endpoint, path: string): Readonly<Record<string, string>> | null {
  const pattern = new RegExp(`^${endpoint.path.replace(paramPattern, '(?<$1>[^/]+)')}$`)
  const match = pattern.exec(path)
  if (!match) return null
  const named = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
  return Object.fromEntries(named)
}

const asJson = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A request of an endpoint, checked against the contract. @throws {ZodError} where it does not fit */
function readRequest(
  endpoint: Endpoint,
  params: SeenRequest['params'],
  { searchParams }: URL,
  { headers, body: content }: RequestInit,
): SeenRequest {
  const query = Object.fromEntries(searchParams)
  const token = /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1] ?? null
  const body: unknown = typeof content === 'string' ? JSON.parse(content) : null
  endpoint.query?.parse(query)
  endpoint.body?.parse(body)
  return { endpoint, params, query, body, token }
}

/** The response of a server with this reply. */
function responseOf(reply: unknown, status = 200): Response {
  if (reply instanceof Refusal) {
    const { status: refused, code, field } = reply
    return asJson(refused, { error: { code, message: code, field } })
  }
  // A proxy in front of the server answered.
  if (reply instanceof Response) return reply
  return reply instanceof Blob ? new Response(reply) : asJson(status, reply)
}

/** Recipes, plans and lists ask it; where a test states nothing else, nobody wrote anything down. */
const nobodyEats = answer(listEaters, () => [])

/**
 * A network for tests: endpoints answer as stated, and what a request sends must fit the contract. A call of anything
 * else has no connection, and is remembered.
 */
export function answering(apiBase: string, ...answers: readonly Answer[]): Answers {
  const requests: SeenRequest[] = []
  const unstated: string[] = []
  const bestFirst = [...answers, nobodyEats].sort(
    (one, other) => literalSegments(other.endpoint) - literalSegments(one.endpoint),
  )

  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = decodeURI(url.pathname.slice(new URL(apiBase).pathname.length))
    for (const { endpoint, reply } of bestFirst) {
      const params = endpoint.method === (init.method ?? 'GET') ? paramsOf(endpoint, path) : null
      if (!params) continue
      const request = readRequest(endpoint, params, url, init)
      requests.push(request)
      return responseOf(await reply(request), endpoint.status)
    }
    unstated.push(`${init.method ?? 'GET'} ${path}`)
    throw new TypeError(`no answer is stated for ${path}`)
  }

  /** A caller that stops a request gets no answer. */
  const stoppable: typeof fetch = (input, init) => {
    const { signal } = init ?? {}
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return Promise.race([send(input, init), stopped])
  }

  return { fetch: stoppable, requests, unstated }
}
