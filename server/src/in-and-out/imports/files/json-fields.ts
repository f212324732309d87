import { z } from 'zod'

/** The text of a field: some programs write null for an empty field, others lists of lines. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A text field of any type; '' for none. */
export const text = z
  .unknown()
  .optional()
  .transform((value) => textOf(value).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').trim())

/** A list; empty for any other value. */
export const listOf = <T extends z.ZodType>(element: T) => z.array(element).catch([])

/** A number, also one written as text; null for any other value. */
export const number = z
  .unknown()
  .optional()
  .transform((value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
    return typeof read === 'number' && Number.isFinite(read) ? read : null
  })

/** Names, as texts or as objects with a name. */
export const names = listOf(
  z.union([z.string(), z.looseObject({ name: text }).transform(({ name }) => name)]).catch(''),
).transform((all) => all.map((name) => name.trim()).filter((name) => name !== ''))
