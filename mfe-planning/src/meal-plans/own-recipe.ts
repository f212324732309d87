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
  /** The change that saves it to the own book first; null for an own recipe, or one of a kitchen. */
  readonly copy: NewChange | null
}

/** A recipe for a dish: a friend's recipe is copied, so that everybody on the plan can open it and shop for it. */
export function ownRecipe({ id, title, image, owner, kitchenId }: RecipeSummary, { id: ownerId }: Account): OwnRecipe {
  if (owner === null) return { recipe: { id, title, ownerId: kitchenId ?? ownerId, image }, copy: null }
  const copyId = uuid()
  const about = { scope: bookScope, path: paths.recipe(copyId) }
  return {
    recipe: { id: copyId, title, ownerId, image },
    copy: changeOf(saveCopy, { params: { id }, query: { copyId } }, about),
  }
}
