import { id } from './fields.ts'

/** Of the query of an endpoint with `book`: a kitchen whose book is meant; without it, the own book. */
export const ofBook = { kitchen: id.optional() }

/** The input of a call about the book of a kitchen, or about something in it; nothing for the own book. */
export const inBook = (kitchenId: string | undefined): { readonly query?: { readonly kitchen: string } } =>
  kitchenId === undefined ? {} : { query: { kitchen: kitchenId } }
