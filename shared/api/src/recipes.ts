import { byName } from '@potluck/recipe/by-name'
import { listedFields, textFields, unlistedFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import { recipeContents } from './contents.ts'
import { endpoint } from './endpoint.ts'
import { commaList, flag, id, instant, nothing, oneLine, openEnum, person, text } from './fields.ts'
import { image } from './images.ts'
import { ofBook, ofBooks } from './of-book.ts'

const folders = ['main', 'inbox'] as const

/** `main` is the cook's book, `inbox` holds what friends sent. */
export const folder = z.enum(folders)

/** Where a recipe is, in an answer. What was deleted is in the trash. */
export const folderOfRecipe = openEnum([...folders, 'trash'])

export type Folder = z.infer<typeof folder>

export const labelTag = z.object({ id, title: z.string() })

export const rating = z.int().min(1).max(5)

/** Most pictures of one recipe. */
export const maxImages = 10

/** The fields of a recipe that lists and cards show. */
export const recipeSummary = z.object({
  id,
  ...byName(listedFields, () => z.string()),
  rating: rating.nullable(),
  folder: folderOfRecipe,
  labels: z.array(labelTag),
  /** The first picture, or null. */
  image: image.nullable(),
  /** Who sent it; only on the recipient's copy, and on a recipe that they kept in a kitchen, which lists do not say it of. */
  fromUser: person.nullable(),
  /** Whose it is; null for the reader's own. Labels and rating of others are not included. */
  owner: person.nullable(),
  /** The kitchen of which it is, where the profile of its owner shows that kitchen to the reader. */
  profileKitchen: z.object({ id, name: z.string() }).optional(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was last noted as cooked. */
  lastCookedAt: instant.nullable(),
  /** The kitchen in whose book it is; not there for recipes of one person. Rating and last cooking are the reader's own. */
  kitchenId: id.optional(),
  /** The kitchen of a recipe of the own book that its cook keeps to themselves. */
  onlyForMeIn: id.optional(),
})

export type RecipeSummary = z.infer<typeof recipeSummary>

/** The same as the server writes it. */
export type AnsweredRecipeSummary = z.input<typeof recipeSummary>

/** Most letters of the words by which a line names another recipe. */
export const maxLinkWords = 200

/** A recipe that another one takes. Its title, or the words, name it in a line. */
const linkedRecipe = z.object({ id, title: z.string(), words: z.string().optional() })

/** A whole recipe. Ingredients and instructions are text, a line each; `[Header]` lines are headers. */
export const recipe = recipeSummary.extend({
  ...byName(unlistedFields, () => z.string()),
  images: z.array(image),
  /** Whether the reader may change it: their own, or one of a kitchen where they are owner or cook. */
  isOwner: z.boolean(),
  /** In a kitchen, who added it, and who saved it last. */
  addedBy: person.nullable().optional(),
  /** In a kitchen, whose own book had the same when they moved in. */
  alsoFrom: z.array(person).optional(),
  savedBy: person.nullable().optional(),
  /** In a kitchen, what the reader noted on it for themselves. */
  ownNote: z.string().optional(),
  /** Recipes that this one takes, such as its sauce. */
  linked: z.array(linkedRecipe),
  /** There where the reader may read variations of it. */
  hasVariations: z.boolean().optional(),
  /** There where others show the reader photos of their cookings. */
  hasPhotosOfOthers: z.boolean().optional(),
  /** Counts the saves; sent with a save, it shows that somebody saved in between. */
  version: z.int(),
  /** Its foods and nutrition; not there before they were worked out. */
  contents: recipeContents.optional(),
})

export type Recipe = z.infer<typeof recipe>

/** The same as the server writes it. */
export type AnsweredRecipe = z.input<typeof recipe>

const draftTexts = byName(textFields, ({ max }) => text(max))

const draftFields = {
  ...draftTexts,
  title: draftTexts.title.trim().min(1),
  rating: rating.nullable(),
  /** Titles of labels; those that do not exist are made. */
  labels: z.array(oneLine(100)).max(100),
  /** The pictures in order, as `POST images` named them. */
  imageIds: z.array(id).max(maxImages),
}

/** The fields a cook writes. */
export const recipeDraft = z.strictObject({
  ...byName(textFields, ({ name }) => draftFields[name].default('')),
  title: draftFields.title,
  rating: draftFields.rating.default(null),
  labels: draftFields.labels.default([]),
  imageIds: draftFields.imageIds.default([]),
})

export type RecipeDraft = z.input<typeof recipeDraft>

/** The fields of a recipe that a cook writes, all present. */
export type WrittenRecipe = {
  readonly [Field in keyof RecipeDraft]-?: Exclude<RecipeDraft[Field], undefined>
}

/** The written fields of a recipe that was read, as a save sends them back. */
export const writtenFields = (recipe: Recipe): WrittenRecipe => ({
  ...byName(textFields, ({ name }) => recipe[name]),
  rating: recipe.rating,
  labels: recipe.labels.map((label) => label.title),
  imageIds: recipe.images.map((image) => image.id),
})

/**
 * `-title` is a legacy spelling of `title`: both sort from A to Z, `titleDown` from Z to A. What has no rating or time,
 * and what was never cooked, comes last both ways. `random` is an order of its own for each seed.
 */
export const recipeSort = z.enum([
  'title',
  '-title',
  'titleDown',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
  'rating',
  '-rating',
  'totalTime',
  '-totalTime',
  'lastCookedAt',
  '-lastCookedAt',
  'random',
])

export type RecipeSort = z.infer<typeof recipeSort>

const ratingOrNone = z
  .enum(['1', '2', '3', '4', '5', 'null'])
  .transform((value) => (value === 'null' ? null : Number(value)))

const minutes = z.coerce.number().int().min(0).max(1_000_000)

export const recipeFilters = {
  /** Titles of labels, comma-separated; `unlabeled` asks for recipes without any. */
  labels: commaList.pipe(z.array(text(200)).max(100)).optional(),
  /** All of the labels instead of any. */
  labelIntersection: flag.optional(),
  /** Ratings 1 to 5, and `null` for unrated, comma-separated. */
  ratingFilter: commaList.pipe(z.array(ratingOrNone).max(100)).optional(),
  /** None of these labels; `unlabeled` leaves out recipes without any. */
  withoutLabels: commaList.pipe(z.array(text(200)).max(100)).optional(),
  /** Total time, both ends included; recipes that do not say theirs are left out. */
  minMinutes: minutes.optional(),
  maxMinutes: minutes.optional(),
  /** Words that the source holds. */
  source: text(200).optional(),
  /** With `without:` or `diet:` in the query: the recipes of which it is not known whether they contain it. */
  unclear: flag.optional(),
}

/** The filters of a list or a search. */
export interface RecipeFilter {
  readonly labels?: readonly string[] | undefined
  readonly labelIntersection?: boolean | undefined
  readonly ratingFilter?: readonly (number | null)[] | undefined
  readonly withoutLabels?: readonly string[] | undefined
  readonly minMinutes?: number | undefined
  readonly maxMinutes?: number | undefined
  readonly source?: string | undefined
  readonly unclear?: boolean | undefined
}

const pages = {
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  count: z.coerce.number().int().min(1).max(500).default(100),
  /** Which of the random orders. */
  seed: z.coerce.number().int().min(0).max(1_000_000).default(0),
}

const recipePage = z.object({ data: z.array(recipeSummary), totalCount: z.int() })

export type RecipePage = z.infer<typeof recipePage>

/** The same as the server writes it. */
export type AnsweredRecipePage = z.input<typeof recipePage>

/** A recipe that a search found, and the line that holds what was looked for where title, source and labels do not. */
export const foundRecipe = recipeSummary.extend({
  match: z.object({ field: openEnum(['ingredients', 'instructions', 'notes']), line: z.string() }).nullable(),
})

/** The same as the server writes it. */
export type AnsweredFoundRecipe = z.input<typeof foundRecipe>

const foundPage = z.object({
  data: z.array(foundRecipe),
  totalCount: z.int(),
  /** Words as the recipes write them, folded, to be marked where they stand. */
  marks: z.array(z.string()),
  /** Words that stand nowhere in the book, and what was looked for in their place. */
  corrections: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
})

export type SearchPage = z.infer<typeof foundPage>

/** The same as the server writes it. */
export type AnsweredSearchPage = z.input<typeof foundPage>

export const countRecipes = endpoint({
  method: 'GET',
  path: 'recipes/count',
  summary: 'How many recipes a folder holds.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({ ...ofBook, folder: folder.default('main') }),
  response: z.object({ count: z.int() }),
  errors: [400, 401, 404],
})

/** Most letters that are told. */
export const maxTitleLetters = 200

/** A letter that titles begin with, and how many. */
const titleLetter = z.object({ letter: z.string(), count: z.int() })

export type TitleLetter = z.infer<typeof titleLetter>

export const listTitleLetters = endpoint({
  method: 'GET',
  path: 'recipes/letters',
  summary:
    'The letters that titles of a folder begin with, folded and in the order of its list by title, and how many begin so. 0 stands for all digits.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({ ...ofBook, folder: folder.default('main') }),
  maxAnswerBytes: 20_000,
  response: z.object({ letters: z.array(titleLetter) }),
  errors: [400, 401, 404],
})

export const listRecipes = endpoint({
  method: 'GET',
  path: 'recipes/by-page',
  summary:
    'A page of a folder, with what friends show on their profiles if asked for; with `kitchen=all`, of the own book and those of all kitchens of the caller together, then without friends. With `userId` of somebody else, the recipes that their profile shows to the caller; 404 when it shows none, 401 to a guest.',
  access: 'viewer',
  book: 'read-several',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({
    ...ofBooks,
    folder: folder.default('main'),
    sort: recipeSort.default('title'),
    ...pages,
    userId: id.optional(),
    /** With `userId`: the kitchen whose book their profile shows. */
    profileKitchen: id.optional(),
    /** Friends' recipes among the own ones of the main folder. Labels and ratings are each cook's own: where one asks for them, none of a friend's passes. */
    includeFriends: flag.optional(),
    ...recipeFilters,
  }),
  maxAnswerBytes: { perItem: 48_000, items: 'count' },
  response: recipePage,
  errors: [400, 401, 404],
})

export const searchRecipes = endpoint({
  method: 'GET',
  path: 'recipes/search',
  summary:
    'A page of the recipes that hold every word, or one that begins with it, best first unless sorted; if asked for, then those that friends show. Forgives one slip in a word of five letters that stands nowhere in the own book. Takes -word, "exact words", label:, time:<30, rating:>3, source:, amounts of a serving such as kcal:<500 and protein:>30, and without:nuts or diet:vegan, where every line has to be understood; `unclear` has those that are not. With `kitchen=all`, of all books that the caller reads, as `recipes/by-page`: a word is corrected only where no book has it. With `userId` of somebody else, of the recipes that their profile shows, as `recipes/by-page`.',
  access: 'viewer',
  book: 'read-several',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({
    ...ofBooks,
    query: z.string().trim().min(1).max(1_000),
    folder: folder.default('main'),
    sort: recipeSort.optional(),
    ...pages,
    userId: id.optional(),
    /** With `userId`: the kitchen whose book their profile shows. */
    profileKitchen: id.optional(),
    includeFriends: flag.optional(),
    ...recipeFilters,
  }),
  maxAnswerBytes: { perItem: 48_000, items: 'count' },
  response: foundPage,
  errors: [400, 401, 404],
})

export const getRecipe = endpoint({
  method: 'GET',
  path: 'recipes/:id',
  summary: 'One recipe of the own book, or one that its owner’s profile shows to the caller.',
  access: 'viewer',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  maxAnswerBytes: 3_000_000,
  response: recipe,
  errors: [400, 401, 404],
})

export const createRecipe = endpoint({
  method: 'POST',
  path: 'recipes',
  summary: 'Write a recipe. With an id of one’s own, a retry is the same create.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  body: recipeDraft.extend({
    id: id.optional(),
    folder: folder.optional(),
    /** The recipe of which it is a duplicate: they are variations of each other. */
    copyOf: id.optional(),
  }),
  status: 201,
  updates: getRecipe,
  response: recipe,
  errors: [400, 401, 403, 404, 409, 413, 422, 429],
})

