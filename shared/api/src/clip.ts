import type { Clipped } from '@potluck/clip/clip'
import { type ClippedRecipe, recipeTexts } from '@potluck/clip/recipe'
import { linksOfVideo } from '@potluck/clip/video-text'
import { byName } from '@potluck/recipe/by-name'
import { type TextField, textFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, openEnum, text } from './fields.ts'
import { ofBook } from './of-book.ts'

/** Most links that are clipped in one go. */
export const maxClippedLinks = 1_000

/** Longest page that is handed over, bytes, as the longest that is fetched. */
export const maxPageBytes = 10_000_000

/** Longest address that is fetched. */
const address = text(4_000).trim().min(1)

/** A recipe that was found on a page, as the fields of ours would hold it: nothing is longer than a save allows. */
export const clippedRecipe = z.object({
  ...byName(textFields, () => z.string().default('')),
  /** Words under which the page files it: labels to offer. */
  keywords: z.array(z.string()).default([]),
  /** Addresses of its pictures on the web, the largest first. */
  images: z.array(z.string()),
})

const sources = [
  'json-ld',
  'microdata',
  'rdfa',
  'h-recipe',
  'plug-in',
  'page',
  'script',
  'meta',
  'video',
  'text',
  'model',
] as const

/** Where a field came from and how sure that is. */
const origin = z.object({ source: openEnum(sources), certainty: openEnum(['sure', 'likely', 'guess']) })

export type FieldOrigin = z.infer<typeof origin>

/** A line with words or amounts that the text does not have, or not near each other. */
export const unprovenLine = z.object({ line: z.string(), words: z.array(z.string()) })

/** The recipe that was read, for a review before it is saved. */
export const clipping = clippedRecipe.extend({
  /** The first of `images`, or empty. */
  imageURL: z.string(),
  outcome: openEnum(['recipe', 'no recipe']),
  format: openEnum(['html', 'json-ld', 'text']),
  origins: z.object({
    title: origin.optional(),
    ingredients: origin.optional(),
    instructions: origin.optional(),
    notes: origin.optional(),
  }),
  /** Further recipes of the same page or text. */
  others: z.array(clippedRecipe),
  /** The text of the page, line by line. */
  lines: z.array(z.string()),
  /** Whether it is of a video, or of a picture with a text below it: without a recipe, title and picture are kept. */
  isVideo: z.boolean().default(false),
  /** Pages that the text of a video names as its recipe. */
  links: z.array(z.string()).default([]),
  /** Of a recipe that a language model read: the words of its lines that do not stem from the text. */
  unproven: z.array(unprovenLine).default([]),
})

export type Clipping = z.infer<typeof clipping>

/** The same as the server writes it. */
export type AnsweredClipping = z.input<typeof clipping> &
  Pick<Clipping, TextField | 'keywords' | 'others' | 'isVideo' | 'links' | 'unproven'>

const cut = (value: string, length: number): string => value.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Lines as text, as many whole ones as there is room for. */
function page(lines: readonly string[]): string {
  let length = 0
  const remainingLines = lines.filter((line) => {
    length += line.length + 1
    return length <= 100_000
  })
  return remainingLines.join('\n')
}

/** Most words that are offered as labels, and the longest that is one. */
const [mostKeywords, longestKeyword] = [12, 60]

function writtenOf(recipe: ClippedRecipe): z.infer<typeof clippedRecipe> {
  const texts = recipeTexts({
    ...recipe,
    source: recipe.source || recipe.author,
    author: recipe.source === '' || recipe.author === recipe.source ? '' : recipe.author,
  })
  return {
    ...byName(textFields, ({ name, max }) => cut(texts[name], max)),
    ingredients: page(recipe.ingredients),
    instructions: page(recipe.instructions),
    keywords: recipe.keywords.filter((word) => word.length <= longestKeyword).slice(0, mostKeywords),
    images: recipe.images.filter((image) => /^https?:/.test(image)).slice(0, 20),
  }
}

/** Most further recipes that are listed. */
const mostOthers = 49

/** The recipe that the library read, in the form of a review: the same from the server and from the browser. */
export function clippingOf({ recipe, outcome, format, origins, others, lines, video }: Clipped): AnsweredClipping {
  const written = writtenOf(recipe)
  const { title, ingredients, instructions, notes } = origins
  const listedOrigins = {
    ...(title && { title }),
    ...(ingredients && { ingredients }),
    ...(instructions && { instructions }),
    ...(notes && { notes }),
  }
  return {
    ...written,
    imageURL: written.images[0] ?? '',
    outcome,
    format,
    origins: listedOrigins,
    others: others.slice(0, mostOthers).map(writtenOf),
    lines: [...lines],
    isVideo: video !== null,
    links: video === null ? [] : [...linksOfVideo(video)],
    unproven: [],
  }
}

const errors = [400, 401, 413, 415, 422, 429, 503] as const

export const clipLink = endpoint({
  method: 'GET',
  path: 'clip',
  slow: true,
  summary:
    'Read a recipe from a page of the web. 400: there is no such page to be had; 415: what is there is no page; 422: the page lets only people in (`page-refuses`), or asks for consent first (`page-asks-consent`).',
  access: 'member',
  scope: 'recipes:write',
  query: z.strictObject({ url: address }),
  response: clipping,
  errors,
})

export const clipPage = endpoint({
  method: 'POST',
  path: 'clip',
  slow: true,
  summary: 'Read a recipe from a link, from the HTML of a page (`url` says where it stood), or from text.',
  access: 'member',
  scope: 'recipes:write',
  body: z
    .strictObject({ url: address.optional(), html: z.string().min(1).optional(), text: z.string().min(1).optional() })
    .refine(
      ({ url, html, text: written }) => [url, html ?? written].some((part) => part !== undefined),
      'nothing to read',
    )
    .refine(({ html, text: written }) => html === undefined || written === undefined, 'either html or text'),
  maxBodyBytes: maxPageBytes,
  response: clipping,
  errors,
})

export const clipPicture = endpoint({
  method: 'GET',
  path: 'clip/picture',
  summary:
    'A picture of a page, as a small square to choose by: the server does not store it. 400: there is none to be had; 415: it is no picture.',
  access: 'member',
  scope: 'recipes:write',
  query: z.strictObject({ url: address }),
  response: 'file',
  errors: [400, 401, 413, 415, 429, 503],
})

export const clipLinks = endpoint({
  method: 'POST',
  path: 'clip/links',
  slow: true,
  summary: 'Read the recipes of many links into a book; the work is a job with a result for each link.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  query: z.strictObject(ofBook),
  body: z.strictObject({
    urls: z.array(address).min(1).max(maxClippedLinks),
    language: z.string().max(20).optional(),
  }),
  status: 202,
  response: z.object({ jobId: id }),
  errors: [400, 401, 403, 404, 413, 429, 503],
})

/** Names the jobs that clip many links. */
export const clipLinksKind = 'clip-links'

export const findByLink = endpoint({
  method: 'GET',
  path: 'clip/known',
  summary: 'Recipes of the own book that came from this link, with or without what follows readers about.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  query: z.strictObject({ ...ofBook, url: address }),
  response: z.array(z.object({ id, title: z.string() })),
  errors: [400, 401, 404],
})
