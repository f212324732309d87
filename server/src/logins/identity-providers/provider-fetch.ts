import type { FetchImplementation } from 'jose'
import type { CustomFetch, FetchBody } from 'openid-client'
import type { Outgoing } from '../../machinery/base/outgoing/outgoing.ts'

/** Largest answer of a provider, bytes: metadata, keys or claims. */
const maxBytes = 300_000
/** Time for one answer, milliseconds. */
const timeout = 10_000

function textOf(body: FetchBody): string | null {
  if (body === undefined || body === null) return null
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('a provider is sent text alone')
}

/** Sends the requests of the OpenID Connect library by the guarded client: bounded, and to allowed addresses only. */
export const providerFetch =
  (outgoing: Pick<Outgoing, 'request'>): CustomFetch =>
  async (address, { method, headers, body }) => {
    const answer = await outgoing.request(address, { method, headers, body: textOf(body), maxBytes, timeout })
    const hasBody = answer.body.length > 0 && ![204, 205, 304].includes(answer.status)
    return new Response(hasBody ? Uint8Array.from(answer.body) : null, {
      status: answer.status,
      headers: { 'content-type': answer.type },
    })
  }

/** The same for the library that checks signatures, which asks for the public keys. */
export const keyFetch =
  (outgoing: Pick<Outgoing, 'request'>): FetchImplementation =>
  async (address, { headers }) => {
    const answer = await outgoing.request(address, {
      method: 'GET',
      headers: Object.fromEntries(headers),
      body: null,
      maxBytes,
      timeout,
    })
    return new Response(Uint8Array.from(answer.body), { status: answer.status })
  }
