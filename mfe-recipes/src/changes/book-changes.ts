import { changedFields } from '@potluck/api/changed-fields'
import { addCooking, deleteCooking, updateCooking } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { noteForOneself, setOnlyForMe } from '@potluck/api/kitchens'
import { attachLabel, detachLabel, type Label, renameLabel } from '@potluck/api/labels'
import { fieldsOf } from '@potluck/api/merge-changes'
import { inBook } from '@potluck/api/of-book'
import {
  createRecipe,
  deleteRecipe,
  type Folder,
  linkRecipe,
  moveRecipe,
  type Recipe,
  type RecipeSummary,
  rateRecipe,
  updateRecipe,
  type WrittenRecipe,
} from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import { bookScope, changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import type { Preview } from './preview.ts'

type Named = Pick<Recipe, 'id' | 'title' | 'kitchenId'>

const about = ({ id, title }: Named, preview: Preview = {}) => ({
  scope: bookScope,
  path: paths.recipe(id),
  preview: { title, ...preview },
})

/** Uploads a photo for a recipe change that follows it. The photo's id is the reference of this change. */
export const sendPhoto = (recipe: Named, file: File): NewChange =>
  changeOf(uploadImage, { file, ...inBook(recipe.kitchenId) }, about(recipe))

/**
 * Creates a recipe.
 * @param recipe the optimistic recipe
 * @param copyOf the recipe of which it is a duplicate
 */
export const writeNew = (recipe: Recipe, written: WrittenRecipe, folder: Folder, copyOf?: string): NewChange =>
  changeOf(
    createRecipe,
    {
      body: { ...written, id: recipe.id, folder, ...(copyOf !== undefined && { copyOf }) },
      ...inBook(recipe.kitchenId),
    },
    about(recipe, { recipe }),
  )

/**
 * Saves the fields that differ from before. Changes of others in other fields are retained.
 * @param folder the new folder; null leaves the recipe in its folder
 */
export const saveOver = (
  recipe: Named,
  before: WrittenRecipe,
  written: WrittenRecipe,
  folder: Folder | null,
  preview: Pick<Preview, 'labels' | 'images'>,
): NewChange =>
  changeOf(
    updateRecipe,
    {
      params: { id: recipe.id },
      ...inBook(recipe.kitchenId),
      body: {
        ...written,
        ...(folder && { folder }),
        replaces: fieldsOf(before, changedFields(written, before)),
      },
    },
    about({ ...recipe, title: written.title }, preview),
  )

/** Links another recipe. @param linked by its words a line names it; its title does without them */
export const linkTo = (recipe: Named, linked: Recipe['linked'][number]): NewChange =>
  changeOf(
    linkRecipe,
    {
      params: { id: recipe.id, linkedId: linked.id },
      query: { ...inBook(recipe.kitchenId).query, ...(linked.words && { words: linked.words }) },
    },
    about(recipe, { linked: [linked] }),
  )

export const rate = (recipe: Named, rating: number | null): NewChange =>
  changeOf(rateRecipe, { params: { id: recipe.id }, ...inBook(recipe.kitchenId), body: { rating } }, about(recipe))

/** @param kitchenId the kitchen in whose book the recipe is */
export const noteToOneself = (recipe: Named, kitchenId: string, note: string): NewChange =>
  changeOf(noteForOneself, { params: { id: recipe.id }, query: { kitchen: kitchenId }, body: { note } }, about(recipe))

/** Keeps a recipe of a kitchen to oneself, or gives it back. */
export const makeOnlyForMe = (recipe: Recipe, kitchenId: string, onlyForMe: boolean): NewChange =>
  changeOf(
    setOnlyForMe,
    { params: { id: recipe.id }, query: { kitchen: kitchenId }, body: { onlyForMe } },
    about(recipe, { recipes: [recipe] }),
  )

/** @param recipe the row for optimistic lists of the other folder */
export const moveTo = (recipe: RecipeSummary, folder: Folder): NewChange =>
  changeOf(
    moveRecipe,
    { params: { id: recipe.id }, ...inBook(recipe.kitchenId), body: { folder } },
    about(recipe, { recipes: [recipe] }),
  )

export const deleteOne = (recipe: Named): NewChange =>
  changeOf(deleteRecipe, { params: { id: recipe.id }, ...inBook(recipe.kitchenId) }, about(recipe))

/** Restores recipes of the trash to their folders. @param summaries those that lists can display optimistically */
export const restoreDeletedRecipes = (
  ids: readonly string[],
  summaries: readonly RecipeSummary[],
  kitchenId?: string,
): NewChange =>
  changeOf(
    restoreRecipes,
    { body: { ids: [...ids] }, ...inBook(kitchenId) },
    {
      scope: bookScope,
      path: ids.length === 1 ? paths.recipe(ids.join()) : paths.list('main', { kitchen: kitchenId }),
      preview: { title: summaries.map(({ title }) => title).join(', '), recipes: [...summaries] } satisfies Preview,
    },
  )

/** @param labelId id of the label; a new label has a temporary id until the server creates it */
export const putOn = (recipe: Named, label: { readonly id: string; readonly title: string }): NewChange =>
  changeOf(
    attachLabel,
    { body: { title: label.title, recipeIds: [recipe.id] }, ...inBook(recipe.kitchenId) },
    about(recipe, { labels: [{ id: label.id, title: label.title }] }),
  )

export const takeOff = (recipe: Named, label: { readonly id: string; readonly title: string }): NewChange =>
  changeOf(
    detachLabel,
    { query: { ...inBook(recipe.kitchenId).query, labelId: label.id, title: label.title, recipeId: recipe.id } },
    about(recipe),
  )

/** @param kitchenId the kitchen whose label it is; the own book without it */
export const callLabel = (
  { id, title: before }: Pick<Label, 'id' | 'title'>,
  title: string,
  kitchenId?: string,
): NewChange =>
  changeOf(
    renameLabel,
    { params: { id }, ...inBook(kitchenId), body: { title } },
    { scope: bookScope, path: paths.labels(kitchenId), preview: { title: before } satisfies Preview },
  )

interface WrittenCooking {
  readonly cookedAt: string
  readonly note: string
  readonly imageId?: string | null
  /** Whether friends see the photo. */
  readonly shown?: boolean
}

export const noteCooking = (recipe: Named, id: string, cooking: WrittenCooking): NewChange =>
  changeOf(
    addCooking,
    { params: { id: recipe.id }, ...inBook(recipe.kitchenId), body: { id, ...cooking } },
    about(recipe),
  )

export const changeCooking = (recipe: Named, cookingId: string, cooking: WrittenCooking): NewChange =>
  changeOf(
    updateCooking,
    { params: { id: recipe.id, cookingId }, ...inBook(recipe.kitchenId), body: cooking },
    about(recipe),
  )

export const dropCooking = (recipe: Named, cookingId: string): NewChange =>
  changeOf(deleteCooking, { params: { id: recipe.id, cookingId }, ...inBook(recipe.kitchenId) }, about(recipe))
