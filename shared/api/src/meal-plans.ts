import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { afterPage, commaList, id, instant, nothing, person, text, visibleName } from './fields.ts'
import { image } from './images.ts'
import { owningKitchen } from './kitchens.ts'
import { recipeMarks } from './recipe-marks.ts'

/** The meals that every plan has, in the order of a day. */
export const standardMeals = ['breakfast', 'lunch', 'dinner', 'snacks', 'other'] as const

/** A date of the calendar, without a time zone: a dinner of Friday is Friday's wherever one looks from. */
export const day = z.iso
  .date()
  .refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'must be a date of 1900 to 2199')

/** A meal of a plan's own: `id` is what its items carry. */
export const ownMeal = z.strictObject({
  id,
  name: visibleName(60),
  /** Hue of its mark, degrees. */
  hue: z.int().min(0).max(359),
})

export type OwnMeal = z.infer<typeof ownMeal>

/** Time that a cook has for a dish, minutes. */
const minutes = z.int().min(1).max(1_440)

/** A wish of the cook's for one day of the week: what is suggested for it carries one of the labels, and is soon made. */
export const planRule = z
  .strictObject({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.int().min(1).max(7),
    labels: z.array(text(100).trim().min(1)).max(20).default([]),
    /** Its maximum time; null where there is no limit. */
    minutes: minutes.nullable().default(null),
  })
  .refine((rule) => rule.labels.length > 0 || rule.minutes !== null, 'a rule asks for something')

export type PlanRule = z.infer<typeof planRule>

/** A dish of a plan: a recipe or free text, on a day or in the queue (`day` null). */
export const mealPlanItem = z.object({
  id,
  title: z.string(),
  /** Null for free text, and where the recipe is gone or not for the caller. */
  recipe: z
    .object({
      id,
      title: z.string(),
      ownerId: id,
      /** Its first picture, or null; left out where nobody asked for it. */
      image: image.nullable().optional(),
      /** Left out where they are not known. */
      marks: recipeMarks.optional(),
    })
    .nullable(),
  day: z.string().nullable(),
  /** One of the standard meals, or the id of a meal of the plan's own. */
  meal: z.string(),
  servings: z.number().nullable(),
  notes: z.string(),
  cooked: z.boolean(),
  /** Another item of the plan, whose servings this one eats up. */
  leftoverOf: id.nullable(),
  /** The same for items that repeat each other. */
  seriesId: id.nullable(),
  /** Something of it stands on a shopping list. */
  onList: z.boolean(),
  owner: person,
  createdAt: instant,
  updatedAt: instant,
})

export type MealPlanItem = z.infer<typeof mealPlanItem>

export const mealPlanSummary = z.object({
  id,
  title: z.string(),
  /** Where it belongs to a kitchen: who has been in that longest. */
  owner: person,
  /** Everybody else on it, or in its kitchen. */
  collaborators: z.array(person),
  /** The kitchen that it belongs to; null where it is one person's. */
  kitchen: owningKitchen.nullable().default(null),
  itemCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})

export type MealPlanSummary = z.infer<typeof mealPlanSummary>

export const mealPlan = mealPlanSummary.extend({
  /** Meals of its own, besides the standard ones. */
  meals: z.array(z.object({ id, name: z.string(), hue: z.number() })),
  rules: z.array(
    z.object({ weekday: z.number(), labels: z.array(z.string()), minutes: z.number().nullable().default(null) }),
  ),
  items: z.array(mealPlanItem),
})

export type MealPlan = z.infer<typeof mealPlan>

/** Title of a plan, or of a saved week. */
export const planTitle = visibleName(254)
/** Whose plan it is about. */
export const planParams = z.object({ id })
const itemIds = z.strictObject({ itemIds: commaList.pipe(z.array(id).min(1).max(300)) })
/** Of a dish of a plan. */
export const servings = z.number().min(0.1).max(1_000)
/** Id of a meal: one that every plan has, or the plan's own. */
export const meal = z.union([z.enum(standardMeals), id])
/** Most letters of the notes of a dish. Older notes may be longer: they are shown, and stay while they are not changed. */
export const maxDishNotes = 1_000

/** Notes of a dish as they are sent: longer than `maxDishNotes` only where the plan has them already. */
export const notes = text(10_000)

/** Item as it is sent to be put on a plan. */
export const newMealPlanItem = z.strictObject({
  id: id.optional(),
  title: text(500).trim().min(1),
  /** A recipe of the caller’s or of a kitchen of theirs, or one that stands on the plan already. */
  recipeId: id.nullable().default(null),
  day: day.nullable(),
  meal: meal.default('dinner'),
  servings: servings.nullable().default(null),
  notes: notes.default(''),
  leftoverOf: id.nullable().default(null),
  seriesId: id.nullable().default(null),
})

