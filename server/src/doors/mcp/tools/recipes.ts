import { id } from '@potluck/api/fields'
import { listKitchens } from '@potluck/api/kitchens'
import { allBooks } from '@potluck/api/of-book'
import { getRecipe, listRecipes, type Recipe, type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { nutrientNames } from '@potluck/foods/food'
import { namesIn } from '@potluck/foods/marks'
import { roundedNutrient } from '@potluck/foods/rounded-nutrients'
import { nutrientBit, nutrientsBy, servingOf } from '@potluck/foods/serving'
import { z } from 'zod'
import { displayedRecipe } from '../../../book/pages/recipe-look.ts'
import { inputs } from '../inputs.ts'
import { scaleFor } from '../scale-for.ts'
import { cut, defineTool, fitting } from '../tool.ts'

/** A recipe in a list. */
export const listed = ({ id, title, yield: makes, totalTime, rating, labels, kitchenId, owner }: RecipeSummary) => ({
  id,
  title: cut(title),
  ...(makes !== '' && { makes }),
  ...(totalTime !== '' && { totalTime }),
  ...(rating !== null && { rating }),
  ...(labels.length > 0 && { labels: labels.slice(0, 10).map((label) => cut(label.title, 50)) }),
  ...(kitchenId !== undefined && { household: kitchenId }),
  ...(owner && { of: cut(owner.name, 100) }),
})

export const listHouseholds = defineTool({
  name: 'list_households',
  about:
    'The households of the cook: people who keep a book of recipes together. Besides, each cook has an own book. A reader may not write in it.',
  input: z.strictObject({}),
  uses: [listKitchens],
  deed: 'reads',
  async run({ api }) {
    const { kitchens } = (await api.call(listKitchens, {})).data
    return {
      households: fitting(
        kitchens.map(({ id, name, role, members, recipeCount }) => ({
          id,
          name: cut(name),
          role,
          recipeCount,
          members: members.map(({ person }) => cut(person.name, 100)),
        })),
      ),
    }
  },
})

export const findRecipes = defineTool({
  name: 'find_recipes',
  about:
    'Find recipes by words, in all books of the cook unless a household is named. Operators: -word, "exact words", label:soup, time:<30 (minutes), rating:>3, source:, kcal:<500, protein:>30 (of a serving), without:nuts, diet:vegan. without: and diet: find only recipes of which every line was understood; what they leave out may still be fine. Without words, the latest recipes.',
  input: z.strictObject({
    words: z.string().trim().max(1_000).default(''),
    household: id.optional().describe('Only the book of this household'),
    sort: z.enum(['title', '-createdAt', '-rating', 'totalTime', 'lastCookedAt', 'random']).optional(),
    from: z.int().min(0).max(1_000_000).default(0).describe('How many recipes to skip'),
    count: z.int().min(1).max(25).default(10),
  }),
  uses: [searchRecipes, listRecipes],
  deed: 'reads',
  async run({ api }, { words, household, sort, from, count }) {
    const query = { kitchen: household ?? allBooks, offset: String(from), count: String(count) } as const
    if (words === '') {
      const { data } = await api.call(listRecipes, { query: { ...query, sort: sort ?? '-createdAt' } })
      return { total: data.totalCount, recipes: fitting(data.data.map(listed)) }
    }
    const { data } = await api.call(searchRecipes, { query: { ...query, query: words, ...(sort && { sort }) } })
    return {
      total: data.totalCount,
      recipes: fitting(
        data.data.map((recipe) => ({
          ...listed(recipe),
          ...(recipe.match && { match: cut(recipe.match.line) }),
        })),
      ),
      ...(data.corrections.length > 0 && { corrections: data.corrections.slice(0, 10) }),
    }
  },
})

/** Most letters of the texts of one recipe. */
const longest = { description: 1_000, ingredients: 8_000, instructions: 12_000, notes: 3_000, fact: 200 } as const

/** Lines until so many letters are used up. */
function linesWithin(lines: readonly string[], most: number): { readonly lines: string[]; readonly isCut: boolean } {
  const kept: string[] = []
  let room = most
  for (const line of lines) {
    room -= line.length + 1
    if (room < 0) return { lines: kept, isCut: true }
    kept.push(line)
  }
  return { lines: kept, isCut: false }
}

const facts = ({ id, title, activeTime, totalTime, source, url, rating, labels, kitchenId, lastCookedAt }: Recipe) => ({
  id,
  title: cut(title),
  activeTime: cut(activeTime, longest.fact),
  totalTime: cut(totalTime, longest.fact),
  source: cut(source, longest.fact),
  url: cut(url, longest.fact),
  rating,
  lastCookedAt,
  labels: labels.slice(0, 20).map((label) => cut(label.title, 50)),
  ...(kitchenId !== undefined && { household: kitchenId }),
})

export const readRecipe = defineTool({
  name: 'read_recipe',
  about:
    'Read one recipe, with amounts for so many servings, or times as much, and in the units of the cook unless others are wanted. Amounts are scaled exactly: do not compute them yourself.',
  input: z.strictObject({
    recipe: inputs.recipe,
    servings: z.number().min(0.1).max(1_000).optional(),
    times: z.number().min(0.01).max(1_000).optional().describe('Where the recipe does not say how many it serves'),
    units: z.enum(['written', 'metric', 'us']).optional(),
  }),
  uses: [getRecipe],
  deed: 'reads',
  async run({ api, language, units }, { recipe: recipeId, servings, times, units: wanted }) {
    const recipe = (await api.call(getRecipe, { params: { id: recipeId } })).data
    const scale = await scaleFor(recipe, { servings, times }, language)
    const text = { ...recipe, photoCount: recipe.images.length }
    const look = { scale, units: wanted ?? units.units, oven: units.oven }
    const shown = await displayedRecipe(text, look, language)
    const ingredients = shown.ingredients.map(({ text: line, isHeader }) => (isHeader ? `[${line}]` : line))
    const steps = shown.steps.map(({ content, isHeader }) => (isHeader ? `[${content}]` : content))
    const [listedLines, listedSteps] = [
      linesWithin(ingredients, longest.ingredients),
      linesWithin(steps, longest.instructions),
    ]
    return {
      ...facts(recipe),
      makes: cut(shown.yield, longest.fact),
      ...(shown.factor !== null && { times: shown.factor }),
      description: cut(recipe.description, longest.description),
      ingredients: listedLines.lines,
      steps: listedSteps.lines,
      notes: cut(recipe.notes, longest.notes),
      ...((listedLines.isCut || listedSteps.isCut) && { isCut: true }),
    }
  },
})

const nothing = nutrientsBy(() => null)

export const recipeContents = defineTool({
  name: 'what_is_in_a_recipe',
  about:
    'Allergens, diets and nutrition of a recipe, as far as its lines were understood. Say "contains …" or "not found", never "free of": a line that was not understood may hold anything.',
  input: z.strictObject({ recipe: inputs.recipe }),
  uses: [getRecipe],
  deed: 'reads',
  async run({ api }, { recipe: recipeId }) {
    const { title, contents, nutrition } = (await api.call(getRecipe, { params: { id: recipeId } })).data
    const lines = contents?.lines ?? []
    const { nutrients, whole } = servingOf(contents ?? null, nothing)
    return {
      title: cut(title),
      isWorkedOut: contents !== undefined,
      contains: namesIn(lines.reduce((set, line) => set | (line.contains ?? 0), 0)),
      mayContain: namesIn(lines.reduce((set, line) => set | (line.mayContain ?? 0), 0)),
      linesNotUnderstood: lines.filter(({ isUnclear }) => isUnclear).length,
      aServing: nutrientNames.flatMap((name) => {
        const amount = nutrients[name]
        if (amount === null) return []
        const unit = name === 'energy' ? 'kcal' : 'g'
        return { name, amount: roundedNutrient(name, amount), unit, isAtLeast: (whole & nutrientBit(name)) === 0 }
      }),
      ...(nutrition !== '' && { statedByTheRecipe: cut(nutrition, 1_000) }),
    }
  },
})
