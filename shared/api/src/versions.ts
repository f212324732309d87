import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, openEnum, person } from './fields.ts'
import { image } from './images.ts'
import { ofBook } from './of-book.ts'
import { recipe } from './recipes.ts'

/** A version that was replaced is stored for this number of days. */
export const versionDays = 90

/** Maximum number of versions of one recipe. */
export const maxVersions = 100

const version = z.int().min(1)

/** The parts that may differ between two versions. Labels and rating are set without a save. */
const versionParts = ['photos', ...textFields.map(({ name }) => name)] as const

const versionPart = z.literal(versionParts)

export type VersionPart = z.infer<typeof versionPart>

/** Tells the parts that this version of Potluck knows from those of a later one. */
export const isVersionPart = (name: string): name is VersionPart => versionPart.safeParse(name).success

const recipeVersion = z.object({
  version,
  savedAt: instant,
  title: z.string(),
  /** In a kitchen, who wrote it; null where that is not known. */
  savedBy: person.nullable().optional(),
})

/** A version in the list of all. */
const listedVersion = recipeVersion.extend({
  /** The fields that changed when it was replaced; empty where that is not known, as for the oldest of very large histories. */
  changed: z.array(openEnum(versionParts)).default([]),
})

export type RecipeVersion = z.infer<typeof listedVersion>

/** The same as the server writes it. */
export type AnsweredVersion = Omit<RecipeVersion, 'changed'> & { readonly changed: VersionPart[] }

/** The texts of a recipe. */
const writtenVersion = recipeVersion.extend({ ...byName(textFields, () => z.string()), images: z.array(image) })

export type WrittenVersion = z.infer<typeof writtenVersion>

export const listVersions = endpoint({
  method: 'GET',
  path: 'recipes/:id/versions',
  summary: 'The versions of a recipe that were replaced in the last 90 days, the newest first.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  response: z.array(listedVersion),
  errors: [400, 401, 404],
})

const theVersion = z.object({ id, version: z.coerce.number().int().min(1).max(2_000_000_000) })

export const getVersion = endpoint({
  method: 'GET',
  path: 'recipes/:id/versions/:version',
  summary: 'What a recipe said in a version that was replaced.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  params: theVersion,
  query: z.strictObject(ofBook),
  maxAnswerBytes: 3_000_000,
  response: writtenVersion,
  errors: [400, 401, 404],
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: 'recipes/:id/versions/:version/restore',
  summary: 'Save a recipe as it was in a version. 409: `version` is given and somebody saved in between.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  params: theVersion,
  query: z.strictObject(ofBook),
  body: z.strictObject({ version: version.optional() }),
  response: recipe,
  errors: [400, 401, 403, 404, 409, 429],
})
