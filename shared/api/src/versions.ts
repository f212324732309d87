import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { image } from './images.ts'
import { recipe } from './recipes.ts'

/** For so many days a version that was replaced is kept. */
export const versionDays = 90

/** Most versions kept of one recipe. */
export const maxVersions = 100

const version = z.int().min(1)

const recipeVersion = z.object({ version, savedAt: instant, title: z.string() })

export type RecipeVersion = z.infer<typeof recipeVersion>

/** What a recipe said. Labels and rating are not part of it: they are set without a save. */
const writtenVersion = recipeVersion.extend({
  ...recipe.pick({
    description: true,
    yield: true,
    activeTime: true,
    totalTime: true,
    source: true,
    url: true,
    author: true,
    nutrition: true,
    notes: true,
    ingredients: true,
    instructions: true,
  }).shape,
  images: z.array(image),
})

export type WrittenVersion = z.infer<typeof writtenVersion>

export const listVersions = endpoint({
  method: 'GET',
  path: 'recipes/:id/versions',
  summary: 'The versions of a recipe that were replaced in the last 90 days, the newest first.',
  access: 'member',
  kept: true,
  params: z.object({ id }),
  response: z.array(recipeVersion),
  errors: [400, 401, 404],
})

const theVersion = z.object({ id, version: z.coerce.number().int().min(1).max(2_000_000_000) })

export const getVersion = endpoint({
  method: 'GET',
  path: 'recipes/:id/versions/:version',
  summary: 'What a recipe said in a version that was replaced.',
  access: 'member',
  params: theVersion,
  response: writtenVersion,
  errors: [400, 401, 404],
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: 'recipes/:id/versions/:version/restore',
  summary: 'Save a recipe as it was in a version. 409: `version` is given and somebody saved in between.',
  access: 'member',
  params: theVersion,
  body: z.object({ version: version.optional() }),
  response: recipe,
  errors: [400, 401, 404, 409, 429],
})
