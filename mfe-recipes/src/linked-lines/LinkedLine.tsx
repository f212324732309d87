import type { Recipe } from '@potluck/api/recipes'
import { namedIn } from '@potluck/cooking/linked/named-in'
import type { Exact } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'
import { LinkedPart } from './LinkedPart.tsx'
import { PartDisclosure } from './PartDisclosure.tsx'

interface Props {
  readonly recipe: Recipe
  readonly ingredient: VisibleIngredient
  readonly words: Vocabulary
  /** How many times the recipe is made. */
  readonly factor: Exact
  /** Whether the steps of the other recipe are shown, too. */
  readonly showsSteps?: boolean
}

/** Below a line that is another recipe: its ingredients, behind a button. Nothing below others. */
export function LinkedLine({ recipe, ingredient: { line, original }, words, ...look }: Props) {
  const named = namedIn(original, recipe.linked, words)
  if (!named) return null
  return (
    <PartDisclosure title={named.title}>
      <LinkedPart recipe={recipe} at={line} {...look} />
    </PartDisclosure>
  )
}
