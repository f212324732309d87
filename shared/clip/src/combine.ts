import { byName } from '@potluck/recipe/by-name'
import { agreeOnLines } from './agree-on-lines.ts'
import { type ClippedRecipe, emptyRecipe, isFilled, plainTexts, type RecipeField } from './recipe.ts'
import type { FieldSource, SourcedRecipe } from './sourced-recipe.ts'

/** `sure`: the page marks it as this field. `likely`: read from a label. `guess`: told from its shape, or contested. */
export type Certainty = 'sure' | 'likely' | 'guess'

export interface FieldOrigin {
  readonly source: FieldSource
  readonly certainty: Certainty
}

/** Where each field that was found came from. */
export type Origins = Readonly<Partial<Record<RecipeField, FieldOrigin>>>

const certainties: Readonly<Record<FieldSource, Certainty>> = {
  'json-ld': 'sure',
  microdata: 'sure',
  rdfa: 'sure',
  'h-recipe': 'sure',
  'plug-in': 'sure',
  page: 'likely',
  script: 'guess',
  meta: 'likely',
  video: 'likely',
  text: 'likely',
}

/** Puts a recipe together from what sources tell, each field from the first that has it. */
export function combine(candidates: readonly SourcedRecipe[]): { recipe: ClippedRecipe; origins: Origins } {
  const origins: Partial<Record<RecipeField, FieldOrigin>> = {}
  const first = <Field extends RecipeField>(field: Field): ClippedRecipe[Field] => {
    const candidate = candidates.find(({ recipe }) => isFilled(recipe[field]))
    if (candidate === undefined) return emptyRecipe[field]
    origins[field] = { source: candidate.source, certainty: certainties[candidate.source] }
    return candidate.recipe[field]
  }
  const lines = (field: 'ingredients' | 'instructions'): readonly string[] => {
    const agreed = agreeOnLines(field, candidates)
    if (agreed === null) return []
    origins[field] = { source: agreed.source, certainty: agreed.contested ? 'guess' : certainties[agreed.source] }
    return agreed.lines
  }
  return {
    recipe: {
      ...byName(plainTexts, ({ name }) => first(name)),
      totalTime: first('totalTime'),
      activeTime: first('activeTime'),
      cookTime: first('cookTime'),
      ingredients: lines('ingredients'),
      instructions: lines('instructions'),
      images: first('images'),
      rating: first('rating'),
      nutrition: first('nutrition'),
      categories: first('categories'),
      keywords: first('keywords'),
      language: first('language'),
    },
    origins,
  }
}
