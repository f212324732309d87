import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, text } from './fields.ts'
import { ofBook } from './of-book.ts'

/** Limit of one uploaded picture, bytes. */
export const imageMaxBytes = 30_000_000

/**
 * A picture as recipes carry it. `location` (large), `medium` and `thumbnail` are addresses relative to the API base
 * that already carry their ticket, so an `<img>` needs nothing else.
 */
export const image = z.object({ id, location: z.string(), medium: z.string(), thumbnail: z.string() })

export type Image = z.infer<typeof image>

export const uploadImage = endpoint({
  method: 'POST',
  path: 'images',
  summary:
    'Upload a picture. It is re-encoded and its metadata is dropped. Its id is the reference it is sent under, where there is one. 415: not a picture that can be read. 503: the server is short of memory, or its files are away.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  upload: { field: 'image', maxBytes: imageMaxBytes },
  status: 201,
  response: image,
  errors: [400, 401, 403, 404, 409, 413, 415, 422, 429, 503],
})

export const addImageByLink = endpoint({
  method: 'POST',
  path: 'images/url',
  slow: true,
  summary: 'Fetch a picture from the web and store it, re-encoded and without metadata. 400: there is none to be had.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  body: z.strictObject({ url: text(4_000).trim().min(1) }),
  status: 201,
  response: image,
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503],
})

export const getImage = endpoint({
  method: 'GET',
  path: 'images/:id/:size',
  summary: 'A picture. The token parameter carries the ticket that its recipe gave.',
  access: 'ticket',
  params: z.object({ id, size: z.enum(['large', 'medium', 'thumbnail']) }),
  response: 'file',
  errors: [400, 401, 404],
})