export const updateRecipe = endpoint({
  method: 'PUT',
  path: 'recipes/:id',
  summary:
    'Save a recipe. 409: somebody saved in between, and `version` is given; or, with `replaces`, wrote other words in its fields.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  body: recipeDraft.extend({
    folder: folder.optional(),
    version: z.int().optional(),
    /**
     * The fields that this save changes, as they were before. The others stay as they are, whatever the save says of
     * them; `version` then does not matter.
     */
    replaces: z.strictObject(draftFields).partial().optional(),
  }),
  updates: getRecipe,
  response: recipe,
  errors: [400, 401, 403, 404, 409, 413, 422, 429],
})

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: 'recipes/:id',
  summary: 'Put a recipe into the trash. One that is there stays there.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const rateRecipe = endpoint({
  method: 'PUT',
  path: 'recipes/:id/rating',
  summary: 'Rate a recipe, or take its rating away. That is no save: its version stays.',
  access: 'member',
  book: 'read',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  body: z.strictObject({ rating: rating.nullable() }),
  response: nothing,
  errors: [400, 401, 404, 409, 422],
})

export const moveRecipe = endpoint({
  method: 'PUT',
  path: 'recipes/:id/folder',
  summary: 'Move a recipe into another folder. That is no save: its version stays.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  body: z.strictObject({ folder }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const saveCopy = endpoint({
  method: 'POST',
  path: 'recipes/:id/copies',
  summary:
    'Put a copy of a recipe that one may read into the own book, under an id of one’s own if given; it says whose it was.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject({ ...ofBook, copyId: id.optional() }),
  status: 201,
  response: recipe,
  errors: [400, 401, 403, 404, 409, 422, 429],
})

export const linkRecipe = endpoint({
  method: 'PUT',
  path: 'recipes/:id/linked/:linkedId',
  summary:
    'Say that a recipe takes another one, and by which words its lines name it (its title without them). 409: that one takes this one, directly or not.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id, linkedId: id }),
  query: z.strictObject({ ...ofBook, words: oneLine(maxLinkWords).optional() }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const unlinkRecipe = endpoint({
  method: 'DELETE',
  path: 'recipes/:id/linked/:linkedId',
  summary: 'Say that a recipe does not take another one any more.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id, linkedId: id }),
  query: z.strictObject(ofBook),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const listRelated = endpoint({
  method: 'GET',
  path: 'recipes/:id/related',
  summary: 'Recipes that take this one, and those of the book that the reader planned for the same meal, six at most.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  response: z.array(recipeSummary),
  errors: [400, 401, 404],
})
