import { z } from 'zod'
import { id } from './fields.ts'

/** Of the query of an endpoint with `book`: a kitchen whose book is meant; without it, the own book. */
export const ofBook = { kitchen: id.optional() }

/** In place of a kitchen: the own book together with those of all kitchens that the caller is in. */
export const allBooks = 'all'

/** Of the query of an endpoint that reads several books at once: `all` is one more choice. */
export const ofBooks = { kitchen: z.union([z.literal(allBooks), id]).optional() }

/** The input of a call about the book of a kitchen, or about something in it; nothing for the own book. */
export const inBook = (kitchenId: string | undefined): { readonly query?: { readonly kitchen: string } } =>
  kitchenId === undefined ? {} : { query: { kitchen: kitchenId } }
