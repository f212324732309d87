import { maxCookings } from '@potluck/api/cookings'
import { avoidedFields } from '@potluck/api/eaters'
import { id, instant, text } from '@potluck/api/fields'
import { day, ownMeal, planRule } from '@potluck/api/meal-plans'
import { pantryPlaces } from '@potluck/api/pantry'
import { setting, settingName } from '@potluck/api/preferences'
import { maxProfileItems, visibility } from '@potluck/api/profile-items'
import { maxAbout, maxProfileImages } from '@potluck/api/profiles'
import { pushKinds } from '@potluck/api/push'
import { folder, maxImages, maxLinkWords, recipeDraft } from '@potluck/api/recipes'
import { maxShareName } from '@potluck/api/shares'
import { maxVersions } from '@potluck/api/versions'
import { z } from 'zod'

/** The value of `format` in the file `potluck.json` of an account export. */
export const formatName = 'potluck-take-out'

/** Increases with each change that an older server would misread. New fields need no new version. */
export const formatVersion = 1

export const aboutFile = 'potluck.json'

const title = text(500)
const ids = z.array(id)

/** The content of `potluck.json`: the format, its version and the account. */
export const about = z.object({
  format: z.literal(formatName),
  version: z.int().min(1),
  writtenAt: instant,
  account: z.object({ id, name: text(254), handle: z.string().max(100).nullable() }),
})

const image = z.object({ id, digest: z.string().regex(/^[0-9a-f]{64}$/), createdAt: instant })

/** The texts of a recipe or of one of its versions. Files of before lack the fields that came later. */
export const writtenText = recipeDraft.omit({ rating: true, labels: true, imageIds: true }).strip()

const label = z.object({ id, title: text(100), group: text(100).nullable(), createdAt: instant, updatedAt: instant })

const recipe = writtenText.extend({
  id,
  rating: recipeDraft.shape.rating,
  labels: z.array(text(100)).max(100),
  folder,
  /** When it was moved to the trash; null for a recipe in the book. */
  deletedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int().min(1).max(2_000_000_000),
  fromUserId: id.nullable(),
  /** The first of the recipes of which it is a variation. */
  familyId: id.nullable().default(null),
  images: z.array(image).max(maxImages),
  cookings: z
    .array(
      z.object({
        id,
        cookedAt: instant,
        note: text(5_000),
        /** In a kitchen, who cooked. */
        personId: id.nullable().optional(),
        /** Its photo, and whether friends see it. */
        image: image.nullable().default(null),
        shown: z.boolean().default(false),
      }),
    )
    .max(maxCookings),
  versions: z
    .array(
      z.object({
        version: z.int().min(1).max(2_000_000_000),
        savedAt: instant,
        replacedAt: instant,
        written: writtenText,
        images: z.array(image).max(maxImages),
      }),
    )
    .max(maxVersions),
  /** How an import recognises the recipe. */
  mark: z.object({ fingerprint: z.string().max(64), origin: z.string().max(64).nullable() }).nullable(),
  /** In a kitchen, who added it. */
  addedById: id.nullable().optional(),
  /** In a kitchen, what the member noted on it for themselves. */
  note: text(5_000).optional(),
})

/** A recipe that uses another one. */
const link = z.object({ recipeId: id, linkedId: id, words: text(maxLinkWords).default('') })

const dish = z.object({
  title,
  offset: z.int().min(0).max(6),
  meal: z.string().max(36),
  servings: z.number().min(0).max(1_000).nullable(),
  notes: text(10_000),
  recipeId: id.nullable(),
})

const plan = z.object({
  id,
  title: text(254),
  meals: z.array(ownMeal.strip()).max(20),
  rules: z.array(planRule.strip()).max(50),
  createdAt: instant,
  updatedAt: instant,
  /** When it was moved to the trash; null otherwise. */
  deletedAt: instant.nullable().default(null),
  collaborators: ids.max(1_000),
  items: z
    .array(
      z.object({
        id,
        addedById: id,
        title,
        recipeId: id.nullable(),
        day: day.nullable(),
        meal: z.string().max(36),
        servings: z.number().min(0).max(1_000).nullable(),
        notes: text(10_000),
        cooked: z.boolean(),
        leftoverOf: id.nullable(),
        seriesId: id.nullable(),
        createdAt: instant,
        updatedAt: instant,
      }),
    )
    .max(10_000),
})

const list = z.object({
  id,
  title: text(254),
  archived: z.boolean(),
  aisles: z.array(z.object({ id: z.string().max(36), title: text(100).nullable() })).max(200),
  languages: z.array(z.string().max(20)).max(20).default([]),
  createdAt: instant,
  updatedAt: instant,
  /** When it was moved to the trash; null otherwise. */
  deletedAt: instant.nullable().default(null),
  collaborators: ids.max(1_000),
  things: z
    .array(
      z.object({
        key: text(200).min(1),
        title: text(2_000),
        aisle: text(36).nullable(),
        regular: z.boolean(),
        times: z.int().min(0).max(2_000_000_000),
        usedAt: instant,
      }),
    )
    .max(2_000),
  items: z
    .array(
      z.object({
        id,
        addedById: id,
        title: text(2_000),
        notes: text(1_000),
        completed: z.boolean(),
        recipeId: id.nullable(),
        planItemId: id.nullable(),
        image: image.nullable().default(null),
        createdAt: instant,
        updatedAt: instant,
      }),
    )
    .max(1_000),
})

