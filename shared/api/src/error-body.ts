import * as z from 'zod/mini'

/** The body of every answer that is not a success. `field` names the input that was wrong, as `body.title`. */
export const errorBody = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.optional(z.string()) }),
})

export type ErrorBody = z.infer<typeof errorBody>
