import { z } from 'zod'

/** Identifier made by whoever creates the row (UUIDv7), so that a retried create is the same create. */
export const id = z.uuid()

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime()

/** Answer of calls that have nothing to say but that they succeeded. */
export const nothing = z.object({})

/** A person as other people see them. */
export const person = z.object({ id, name: z.string(), handle: z.string().nullable() })

export type Person = z.infer<typeof person>

/** Free text of a stated length, without control characters that no keyboard writes. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'must not contain NUL')

/** Comma-separated values in a query, as a list. */
export const commaList = z
  .string()
  .max(10_000)
  .transform((value) => value.split(',').filter((part) => part !== ''))

/** `true` or `false` in a query. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