/** The reference that the change was sent under, or one made for it: by it its sender tells its echo on the live channel. */
const changed = z.object({ reference: id })

export const listMealPlans = endpoint({
  method: 'GET',
  path: 'mealPlans',
  summary: 'Own plans, those shared with the caller, and those of their kitchens, by title.',
  access: 'member',
  scope: 'plans',
  cached: true,
  maxAnswerBytes: 24_000_000,
  response: z.array(mealPlanSummary),
  errors: [401],
})

export const createMealPlan = endpoint({
  method: 'POST',
  path: 'mealPlans',
  summary: 'Make a plan, for oneself or for a kitchen; collaborators must be friends (403).',
  access: 'member',
  scope: 'plans',
  idempotent: true,
  body: z.strictObject({
    id: id.optional(),
    title: planTitle,
    /** Passed over for a kitchen, whose members have it. */
    collaborators: z.array(id).max(100).default([]),
    /** The kitchen that it is for. */
    kitchenId: id.optional(),
  }),
  status: 201,
  response: mealPlanSummary,
  errors: [400, 401, 403, 404, 409, 422],
})

export const getMealPlan = endpoint({
  method: 'GET',
  path: 'mealPlans/:id',
  summary: 'A plan with its queue and its items, all of them or those from one day to another, both included.',
  access: 'member',
  scope: 'plans',
  cached: true,
  params: planParams,
  query: z.strictObject({ from: day.optional(), to: day.optional(), after: afterPage }),
  pages: { list: 'items' },
  maxAnswerBytes: 3_000_000,
  response: mealPlan,
  errors: [400, 401, 404],
})

