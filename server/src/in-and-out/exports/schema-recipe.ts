import type { Folder } from '@potluck/api/recipes'
import { readDuration, writeDuration } from '@potluck/clip/duration'
import { isHeaderLine } from '@potluck/clip/recipe'
import { readSchemaRecipe } from '@potluck/clip/schema-recipe'
import { type Nutrition, readNutrition } from '@potluck/cooking/nutrition'
import { readStepPhotos } from '@potluck/cooking/step-photos'
import { nutrientBit, nutrientsBy, type Serving } from '@potluck/foods/serving'
import type { Draft } from '../../book/recipes/insert.ts'
import { exactValuesOf } from '../imports/exact-values.ts'
import { importWords } from '../imports/import-words.ts'
import { draftOfClipped, exactField } from '../imports/json-ld-recipe.ts'

/** A recipe to export. */
export interface ExportedRecipe {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly folder: Folder
  readonly draft: Omit<Draft, 'imageIds'>
  /** One serving, where it was worked out. */
  readonly serving?: Serving | undefined
}

type Node = Readonly<Record<string, unknown>>

/** Salt is so many times the sodium in it. */
const saltOfSodium = 2.5

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** A step with its photos, as far as they have addresses: a picture that is written out stands in the file once. */
function step(line: string, images: readonly string[]): Node {
  const { text, photos } = readStepPhotos(line, images.length)
  const addresses = photos.flatMap((number) => images[number - 1] ?? []).filter((image) => !image.startsWith('data:'))
  return { '@type': 'HowToStep', ...(addresses.length > 0 ? { text, image: addresses } : { text: line }) }
}

/** Steps; those below a `[Header]` form a section. */
function instructionsOf(text: string, images: readonly string[]): Node[] {
  const nodes: Node[] = []
  let section: { readonly name: string; readonly steps: Node[] } | null = null
  const close = () => {
    if (section) nodes.push({ '@type': 'HowToSection', name: section.name, itemListElement: section.steps })
  }
  for (const line of linesOf(text)) {
    if (isHeaderLine(line)) {
      close()
      section = { name: line.slice(1, -1).trim(), steps: [] }
    } else (section?.steps ?? nodes).push(step(line, images))
  }
  close()
  return nodes
}

const duration = (text: string): string | undefined => {
  const minutes = text === '' ? null : readDuration(text)
  return minutes ? writeDuration(minutes) : undefined
}

/** Nutrition of a serving, read from a text, with the names of schema.org and units; empty if the text says nothing. */
export const nutritionFacts = (text: string): Node => factsOf(readNutrition(text))

function factsOf({ energy, protein, fat, carbohydrates, fibre, sugars, salt }: Nutrition): Node {
  const amount = (value: number | null, unit: string) =>
    value === null ? undefined : `${Math.round(value * 10) / 10} ${unit}`
  return withoutEmpty({
    calories: amount(energy, 'kcal'),
    proteinContent: amount(protein, 'g'),
    fatContent: amount(fat, 'g'),
    carbohydrateContent: amount(carbohydrates, 'g'),
    fiberContent: amount(fibre, 'g'),
    sugarContent: amount(sugars, 'g'),
    sodiumContent: amount(salt === null ? null : (salt / saltOfSodium) * 1_000, 'mg'),
  })
}

/** Tells readers that no source states the numbers. */
const workedOut = 'Worked out by Potluck from the ingredients'

/** The amounts of a serving that are known in full. */
const fullFacts = ({ nutrients, whole }: Serving): Node =>
  factsOf(nutrientsBy((name) => ((whole & nutrientBit(name)) === 0 ? null : nutrients[name])))

/** The nutrition that a recipe states; where it states none, what its lines amount to, marked as worked out. */
function nutritionNode(text: string, serving: Serving | undefined): Node | undefined {
  const stated = nutritionFacts(text)
  const isStated = Object.keys(stated).length > 0
  const facts = isStated || serving === undefined ? stated : fullFacts(serving)
  if (Object.keys(facts).length === 0) return undefined
  return { '@type': 'NutritionInformation', ...facts, ...(!isStated && { description: workedOut }) }
}

/** Removes empty properties. */
const withoutEmpty = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

function schemaNode({ id, createdAt, updatedAt, draft, serving }: ExportedRecipe, images: readonly string[]): Node {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: id,
    name: draft.title,
    description: draft.description,
    datePublished: createdAt,
    dateModified: updatedAt,
    prepTime: duration(draft.activeTime),
    totalTime: duration(draft.totalTime),
    recipeYield: draft.yield,
    recipeIngredient: linesOf(draft.ingredients),
    recipeInstructions: instructionsOf(draft.instructions, images),
    recipeCategory: draft.labels,
    author: draft.author === '' ? undefined : { '@type': 'Person', name: draft.author },
    nutrition: nutritionNode(draft.nutrition, serving),
    creditText: draft.source,
    url: draft.url,
    comment: draft.notes === '' ? undefined : [{ '@type': 'Comment', name: 'Author Notes', text: draft.notes }],
    aggregateRating:
      draft.rating === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: draft.rating, bestRating: 5, worstRating: 1, ratingCount: 1 },
  })
}

/** The fields that an import would read differently from the schema.org properties alone. */
function exactFields(node: Node, { draft, createdAt, folder }: ExportedRecipe): Node {
  const readBack = draftOfClipped(readSchemaRecipe(node, { url: '', resolve: (value) => value }), importWords(null))
  return { ...exactValuesOf(draft, { ...readBack }), createdAt, ...(folder === 'main' ? {} : { folder }) }
}

/**
 * A recipe as a schema.org `Recipe`, which other programs read. Values that schema.org cannot express exactly are added
 * in an own field, so that an import restores the same recipe.
 * @param images URLs, also `data:` URLs
 */
export function writeSchemaRecipe(recipe: ExportedRecipe, images: readonly string[]): Node {
  const node = schemaNode(recipe, images)
  return {
    ...node,
    '@context': ['https://schema.org', { potluck: 'urn:potluck:' }],
    ...(images.length > 0 ? { image: images } : {}),
    [exactField]: exactFields(node, recipe),
  }
}
