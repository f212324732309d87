import type { z } from 'zod'
import type { Scope } from './scopes.ts'

/** Statuses an endpoint may answer besides its success (as RFC 9110 means them). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 422 | 429 | 503

/**
 * Who may call: `anyone` needs no session, `viewer` needs none and sees more with one, `member` needs one, `admin` needs
 * one of an admin of the server, `ticket` needs a short-lived ticket for that one purpose (docs/decisions: tokens and
 * tickets).
 */
export type Access = 'anyone' | 'viewer' | 'member' | 'admin' | 'ticket'

/** A file sent as the only part of a multipart form. */
export interface Upload {
  /** Name of the form field. */
  readonly field: string
  readonly maxBytes: number
}

/** Largest answer of a page: bytes for each of the items that the query asks for. */
export interface PageBytes {
  readonly perItem: number
  /** The name in the query of how many items are asked for. */
  readonly items: string
}

/** One call of the API, stated once: the server validates with it, the browser client is typed by it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base, without a leading slash; parameters as `:name`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /**
   * It reads a book, or writes into one: the own one, or that of the kitchen that `kitchen` of the query names (`of-book.ts`).
   * `read-several` may read all of them at once. Only of `member` and `viewer`.
   */
  readonly book?: 'read' | 'read-several' | 'write'
  /** What an API token must be made for to call this; without it, no API token may. Only of `member` and `viewer`. */
  readonly scope?: Scope
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly upload?: Upload
  /** Longest body, bytes, where that of a member's other calls is too short. Few such bodies are taken at a time. */
  readonly maxBodyBytes?: number
  /** May take minutes before it answers: it reads other sites, or goes through the whole book. Others answer within 30 s. */
  readonly slow?: true
  /** Largest answer, bytes, of calls that may answer more than 1 MB: these take turns. */
  readonly maxAnswerBytes?: number | PageBytes
  /**
   * A list that the server answers in pages (`pages.ts`), and that the client puts together: its name in the answer, or
   * null where the answer is the list itself. The endpoint takes the place of a page as `after`.
   */
  readonly pages?: { readonly list: string | null }
  /** May be sent with a reference (`idempotency.ts`): sent again under the same one, it is answered again and not done again. */
  readonly idempotent?: true
  /**
   * The last good answer stays on the device of the member who asked, and is shown when no server answers: what a cook
   * reads, and nothing that is true for a moment only.
   */
  readonly cached?: true
  /** A cached question, by the `id` of what this endpoint answers with: its answer is the same, and is cached under it. */
  readonly updates?: Endpoint
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201 | 202
  /** The schema of a successful answer, or `file` for a download that is not JSON. */
  readonly response: z.ZodType | 'file'
  readonly errors: readonly ErrorStatus[]
}

/** A change that may be sent again: whether its answer was lost does not matter. */
export type ChangeEndpoint = Endpoint & {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly access: 'member'
  readonly idempotent: true
}

/** States an endpoint; preserves the literal types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Sent<S> = S extends z.ZodType ? z.input<S> : never

/** The input of a call: the parts that the endpoint names, and no others. */
export type CallInput<E extends Endpoint> = object &
  (E extends { params: infer P } ? { readonly params: Sent<P> } : unknown) &
  (E extends { query: infer Q } ? { readonly query?: Sent<Q> } : unknown) &
  (E extends { body: infer B } ? { readonly body: Sent<B> } : unknown) &
  (E extends { upload: Upload } ? { readonly file: Blob } : unknown)

/** The output of a successful call. */
export type CallOutput<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob
