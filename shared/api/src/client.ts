import type { CallInput, CallOutput, Endpoint } from './endpoint.ts'
import { errorBody } from './error-body.ts'
import { ApiError } from './errors.ts'
import { referenceHeader } from './idempotency.ts'
import { joinPages, nextPageHeader } from './pages.ts'

/** Time limits of a call, milliseconds. */
const limits = {
  /** All of it, after its file went out. */
  whole: 600_000,
  /** Without an answer, or between two parts of its body. Where a file goes out or the endpoint is `slow`, the answer may begin later. */
  silence: 30_000,
  /** A large body goes out over a slow line: for each byte. */
  perByteSent: 0.25,
} as const

export interface ApiResult<T> {
  readonly success: true
  readonly status: number
  readonly data: T
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** A failure has no place on the screen: it is shown in a toast. Otherwise whoever calls shows it in place. */
  readonly toast?: boolean
  /** Nobody waits for the answer: not even a session that ended is told of. */
  readonly silent?: boolean
  /** Called with how much of a file went out, from 0 to 1. While more goes out, the call does not run out of time. */
  readonly onSent?: (share: number) => void
  /** Names this change (UUID): sent again under the same reference, it is not done again. For `idempotent` endpoints. */
  readonly reference?: string
}

/** A deed that a demo has not: a screen would say only that it failed. */
const isClosedDeed = ({ method }: Endpoint, { data }: ApiError): boolean =>
  method !== 'GET' && data?.error.code === 'closed-in-demo'

/** Sends a form and tells how much of it went out, from 0 to 1. Rejects like `fetch`. */
export type SendForm = (
  url: string,
  form: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: FormData
    readonly signal: AbortSignal
  },
  report: (share: number) => void,
) => Promise<Response>

export interface ApiClient {
  /**
   * Calls an endpoint. Parts that the endpoint does not name cannot be given; null query values are left out.
   * @throws {ApiError} for every answer that is not a success or cannot be read, and with status 0 when none came.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<ApiResult<CallOutput<E>>>
}

export interface ApiClientSettings {
  /** Absolute address of the API, ending in a slash. */
  readonly base: string
  /** The session token, or null for a guest. */
  readonly token: () => string | null
  /** Called for every request; the function it gives back is called when that request ended. */
  readonly onRequest?: () => () => void
  /** The session is not valid any more (401). */
  readonly onUnauthorized?: () => void
  /** A failure that the caller wants shown in a toast. */
  readonly onToast?: (error: ApiError) => void
  /** The server broke the contract: worth a report, whatever the screen makes of it. */
  readonly onUnreadable?: (error: ApiError, endpoint: Endpoint) => void
  readonly fetch?: typeof fetch
  /** How files go out whose progress is asked for; without it, progress is not reported. */
  readonly sendForm?: SendForm
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
}

/**
 * The address of a call: base, path, query.
 * @param ticket a short-lived secret for this one address, where the browser itself follows it
 */
export function callUrl(base: string, endpoint: Endpoint, parts: Parts, ticket: string | null = null): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const url = new URL(path, base)
  if (ticket !== null) url.searchParams.set('token', ticket)
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}

function content(endpoint: Endpoint, parts: Parts): { body?: string | FormData; headers?: Record<string, string> } {
  if (endpoint.upload && parts.file) {
    const form = new FormData()
    form.append(endpoint.upload.field, parts.file)
    return { body: form }
  }
  if (parts.body === undefined) return {}
  return { body: JSON.stringify(parts.body), headers: { 'content-type': 'application/json' } }
}

interface CallTimeout {
  readonly signal: AbortSignal
  /** A byte went out or came in. @param ms how long the next one may take */
  readonly renew: (ms: number) => void
  /** The whole call begins now: a part of its file went out. */
  readonly restart: () => void
  readonly end: () => void
}

