import { chooseFood, forgetFood } from '@potluck/api/chosen-foods'
import { addCooking, deleteCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { noteForOneself, setOnlyForMe } from '@potluck/api/kitchens'
import { attachLabel, detachLabel, detachLabelFromMany, listLabels, renameLabel } from '@potluck/api/labels'
import { deleteRecipes, moveRecipes } from '@potluck/api/many-recipes'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  linkRecipe,
  listRecipes,
  listRelated,
  listTitleLetters,
  moveRecipe,
  rateRecipe,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { changedLabels } from './changed-labels.ts'
import { changedLog } from './changed-log.ts'
import { changedPage, changedTrash } from './changed-page.ts'
import { changedRecipe, newRecipe } from './changed-recipe.ts'
import { withChosenFood } from './food-changes.ts'

/** The effects that changes of the book have on cached answers. */
export const bookEffects: ChangeEffects = {
  changes: [
    createRecipe,
    updateRecipe,
    uploadImage,
    deleteRecipe,
    deleteRecipes,
    restoreRecipes,
    moveRecipe,
    moveRecipes,
    rateRecipe,
    noteForOneself,
    setOnlyForMe,
    linkRecipe,
    attachLabel,
    detachLabel,
    detachLabelFromMany,
    renameLabel,
    addCooking,
    updateCooking,
    deleteCooking,
    chooseFood,
    forgetFood,
  ],
  effects: [
    effectOn(getRecipe, {
      after: (recipe, change, _asked, waiting) => changedRecipe(withChosenFood(recipe, change), change, waiting),
      made(change, waiting) {
        const recipe = newRecipe(change, waiting)
        return recipe && { input: { params: { id: recipe.id } }, answer: recipe }
      },
    }),
    effectOn(listRecipes, { after: changedPage }),
    effectOn(searchRecipes, { after: changedPage }),
    effectOn(listTrash, { after: changedTrash }),
    effectOn(listLabels, { after: changedLabels }),
    effectOn(listCookings, {
      after: (cookings, change, { params }) =>
        change.input.params?.id === params.id ? changedLog(cookings, change) : cookings,
    }),
  ],
  alsoChanges: [listRelated, listTitleLetters],
}
