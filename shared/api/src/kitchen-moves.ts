import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, openEnum, person } from './fields.ts'
import { recipeIds } from './many-recipes.ts'

/** The kinds of jobs that copy recipes into a kitchen or out of it, and that take copies back. */
export const moveInKind = 'kitchen-move'
export const undoMoveKind = 'kitchen-undo'
export const leaveKind = 'kitchen-leave'

/** How long a move can be undone. */
export const moveUndoDays = 30

/** Most likely duplicates in an answer, and most that are copied although the kitchen has them. */
export const maxMatches = 2_000

const inKitchen = z.object({ id })

/** Which recipes of the own book. */
const movedRecipes = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('labels'), labelIds: z.array(id).min(1).max(2_000) }),
  z.strictObject({ kind: z.literal('recipes'), recipeIds }),
])

export type MovedRecipes = z.infer<typeof movedRecipes>

const named = z.object({ id, title: z.string() })

/** A recipe of the own book that is likely to be one of the kitchen. */
const movedMatch = z.object({
  because: openEnum(['link', 'words']),
  recipe: named,
  /** What the kitchen has, and who added it or had the same. */
  inKitchen: named.extend({ people: z.array(person) }),
})

export type MovedMatch = z.infer<typeof movedMatch>

/** The same as the server writes it. */
export type AnsweredMovedMatch = z.input<typeof movedMatch>

export const previewMove = endpoint({
  method: 'POST',
  path: 'kitchens/:id/moves/look',
  slow: true,
  summary:
    'Which recipes of the own book would come into a kitchen, and which of them it is likely to have already. Writes nothing. 403: the caller is a reader of it.',
  access: 'member',
  scope: 'recipes:read',
  params: inKitchen,
  body: z.strictObject({ recipes: movedRecipes }),
  maxAnswerBytes: 4_000_000,
  response: z.object({
    recipeCount: z.int(),
    /** Those that the caller copied into it before. */
    presentCount: z.int(),
    matches: z.array(movedMatch),
    /** More than there are `matches`, where these are too many for one answer. */
    matchCount: z.int(),
  }),
  errors: [400, 401, 403, 404, 429],
})

/** A recipe of the own book, and the same one in a kitchen. */
const doubleRecipe = z.object({
  recipe: named,
  inKitchen: named,
  /** Whether both say the same. */
  isSame: z.boolean(),
})

export type DoubleRecipe = z.infer<typeof doubleRecipe>

export const listDoubles = endpoint({
  method: 'GET',
  path: 'kitchens/:id/doubles',
  slow: true,
  summary: `Recipes that are in the own book and in a kitchen, by title, ${maxMatches} at most. 403: the caller is a reader of it.`,
  access: 'member',
  scope: 'recipes:read',
  params: inKitchen,
  maxAnswerBytes: 4_000_000,
  response: z.object({
    doubles: z.array(doubleRecipe),
    /** More than there are `doubles`, where these are too many for one answer. */
    doubleCount: z.int(),
  }),
  errors: [400, 401, 403, 404, 429],
})

export const startMove = endpoint({
  method: 'POST',
  path: 'kitchens/:id/moves',
  summary:
    'Copy recipes of the own book into a kitchen, with the own rating and cookings, or move them; the work is a job. What it is likely to have already it keeps one time. With the id of an earlier job of the caller nothing is done again. 403: the caller is a reader of it.',
  access: 'member',
  scope: 'recipes:write',
  params: inKitchen,
  body: z.strictObject({
    /** Of the job. */
    id,
    recipes: movedRecipes,
    /** Those that are copied although the kitchen is likely to have them. */
    duplicateIds: z.array(id).max(maxMatches).default([]),
    /**
     * Whether the recipes themselves go into the kitchen, with ids, links, earlier versions and dishes of plans. The own recipe goes
     * into the trash where the kitchen has the same text.
     */
    emptiesOwnBook: z.boolean().default(false),
    /**
     * Whether the recipes are joined with those that the kitchen has, and others are passed over. The kitchen's gets rating, log, labels,
     * pictures and links of the own one, which goes into the trash.
     */
    joins: z.boolean().default(false),
  }),
  status: 202,
  response: z.object({ jobId: id }),
  errors: [400, 401, 403, 404, 429],
})

export const undoMove = endpoint({
  method: 'POST',
  path: 'kitchens/:id/moves/:moveId/undo',
  summary: `Take back what the caller brought into a kitchen by one job: copies go into its trash, and recipes that were moved come back as they are now, so that nothing that was changed since is lost; the work is a job. 409: it runs, was undone, or is older than ${moveUndoDays} days. 403: the caller is a reader of it.`,
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id, moveId: id }),
  status: 202,
  response: z.object({ jobId: id }),
  errors: [400, 401, 403, 404, 409, 429],
})

/** Why a job of these kinds failed: the caller is in the kitchen no more, or reads it only. */
export const moveFailure = z.object({ code: z.literal('not-in-kitchen') })

/** A recipe of the own book in whose place the kitchen's is. */
const joined = z.object({
  recipeId: id,
  /** Dishes of plans and links that lead to the kitchen's since, 40 of each at most. */
  dishIds: z.array(id),
  linkIds: z.array(id),
  /** Whether it was known before that both are the same. */
  wasPresent: z.boolean(),
})

export type Joined = z.infer<typeof joined>

/** What became of a recipe besides that it was copied. */
export const moveNote = z.discriminatedUnion('code', [
  /** The kitchen has the same, called so and added by these people; it is kept one time. */
  z.object({
    code: z.literal('kept-once'),
    title: z.string(),
    names: z.array(z.string()),
    joined: joined.optional(),
  }),
  /** It was copied before. */
  z.object({ code: z.literal('present') }),
  /** It was deleted meanwhile. */
  z.object({ code: z.literal('gone') }),
])

export type MoveNote = z.infer<typeof moveNote>
