import type { Account } from '@potluck/api/account'
import type { MealPlanItem } from '@potluck/api/meal-plans'
import { type RecipeSummary, saveCopy } from '@potluck/api/recipes'
import { bookScope, changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { v7 as uuid } from 'uuid'

/** A recipe that a dish can be planned with. */
export interface OwnRecipe {
  readonly recipe: NonNullable<MealPlanItem['recipe']>
  /** Saves it into the own book first; null for one that is there. */
  readonly copy: NewChange | null
}

/** A recipe as it is planned: one of a friend's as a copy of one's own, which everybody on the plan may read and shop for. */
export function ownRecipe({ id, title, image, owner }: RecipeSummary, { id: ownerId }: Account): OwnRecipe {
  if (owner === null) return { recipe: { id, title, ownerId, image }, copy: null }
  const copyId = uuid()
  const about = { scope: bookScope, path: paths.recipe(copyId) }
  return {
    recipe: { id: copyId, title, ownerId, image },
    copy: changeOf(saveCopy, { params: { id }, query: { copyId } }, about),
  }
}
