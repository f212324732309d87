import type { CallInput, CallOutput, Endpoint } from './endpoint.ts'
import { errorBody } from './error-body.ts'
import { ApiError } from './errors.ts'
import { referenceHeader } from './once.ts'

/** Request timeout of the specification, milliseconds. */
const timeoutMs = 600_000

export interface ApiResult<T> {
  readonly success: true
  readonly status: number
  readonly data: T
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Statuses the caller deals with itself, or all of them; the default handling leaves those alone. */
  readonly handles?: readonly number[] | 'all'
  /** Told how much of a file went out, from 0 to 1. While more goes out, the call does not run out of time. */
  readonly onSent?: (share: number) => void
  /** Names this change (UUID): sent again under the same reference, it is not done again. For endpoints that are `once`. */
  readonly reference?: string
}

/** Sends a form and tells how much of it went out, from 0 to 1. Rejects like `fetch`. */
export type SendForm = (
  url: string,
  form: { readonly method: string; readonly body: FormData; readonly signal: AbortSignal },
  tell: (share: number) => void,
) => Promise<Response>

export interface ApiClient {
  /**
   * Calls an endpoint. Parts that the endpoint does not name cannot be given; null query values are left out.
   * @throws {ApiError} for every answer that is not a success, and with status 0 when none came.
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
  /** Told of every error that the caller did not say it handles. */
  readonly onUnhandled?: (error: ApiError) => void
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

/** The address of a call: base, path, token, query (specification section 7). */
export function callUrl(base: string, endpoint: Endpoint, parts: Parts, token: string | null): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const url = new URL(path, base)
  if (token !== null) url.searchParams.set('token', token)
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
function patience(): { readonly signal: AbortSignal; readonly renew: () => void; readonly end: () => void } {
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
function retryAfterOf({ headers }: Response): number | null {
  const said = headers.get('retry-after')
  if (said === null) return null
  const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

async function readError(response: Response): Promise<ApiError> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null))
  return new ApiError(response.status, parsed.success ? parsed.data : null, { retryAfterMs: retryAfterOf(response) })
}

/** Makes the client that browser and tests call the server with. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const send = settings.fetch ?? fetch

  async function request(
    endpoint: Endpoint,
    parts: Parts,
    { signal, onSent, reference }: CallOptions,
  ): Promise<Response> {
    const { method } = endpoint
    const url = callUrl(settings.base, endpoint, parts, settings.token())
    const { body, headers: described } = content(endpoint, parts)
    const headers = { ...described, ...(reference === undefined ? {} : { [referenceHeader]: reference }) }
    const limit = patience()
    const limits = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])])
    try {
      if (!onSent || !settings.sendForm || !(body instanceof FormData)) {
        return await send(url, { method, headers, signal: limits, ...(body === undefined ? {} : { body }) })
      }
      return await settings.sendForm(url, { method, body, signal: limits }, (share) => {
        limit.renew()
        onSent(share)
      })
    } catch (cause) {
      signal?.throwIfAborted()
      throw new ApiError(0, null, { cause })
    } finally {
      limit.end()
    }
  }

  async function answer<E extends Endpoint>(endpoint: E, response: Response): Promise<ApiResult<CallOutput<E>>> {
    if (!response.ok) throw await readError(response)
    const data = endpoint.response === 'file' ? await response.blob() : endpoint.response.parse(await response.json())
    return { success: true, status: response.status, data: data as CallOutput<E> }
  }

  return {
    async call(endpoint, input, options = {}) {
      const ended = settings.onRequest?.()
      try {
        return await answer(endpoint, await request(endpoint, input as Parts, options))
      } catch (error) {
        const handled =
          error instanceof ApiError && (options.handles === 'all' || options.handles?.includes(error.status))
        if (error instanceof ApiError && !handled) settings.onUnhandled?.(error)
        throw error
      } finally {
        ended?.()
      }
    },
  }
}
