import { z } from 'zod'

/** What was meant as text: some write null for what was never filled in, others lists of lines. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A field of text, whatever a program put there; '' for nothing. */
export const text = z
  .unknown()
  .optional()
  .transform((value) => textOf(value).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').trim())

/** A list, empty for what is none. */
export const listOf = <T extends z.ZodType>(element: T) => z.array(element).catch([])

/** A number, also one written as text; null for what is none. */
export const number = z
  .unknown()
  .optional()
  .transform((value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
    return typeof read === 'number' && Number.isFinite(read) ? read : null
  })

/** Names, written as such or as objects that have one. */
export const names = listOf(
  z.union([z.string(), z.looseObject({ name: text }).transform(({ name }) => name)]).catch(''),
).transform((all) => all.map((name) => name.trim()).filter((name) => name !== ''))
