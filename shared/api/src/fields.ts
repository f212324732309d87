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

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * Without control characters that no keyboard writes, NUL aside: a space stands for each, as other programs put them in
 * for a new line. JSON writes each as six bytes, and answers are bounded in bytes.
 */
export const withoutControls = (value: string): string => value.replaceAll(controls, ' ')

/** Free text of a stated length, without control characters but tabs and ends of lines. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'must not contain NUL')
    .overwrite(withoutControls)

/** Signs that turn the direction of words, and ends of lines and columns. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
const ends = /[\t\n\r\u0085\u2028\u2029]+/g

/** A letter, digit or sign that somebody can see: no space, no mark without one, and none of the letters that are blank. */
const seen = /(?![\u115f\u1160\u2800\u3164\uffa0\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Words on one line that do not turn those beside them. */
export const oneLine = (max: number) =>
  text(max).overwrite((value) => value.replaceAll(turning, '').replaceAll(ends, ' '))

/** A name that others read beside other words: it does not turn them, has no end of a line, and can be seen. */
export const visibleName = (max: number) =>
  oneLine(max)
    .trim()
    .min(1)
    .refine((value) => seen.test(value), 'must have a letter or sign that can be seen')

/** Comma-separated values in a query, as a list. */
export const commaList = z
  .string()
  .max(10_000)
  .transform((value) => value.split(',').filter((part) => part !== ''))

/** A value of an answer that may be new since whoever reads it was built. */
export type Open<T extends string> = T | (string & {})

/**
 * One of these values in an answer, or one that a newer server has: remotes live on with servers newer than they are,
 * and one unknown value must not cost a whole list. What is sent to the server is closed: there, use `z.enum`.
 */
export const openEnum = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .custom<V[number]>((value) => typeof value === 'string')
    .meta({ type: 'string', examples: [...values] })
    .transform((value): Open<V[number]> => value)

/** `true` or `false` in a query. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** The place of a page, as the server named it in the page before (`pages.ts`). */
export const afterPage = text(200).optional()
