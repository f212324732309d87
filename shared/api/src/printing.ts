import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, flag, id, instant } from './fields.ts'
import { shareSecret } from './shares.ts'

/** Most recipes of one booklet: their ids stand in an address. */
export const maxPrinted = 100

/** How a recipe is set: on a whole page with or without its photo, or on half a page in columns or in one. */
export const printTemplates = ['standard', 'noimage', 'halfsheet', 'compact'] as const

export type PrintTemplate = (typeof printTemplates)[number]

/** The fields of a template that may be changed. */
export const printModifiers = [
  'twocolIngr',
  'hideNotes',
  'hideSource',
  'hideSourceURL',
  'noimage',
  'largeType',
  'nutrition',
] as const

export type PrintModifier = (typeof printModifiers)[number]

export const printPapers = ['a4', 'letter'] as const

export type PrintPaper = (typeof printPapers)[number]

/** How many times a recipe is made: `2`, `0.5`, `1/2`. */
const scale = z.string().regex(/^\d{1,4}(?:\.\d{1,6})?(?:\/\d{1,4})?$/)

/** Names that are not known are passed over: templates of older addresses live on. */
const modifiers = commaList.transform((names) => printModifiers.filter((name) => names.includes(name)))

/** The language of what the page itself says; that of the browser where it is none of ours. */
const language = z.string().max(20).optional()

const look = {
  scale: scale.optional(),
  units: z.enum(['written', 'metric', 'us']).default('written'),
  oven: z.enum(['written', 'celsius', 'fahrenheit', 'gas']).default('written'),
  language,
}

/** Bound to what it prints: the same recipes, in the same order, or the same list. */
export const createPrintTicket = endpoint({
  method: 'POST',
  path: 'print/tickets',
  summary: 'A ticket for the print page of these recipes, or of this shopping list, for a quarter of an hour.',
  access: 'member',
  body: z.union([
    z.object({ recipeIds: z.array(id).min(1).max(maxPrinted) }).strict(),
    z.object({ shoppingListId: id }).strict(),
  ]),
  status: 201,
  response: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: [400, 401],
})

export const printRecipes = endpoint({
  method: 'GET',
  path: 'print',
  summary:
    'A page to print: one recipe, or a booklet of several with contents. The token is a print ticket or a session’s.',
  access: 'ticket',
  query: z.strictObject({
    recipeId: commaList.pipe(z.array(id).min(1).max(maxPrinted)),
    template: z.enum(printTemplates).catch('standard').default('standard'),
    modifiers: modifiers.default([]),
    paper: z.enum(printPapers).default('a4'),
    /** Of a booklet. */
    title: z.string().max(200).default(''),
    print: flag.optional(),
    ...look,
  }),
  response: 'file',
  errors: [400, 401, 404],
})

export const printShoppingList = endpoint({
  method: 'GET',
  path: 'print/shoppingList/:id',
  summary: 'A shopping list as a page to print. The token is a print ticket or a session’s.',
  access: 'ticket',
  params: z.object({ id }),
  query: z.strictObject({
    version: z.string().max(20).optional(),
    groupSimilar: flag.default(false),
    groupCategories: flag.default(false),
    sortBy: z.enum(['title', 'createdAt', '-createdAt']).default('title'),
    paper: z.enum(printPapers).default('a4'),
    print: flag.optional(),
    language,
  }),
  response: 'file',
  errors: [400, 401, 404],
})

/** Any value that is not empty, `0` or `false` turns it on. */
const truthy = z
  .string()
  .max(20)
  .default('')
  .transform((value) => !['', '0', 'false'].includes(value))

export const embedRecipe = endpoint({
  method: 'GET',
  path: 'embed/:secret',
  summary: 'The recipe of a link as a card for a frame of another site.',
  access: 'anyone',
  params: z.object({ secret: shareSecret }),
  query: z.strictObject({
    version: z.string().max(20).optional(),
    hideNotes: truthy,
    hideSource: truthy,
    hideSourceURL: truthy,
    noimage: truthy,
    twocolIngr: truthy,
    largeType: truthy,
    ...look,
  }),
  response: 'file',
  errors: [400, 404],
})