export const updateMealPlan = endpoint({
  method: 'PUT',
  path: 'mealPlans/:id',
  summary:
    'Rename a plan, set its own meals and rules, or say with whom it is shared or to which kitchen it is given (owner only, 403).',
  access: 'member',
  scope: 'plans',
  idempotent: true,
  params: planParams,
  body: z.strictObject({
    title: planTitle.optional(),
    meals: z.array(ownMeal).max(20).optional(),
    rules: z.array(planRule).max(50).optional(),
    collaborators: z.array(id).max(100).optional(),
    /** Gives it to a kitchen, with all that is on it. Whom it was shared with is off it, unless they are in the kitchen. */
    kitchenId: id.optional(),
  }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteMealPlan = endpoint({
  method: 'DELETE',
  path: 'mealPlans/:id',
  summary: 'The owner, or an owner or cook of its kitchen, deletes the plan; a collaborator leaves it.',
  access: 'member',
  scope: 'plans',
  params: planParams,
  response: nothing,
  errors: [400, 401, 403, 404],
})

export const addMealPlanItems = endpoint({
  method: 'POST',
  path: 'mealPlans/:id',
  summary: 'Put dishes on a plan. With ids of one’s own, a retry adds nothing twice.',
  access: 'member',
  scope: 'plans',
  idempotent: true,
  params: planParams,
  body: z.strictObject({ items: z.array(newMealPlanItem).min(1).max(500) }),
  status: 201,
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const updateMealPlanItems = endpoint({
  method: 'PUT',
  path: 'mealPlans/:id/items',
  summary: 'Move or change dishes, each in its own way. Those that are gone are passed over.',
  access: 'member',
  scope: 'plans',
  idempotent: true,
  params: planParams,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          id,
          title: text(500).trim().min(1).optional(),
          day: day.nullable().optional(),
          meal: meal.optional(),
          servings: servings.nullable().optional(),
          notes: notes.optional(),
          cooked: z.boolean().optional(),
          leftoverOf: id.nullable().optional(),
          /** A recipe of the caller’s or of a kitchen of theirs, or one that stands on the plan already; null for free text. */
          recipeId: id.nullable().optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteMealPlanItems = endpoint({
  method: 'DELETE',
  path: 'mealPlans/:id/items',
  summary: 'Take dishes off a plan. Those that are gone are passed over.',
  access: 'member',
  scope: 'plans',
  idempotent: true,
  params: planParams,
  query: itemIds,
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteMealPlanSeries = endpoint({
  method: 'DELETE',
  path: 'mealPlans/:id/series/:seriesId',
  summary: 'Take the dishes of a series off a plan, from one day on.',
  access: 'member',
  scope: 'plans',
  idempotent: true,
  params: planParams.extend({ seriesId: id }),
  query: z.strictObject({ from: day }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

/** A recipe that is proposed for a day. */
export const mealSuggestion = z.object({
  day: z.string(),
  /** `image` is the first picture; servers released before it was added do not send it. */
  recipe: z.object({ id, title: z.string(), image: image.nullable().optional() }),
  /** The dish of the queue that would go onto the day; null for a recipe that is not on the plan. */
  dishId: id.nullable().default(null),
  /** The things at home that should be used soon and that it uses up. */
  uses: z.array(z.string()).optional(),
})

export type MealSuggestion = z.infer<typeof mealSuggestion>

export const suggestMeals = endpoint({
  method: 'GET',
  path: 'mealPlans/:id/suggestions',
  summary:
    'A recipe of the caller’s, or of the plan’s kitchen, for each of some days, by the rules of the plan: those that wait in its queue first, none that it has three weeks before or after, as far as others are left. The same seed proposes the same; a day that nothing fits is left out. Where somebody at the table must not eat something, only recipes of which every line was understood, and in which nothing of it was found.',
  access: 'member',
  scope: 'plans',
  params: planParams,
  query: z.strictObject({
    days: commaList.pipe(z.array(day).min(1).max(42)),
    seed: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
    /** Recipes that are not to be proposed. */
    without: commaList.pipe(z.array(id).max(200)).default([]),
    /** The maximum time of a dish; recipes without a time are then left out. */
    minutes: z.coerce.number().pipe(minutes).optional(),
    /** The meal of the dishes: a recipe whose title says that it is no such meal is left out. */
    meal: meal.default('other'),
  }),
  response: z.object({ suggestions: z.array(mealSuggestion) }),
  errors: [400, 401, 404],
})

/** One thing that dishes of a plan need. */
export const mealPlanNeed = z.object({
  /** The key of the need: its thing and the remarks on it. */
  key: z.string(),
  /** The key of the thing, without its amount, unit, form and remark: as the key of an item of the pantry. */
  thing: z.string().optional(),
  /** How much of it in all, as it is bought: "6 onions" of 5 ½. */
  title: z.string(),
  /** It is at home as a rule. */
  staple: z.boolean(),
  /** It is at home now: since when, and until when it should be used, as far as that is known. */
  home: z.object({ since: z.string().nullable(), useBy: z.string().nullable() }).optional(),
  /** The things in it that most people always have: salt and pepper of "salt and pepper". */
  usual: z.array(z.string()).optional(),
  /** The amount that each dish needs, at its servings. */
  lines: z.array(z.object({ dishId: id, recipeId: id, title: z.string() })),
})

export type MealPlanNeed = z.infer<typeof mealPlanNeed>

export const getMealPlanNeeds = endpoint({
  method: 'GET',
  path: 'mealPlans/:id/needs',
  summary:
    'What the recipes of some dishes need, added up at their servings. A line that is another recipe needs what that one needs. Leftovers and free text need nothing.',
  access: 'member',
  scope: 'plans',
  cached: true,
  params: planParams,
  query: itemIds.extend({
    language: z.string().max(20).optional(),
    /** Recipes in these recipes that were made ahead: their lines are left out. */
    aheadIds: commaList.pipe(z.array(id).max(100)).optional(),
  }),
  maxAnswerBytes: 10_000_000,
  response: z.object({
    needs: z.array(mealPlanNeed),
    /** Dishes whose recipes are too long to be read whole: what they need may be more. */
    cutDishIds: z.array(id).optional(),
    /** Recipes that lines of these recipes are: their own lines are needed in place of those. */
    parts: z.array(z.object({ id, title: z.string() })).optional(),
  }),
  errors: [400, 401, 404],
})

/** The nutrition of a person who eats a serving of each dish of a day; null where no recipe states it. */
const daysNutrition = z.object({
  day: z.string(),
  /** Kilocalories. */
  energy: z.number().nullable(),
  /** Grams, as the two below. */
  protein: z.number().nullable(),
  fat: z.number().nullable(),
  carbohydrates: z.number().nullable(),
  /** Dishes of the day. */
  dishes: z.int(),
  /** Those whose recipes say something. */
  known: z.int(),
})

export type DaysNutrition = z.infer<typeof daysNutrition>

export const getMealPlanNutrition = endpoint({
  method: 'GET',
  path: 'mealPlans/:id/nutrition',
  summary:
    'What the dishes of each day give one person, as far as their recipes say; from one day to another, at most six weeks.',
  access: 'member',
  scope: 'plans',
  params: planParams,
  query: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 42 * 86_400_000, 'at most six weeks'),
  response: z.object({ days: z.array(daysNutrition) }),
  errors: [400, 401, 404],
})
