import * as z from 'zod/mini'

const values = z.record(z.string(), z.unknown())

/**
 * A change as it is stored until the server applied it: plain data, so that it outlives the page and the release that
 * made it.
 */
export const newChange = z.object({
  /** UUID. Names the change everywhere: here, on the bus, and at the server, which applies it once. */
  reference: z.uuid(),
  /** Method and path as the contract states them: `PUT shoppingLists/:id/items`. */
  endpoint: z.string().check(z.regex(/^(POST|PUT|DELETE) \S+$/)),
  input: z.object({
    params: z.optional(values),
    query: z.optional(values),
    body: z.optional(z.unknown()),
    file: z.optional(z.instanceof(Blob)),
  }),
  /** Path of the question whose answer it is answered with: `recipes/:id`. */
  tells: z.optional(z.string()),
  /** Changes of one scope are sent one after the other, in the order they were made. */
  scope: z.string(),
  /** Scopes whose changes that were made before this one go first: of a thing that this one names. */
  after: z.optional(z.array(z.string())),
  /** When it was made, ISO 8601. */
  at: z.iso.datetime(),
  /** Where in the product it shows, a path made by `paths`. */
  path: z.string(),
  /** Plain data that a screen needs besides the input to show it; never sent. */
  preview: z.optional(z.unknown()),
  /** The answers for files that this change names, by their references: it may wait longer than they did. */
  answers: z.optional(z.record(z.string(), z.unknown())),
})

export type NewChange = Readonly<z.infer<typeof newChange>>