function callTimeout(): CallTimeout {
  const timeout = new AbortController()
  const abort = () => timeout.abort(new DOMException('no answer in time', 'TimeoutError'))
  let whole = setTimeout(abort, limits.whole)
  let silence: ReturnType<typeof setTimeout>
  return {
    signal: timeout.signal,
    renew(ms) {
      clearTimeout(silence)
      silence = setTimeout(abort, ms)
    },
    restart() {
      clearTimeout(whole)
      whole = setTimeout(abort, limits.whole)
    },
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
    },
  }
}

/** How long the server may take to begin its answer, milliseconds. */
function limitOf(endpoint: Endpoint, body: string | FormData | undefined): number {
  if (endpoint.slow || body instanceof FormData) return limits.whole
  return limits.silence + (body?.length ?? 0) * limits.perByteSent
}

/** Reads a body part by part. @param onPart called with each part. @throws the reason of the signal */
async function readBody(response: Response, signal: AbortSignal, onPart: () => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  if (!reader) return parts
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted])
      if (done) return parts
      onPart()
      parts.push(value)
    }
  } catch (error) {
    void reader.cancel(error).catch(() => {})
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function textOf(parts: readonly Uint8Array<ArrayBuffer>[]): string {
  const decoder = new TextDecoder()
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
}

/** `Retry-After` in milliseconds: the header gives seconds, or an instant. Null when there is none. */
function retryAfterOf(headers: Headers): number | null {
  const header = headers.get('retry-after')
  if (header === null) return null
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A proxy answers for itself, in HTML: such a refusal has a status and no more. */
function refusal(status: number, text: string, retryAfterMs: number | null): ApiError {
  const parsed = errorBody.safeParse(jsonOf(text))
  return new ApiError(status, parsed.success ? parsed.data : null, { retryAfterMs })
}

/** Asked to learn whether a proxy lets anything pass. Its answer matters only where it is the proxy's. */
const probe: Endpoint = { method: 'GET', path: 'about', summary: '', access: 'member', response: 'file', errors: [] }

/** An answer as it came. */
interface Exchanged {
  readonly ok: boolean
  readonly status: number
  readonly retryAfterMs: number | null
  readonly nextPage: string | null
  readonly body: string | Blob
  /** It leads elsewhere, which no answer of our server does. */
  readonly isRedirect: boolean
  readonly isPage: boolean
}

/** Statuses by which a proxy asks for a login. */
const loginAsked: readonly number[] = [401, 403, 407, 511]

/** Whether a proxy answered in place of our server: it wants a login there, and leads to it, shows it, or only says so. */
function isOfProxy(endpoint: Endpoint, { ok, status, body, isRedirect, isPage }: Exchanged): boolean {
  if (isRedirect) return true
  if (ok) return isPage && endpoint.response !== 'file'
  return loginAsked.includes(status) && !errorBody.safeParse(jsonOf(String(body))).success
}

/** The output of a successful call. @throws {ApiError} when it is no JSON, or not what the contract promises */
function readAnswer(response: Exclude<Endpoint['response'], 'file'>, status: number, text: string): unknown {
  try {
    return response.parse(JSON.parse(text))
  } catch (cause) {
    throw new ApiError(status, null, { cause, failure: 'unreadable' })
  }
}

type Exchange = (endpoint: Endpoint, sent: Parts, options: CallOptions) => Promise<Exchanged>

/** Sends calls and waits for whole answers, whoever gives them. */
function createExchange(settings: ApiClientSettings): Exchange {
  const fetchIt = settings.fetch ?? fetch

  async function send(
    endpoint: Endpoint,
    parts: Parts,
    { onSent, reference }: CallOptions,
    signal: AbortSignal,
    timeout: CallTimeout,
  ): Promise<Response> {
    const { method } = endpoint
    const url = callUrl(settings.base, endpoint, parts)
    const token = settings.token()
    const { body, headers: kind = {} } = content(endpoint, parts)
    // Not in the address: those are stored in logs, histories and caches on disk.
    const headers = {
      ...kind,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(reference === undefined ? {} : { [referenceHeader]: reference }),
    }
    const limit = limitOf(endpoint, body)
    timeout.renew(limit)
    if (!onSent || !settings.sendForm || !(body instanceof FormData)) {
      return fetchIt(url, { method, headers, signal, redirect: 'manual', ...(body === undefined ? {} : { body }) })
    }
    return settings.sendForm(url, { method, headers, body, signal }, (share) => {
      timeout.restart()
      timeout.renew(limit)
      onSent(share)
    })
  }

  return async function exchange(endpoint, sent, options) {
    const timeout = callTimeout()
    const signal = AbortSignal.any([timeout.signal, ...(options.signal ? [options.signal] : [])])
    const renew = () => timeout.renew(limits.silence)
    try {
      const answered = await send(endpoint, sent, options, signal, timeout)
      renew()
      const parts = await readBody(answered, signal, renew)
      const { ok, status, headers } = answered
      const body =
        ok && endpoint.response === 'file'
          ? new Blob(parts, { type: headers.get('content-type') ?? '' })
          : textOf(parts)
      return {
        ok,
        status,
        retryAfterMs: retryAfterOf(headers),
        nextPage: headers.get(nextPageHeader),
        body,
        isRedirect: answered.type === 'opaqueredirect' || (status >= 300 && status < 400),
        isPage: /^text\/html\b/.test(headers.get('content-type') ?? ''),
      }
    } catch (cause) {
      options.signal?.throwIfAborted()
      throw new ApiError(0, null, { cause })
    } finally {
      timeout.end()
    }
  }
}

/** Makes the client that browser and tests call the server with. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const exchange = createExchange(settings)

  async function answer<E extends Endpoint>(endpoint: E, parts: Parts, options: CallOptions) {
    const exchanged = await exchange(endpoint, parts, options)
    if (isOfProxy(endpoint, exchanged) && (await isShut(endpoint, exchanged, options)))
      throw new ApiError(0, null, { isForeign: true })
    const { ok, status, body, retryAfterMs, nextPage } = exchanged
    if (!ok) throw refusal(status, String(body), retryAfterMs)
    const data = endpoint.response === 'file' ? body : readAnswer(endpoint.response, status, String(body))
    const whole =
      endpoint.pages && nextPage !== null ? await withNextPage(endpoint, parts, options, data, nextPage) : data
    return { success: true, status, data: whole as CallOutput<E> } as const
  }

  /** A proxy may also forbid a single change that it takes for an attack: then it lets other calls pass. */
  async function isShut(endpoint: Endpoint, { status }: Exchanged, { signal }: CallOptions): Promise<boolean> {
    if (status !== 403 || endpoint === probe) return true
    return isOfProxy(probe, await exchange(probe, {}, signal ? { signal } : {}))
  }

  /** A page of a list with all that come after it. */
  async function withNextPage(
    endpoint: Endpoint,
    parts: Parts,
    options: CallOptions,
    page: unknown,
    after: string,
  ): Promise<unknown> {
    const next = await answer(endpoint, { ...parts, query: { ...parts.query, after } }, options)
    return joinPages(page, next.data, endpoint.pages?.list ?? null)
  }

  function report(endpoint: Endpoint, error: ApiError, { toast, silent }: CallOptions): void {
    if (error.failure === 'unreadable') settings.onUnreadable?.(error, endpoint)
    if (silent) return
    if (error.status === 401) settings.onUnauthorized?.()
    else if (toast || isClosedDeed(endpoint, error)) settings.onToast?.(error)
  }

  return {
    async call(endpoint, input, options = {}) {
      const ended = settings.onRequest?.()
      try {
        return await answer(endpoint, input, options)
      } catch (error) {
        if (error instanceof ApiError) report(endpoint, error, options)
        throw error
      } finally {
        ended?.()
      }
    },
  }
}