/** The food that somebody chose for a name; recipes that follow are read with it. */
const food = z.object({ key: text(200).min(1), food: text(100).min(1).nullable(), createdAt: instant })

/** Somebody who eats: the account, or somebody without one in a kitchen that it owns. */
const eater = z.object({ id, name: text(100), ...avoidedFields })

/** A thing at home; earlier exports had only things that are always there. */
const pantryThing = z.object({
  key: text(200).min(1),
  title: text(500),
  createdAt: instant,
  always: z.boolean().default(true),
  place: z.enum(pantryPlaces).default('cupboard'),
  since: day.nullable().default(null),
  useBy: day.nullable().default(null),
  amount: text(100).default(''),
  portions: z.int().min(1).max(100).nullable().default(null),
  recipeId: id.nullable().default(null),
})

/** Of a line about what is in a kitchen. */
const inKitchen = { kitchenId: id }

/**
 * The parts of an account export in the order in which they are restored. Each is a file with one JSON value per line
 * (`<name>.jsonl`). A part refers only to parts before it.
 */
export const parts = {
  people: z.object({ id, name: text(254), handle: z.string().max(100).nullable(), isFriend: z.boolean() }),
  labels: label,
  foods: food,
  recipes: recipe,
  links: link,
  searches: z.object({ id, title: text(100), view: text(4_000), createdAt: instant }),
  eaters: eater,
  staples: pantryThing,
  weeks: z.object({ id, title: text(254), dishes: z.array(dish).max(300), createdAt: instant }),
  plans: plan,
  lists: list,
  messages: z.object({
    id,
    otherUserId: id,
    sent: z.boolean(),
    body: text(20_000),
    recipeId: id.nullable(),
    createdAt: instant,
    unread: z.boolean(),
  }),
  /** A conversation without notifications. */
  muted: z.object({ otherUserId: id }),
  blocks: z.object({ id, createdAt: instant }),
  preferences: z.object({ section: settingName, name: settingName, value: setting }),
  /** A kind of notification that the member has switched off. */
  quiet: z.object({ kind: z.enum(pushKinds) }),
  /** A link to a recipe, without the secret of its address. */
  shares: z.object({
    id,
    recipeId: id,
    name: text(maxShareName),
    createdAt: instant,
    expiresAt: instant.nullable(),
    salt: z
      .string()
      .regex(/^[\w-]{22}$/)
      .nullable()
      .default(null),
  }),
  /** The calendar feed of an own plan, without the secret of its address. */
  feeds: z.object({ id, planId: id, createdAt: instant }),
  /** A webhook, without its secret: to be read, and not restored. */
  webhooks: z.object({
    name: text(100),
    url: text(2_000),
    source: z.object({ kind: z.string().max(20), id: id.nullable() }),
    events: z.array(z.string().max(30)).max(50),
    dinnerAt: z.string().max(5),
    timeZone: z.string().max(60),
    createdAt: instant,
  }),
  /** The profile, in one line. */
  profile: z.object({
    about: text(maxAbout).default(''),
    isOn: z.boolean().optional(),
    visibility: visibility.optional(),
    foundByEmail: z.boolean().optional(),
    images: z.array(image).max(maxProfileImages).default([]),
    items: z
      .array(
        z.object({
          kind: z.enum(['all', 'label', 'recipe']),
          visibility,
          label: z.string().nullable(),
          recipeId: id.nullable(),
        }),
      )
      .max(maxProfileItems),
  }),
  /** A kitchen that the member is in. */
  kitchens: z.object({
    id,
    name: text(100).trim().min(1),
    /** What the member is in it. */
    role: z.string().max(20),
    createdAt: instant,
    image: image.nullable().default(null),
    members: z.array(z.object({ id, name: text(254), role: z.string().max(20) })).max(100),
  }),
  kitchenLabels: label.extend(inKitchen),
  kitchenFoods: food.extend(inKitchen),
  kitchenRecipes: recipe.extend(inKitchen),
  kitchenLinks: link.extend(inKitchen),
  kitchenPlans: plan.extend(inKitchen),
  kitchenLists: list.extend(inKitchen),
  kitchenEaters: eater.extend(inKitchen),
  kitchenStaples: pantryThing.extend(inKitchen),
} as const

export type PartName = keyof typeof parts

type Lines = { readonly [Name in PartName]: z.output<(typeof parts)[Name]> }

export type PartLine<Name extends PartName> = Lines[Name]

export const partNames = [
  'people',
  'labels',
  'foods',
  'recipes',
  'links',
  'searches',
  'eaters',
  'staples',
  'weeks',
  'plans',
  'lists',
  'messages',
  'muted',
  'blocks',
  'preferences',
  'quiet',
  'shares',
  'feeds',
  'webhooks',
  'profile',
  'kitchens',
  'kitchenLabels',
  'kitchenFoods',
  'kitchenRecipes',
  'kitchenLinks',
  'kitchenPlans',
  'kitchenLists',
  'kitchenEaters',
  'kitchenStaples',
] as const satisfies readonly PartName[]

export const fileOf = (part: PartName): string => `${part}.jsonl`

/** The file of a picture. A picture that several recipes show is stored once. */
export const pictureFile = (digest: string): string => `pictures/${digest}.webp`
