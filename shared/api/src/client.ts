import type { CallInput, CallOutput, Endpoint } from './endpoint.ts'
import { errorBody } from './error-body.ts'
import { ApiError } from './errors.ts'
import { referenceHeader } from './once.ts'

/** How long a request may take without a word from the server, milliseconds. */
const timeoutMs = 600_000

export interface ApiResult<T> {
  readonly success: true
  readonly status: number
  readonly data: T
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** A failure has no place on the screen: it is told in a toast, once. Otherwise whoever calls shows it in place. */
  readonly toast?: boolean
  /** Nobody waits for the answer: not even a session that ended is told of. */
  readonly silent?: boolean
  /** Told how much of a file went out, from 0 to 1. While more goes out, the call does not run out of time. */
  readonly onSent?: (share: number) => void
  /** Names this change (UUID): sent again under the same reference, it is not done again. For endpoints that are `once`. */
  readonly reference?: string
}

/** Sends a form and tells how much of it went out, from 0 to 1. Rejects like `fetch`. */
export type SendForm = (
  url: string,
  form: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: FormData
    readonly signal: AbortSignal
  },
  tell: (share: number) => void,
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
  /** Told of every request; the function it gives back is called when that request ended. */
  readonly onRequest?: () => () => void
  /** The session is not valid any more (401). */
  readonly onUnauthorized?: () => void
  /** A failure that the caller wants told in a toast. */
  readonly onToast?: (error: ApiError) => void
  /** The server broke the contract: worth a report, whatever the screen makes of it. */
  readonly onUnreadable?: (error: ApiError, endpoint: Endpoint) => void
  readonly fetch?: typeof fetch
  /** How files go out whose progress is asked for; without it, nobody is told of it. */
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

/** Gives up when nothing was heard for as long as a request may take. */
function idleTimeout(): { readonly signal: AbortSignal; readonly renew: () => void; readonly end: () => void } {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), timeoutMs)
  }
  renew()
  return { signal: limit.signal, renew, end }
}

/** `Retry-After` in milliseconds: the header gives seconds, or an instant. Null when there is none. */
function retryAfterOf(headers: Headers): number | null {
  const said = headers.get('retry-after')
  if (said === null) return null
  const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now()
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

/** What a success carries. @throws {ApiError} when it is no JSON, or not what the contract promises */
function readAnswer(response: Exclude<Endpoint['response'], 'file'>, status: number, text: string): unknown {
  try {
    return response.parse(JSON.parse(text))
  } catch (cause) {
    throw new ApiError(status, null, { cause, failure: 'unreadable' })
  }
}

/** Makes the client that browser and tests call the server with. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const fetchIt = settings.fetch ?? fetch

  async function send(endpoint: Endpoint, parts: Parts, { signal, onSent, reference }: CallOptions): Promise<Response> {
    const { method } = endpoint
    const url = callUrl(settings.base, endpoint, parts)
    const token = settings.token()
    const { body, headers: kind = {} } = content(endpoint, parts)
    // Not in the address: those are kept in logs, histories and caches on disk.
    const headers = {
      ...kind,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(reference === undefined ? {} : { [referenceHeader]: reference }),
    }
    const limit = idleTimeout()
    const limits = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])])
    try {
      if (!onSent || !settings.sendForm || !(body instanceof FormData)) {
        return await fetchIt(url, { method, headers, signal: limits, ...(body === undefined ? {} : { body }) })
      }
      return await settings.sendForm(url, { method, headers, body, signal: limits }, (share) => {
        limit.renew()
        onSent(share)
      })
    } finally {
      limit.end()
    }
  }

  async function exchange(endpoint: Endpoint, parts: Parts, options: CallOptions) {
    try {
      const answered = await send(endpoint, parts, options)
      const { ok } = answered
      return {
        ok,
        status: answered.status,
        retryAfterMs: retryAfterOf(answered.headers),
        body: ok && endpoint.response === 'file' ? await answered.blob() : await answered.text(),
      }
    } catch (cause) {
      options.signal?.throwIfAborted()
      throw new ApiError(0, null, { cause })
    }
  }

  async function answer<E extends Endpoint>(endpoint: E, parts: Parts, options: CallOptions) {
    const { ok, status, body, retryAfterMs } = await exchange(endpoint, parts, options)
    if (!ok) throw refusal(status, String(body), retryAfterMs)
    const data = endpoint.response === 'file' ? body : readAnswer(endpoint.response, status, String(body))
    return { success: true, status, data: data as CallOutput<E> } as const
  }

  function tell(endpoint: Endpoint, error: ApiError, { toast, silent }: CallOptions): void {
    if (error.failure === 'unreadable') settings.onUnreadable?.(error, endpoint)
    if (silent) return
    if (error.status === 401) settings.onUnauthorized?.()
    else if (toast) settings.onToast?.(error)
  }

  return {
    async call(endpoint, input, options = {}) {
      const ended = settings.onRequest?.()
      try {
        return await answer(endpoint, input, options)
      } catch (error) {
        if (error instanceof ApiError) tell(endpoint, error, options)
        throw error
      } finally {
        ended?.()
      }
    },
  }
}
