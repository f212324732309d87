import * as bookChanges from '@potluck/api/book-changes'
import * as chosenFoods from '@potluck/api/chosen-foods'
import type { ApiClient } from '@potluck/api/client'
import * as clip from '@potluck/api/clip'
import * as pantry from '@potluck/api/cookable'
import * as cookings from '@potluck/api/cookings'
import * as data from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import * as duplicates from '@potluck/api/duplicates'
import * as eaters from '@potluck/api/eaters'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import * as images from '@potluck/api/images'
import * as imports from '@potluck/api/imports'
import * as kitchens from '@potluck/api/kitchens'
import * as labels from '@potluck/api/labels'
import * as many from '@potluck/api/many-recipes'
import * as pepperplate from '@potluck/api/pepperplate'
import * as recipes from '@potluck/api/recipes'
import * as savedSearches from '@potluck/api/saved-searches'
import * as shares from '@potluck/api/shares'
import * as trash from '@potluck/api/trash'
import * as versions from '@potluck/api/versions'
import { v7 as uuid } from 'uuid'
import { aPicture } from '../access-world.ts'

/** What lies in the book of a kitchen for one call: recipes and labels that the call may change. */
export interface KitchenCase {
  readonly query: { readonly kitchen: string }
  /** With a version before it. */
  readonly recipeId: string
  readonly otherId: string
  readonly deletedId: string
  readonly labelId: string
  readonly otherLabelId: string
  readonly searchId: string
  /** The id of a link to the recipe, which the owner made. */
  readonly shareId: string
}

/** A call about the book of a kitchen. */
export interface KitchenRow {
  readonly endpoint: Endpoint
  /** The status for an owner and a cook; the endpoint's use of the book decides the others. */
  readonly done: number
  readonly call: (api: ApiClient, scene: KitchenCase) => Promise<unknown>
}

function row<E extends Endpoint>(
  endpoint: E,
  input: (scene: KitchenCase) => CallInput<E> | Promise<CallInput<E>>,
  done: number = endpoint.status ?? 200,
): KitchenRow {
  return { endpoint, done, call: async (api, scene) => api.call(endpoint, await input(scene)) }
}

const one = ({ query, recipeId: id }: KitchenCase) => ({ params: { id }, query })
const whole = ({ query }: KitchenCase) => ({ query })

/** Every endpoint that reads or writes a book, for the book of a kitchen. */
export const kitchenBookRows: readonly KitchenRow[] = [
  row(recipes.countRecipes, whole),
  row(recipes.listTitleLetters, whole),
  row(recipes.listRecipes, whole),
  row(recipes.searchRecipes, ({ query }) => ({ query: { ...query, query: 'plum' } })),
  row(recipes.listRelated, one),
  row(recipes.createRecipe, ({ query }) => ({ query, body: { title: 'New' } })),
  row(recipes.updateRecipe, (scene) => ({ ...one(scene), body: { title: 'Changed' } })),
  row(recipes.deleteRecipe, one),
  row(recipes.rateRecipe, (scene) => ({ ...one(scene), body: { rating: 5 } })),
  row(recipes.moveRecipe, (scene) => ({ ...one(scene), body: { folder: 'main' as const } })),
  row(recipes.linkRecipe, ({ query, recipeId: id, otherId: linkedId }) => ({ params: { id, linkedId }, query })),
  row(recipes.unlinkRecipe, ({ query, recipeId: id, otherId: linkedId }) => ({ params: { id, linkedId }, query })),
  row(recipes.saveCopy, one),
  row(many.listRecipeIds, whole),
  row(many.moveRecipes, ({ query, recipeId }) => ({
    query,
    body: { recipeIds: [recipeId], folder: 'main' as const },
  })),
  row(many.deleteRecipes, ({ query, recipeId }) => ({ query, body: { recipeIds: [recipeId] } })),
  row(many.deleteRecipesByLabels, ({ query, labelId }) => ({ query, body: { labelIds: [labelId] } })),
  row(labels.listLabels, whole),
  row(labels.attachLabel, ({ query, recipeId }) => ({ query, body: { title: 'more', recipeIds: [recipeId] } })),
  row(labels.detachLabel, ({ query, labelId, recipeId }) => ({ query: { ...query, labelId, recipeId } })),
  row(labels.detachLabelFromMany, ({ query, labelId, recipeId }) => ({
    query,
    body: { labelId, recipeIds: [recipeId] },
  })),
  row(labels.renameLabel, ({ query, labelId: id }) => ({ params: { id }, query, body: { title: uuid() } })),
  row(labels.mergeLabels, ({ query, labelId, otherLabelId }) => ({
    query,
    body: { labelIds: [otherLabelId], intoLabelId: labelId },
  })),
  row(labels.groupLabels, ({ query, labelId }) => ({ query, body: { labelIds: [labelId], groupTitle: 'Group' } })),
  row(labels.deleteLabels, ({ query, labelId }) => ({ query, body: { labelIds: [labelId] } })),
  row(bookChanges.listBookChanges, whole),
  row(trash.listTrash, whole),
  row(trash.restoreRecipes, ({ query, deletedId }) => ({ query, body: { ids: [deletedId] } })),
  row(trash.restoreAllRecipes, ({ query }) => ({ query, body: {} })),
  row(trash.deleteForGood, ({ query, deletedId }) => ({ query, body: { ids: [deletedId] } })),
  row(versions.listVersions, one),
  row(versions.getVersion, ({ query, recipeId: id }) => ({ params: { id, version: 1 }, query })),
  row(versions.restoreVersion, ({ query, recipeId: id }) => ({ params: { id, version: 1 }, query, body: {} })),
  row(cookings.listCookings, one),
  row(cookings.addCooking, (scene) => ({ ...one(scene), body: {} })),
  // Nobody has cooked it yet.
  row(
    cookings.updateCooking,
    ({ query, recipeId: id }) => ({ params: { id, cookingId: uuid() }, query, body: { note: 'x' } }),
    404,
  ),
  row(cookings.deleteCooking, ({ query, recipeId: id }) => ({ params: { id, cookingId: uuid() }, query })),
  row(chosenFoods.chooseFood, ({ query, recipeId }) => ({ query, body: { line: 'plums', food: null, recipeId } })),
  row(chosenFoods.forgetFood, ({ query, recipeId }) => ({ query: { ...query, line: 'plums', recipeId } })),
  row(savedSearches.listSavedSearches, whole),
  row(savedSearches.saveSearch, ({ query }) => ({
    params: { id: uuid() },
    query,
    body: { title: 'Soups', view: 'search=soup' },
  })),
  row(savedSearches.deleteSavedSearch, ({ query, searchId: id }) => ({ params: { id }, query })),
  row(duplicates.listDuplicates, whole),
  row(duplicates.findLikelyDuplicates, ({ query }) => ({ query, body: { title: 'Plum cake' } })),
  row(pantry.listNeededThings, ({ query }) => ({ query: { ...query, query: 'p' } })),
  row(pantry.listCookable, ({ query }) => ({ query: { ...query, items: 'plum' } })),
  row(clip.clipLinks, ({ query }) => ({ query, body: { urls: ['http://127.0.0.1/'] } })),
  // What is none, what is empty, what is no look, and a login that is too long: nothing is written.
  ...directImports.map(({ endpoint }) => row(endpoint, ({ query }) => ({ query, file: new Blob(['none']) }), 415)),
  row(imports.previewImport, ({ query }) => ({ query, file: new Blob([]) }), 415),
  row(imports.previewImportAgain, ({ query }) => ({ params: { id: uuid() }, query, body: { choices: {} } }), 404),
  row(pepperplate.sendPepperplateLogin, ({ query }) => ({ query, body: { username: 'x', password: '' } }), 503),
  row(pepperplate.scrapePepperplate, ({ query }) => ({ query: { ...query, username: 'x', password: '' } }), 503),
  row(clip.findByLink, ({ query }) => ({ query: { ...query, url: 'https://example.com/plums' } })),
  row(images.uploadImage, async ({ query }) => ({ query, file: await aPicture() })),
  // Nothing answers there.
  row(images.addImageByLink, ({ query }) => ({ query, body: { url: 'https://nowhere.invalid/plum.png' } }), 400),
  row(data.exportData, ({ query, labelId }) => ({ params: { format: 'txt' as const }, query: { ...query, labelId } })),
  row(data.exportSelected, ({ query, recipeId }) => ({
    params: { format: 'json-ld' as const },
    query,
    body: { recipeIds: [recipeId] },
  })),
  row(shares.listShares, whole),
  row(shares.createShare, ({ query, recipeId }) => ({ query, body: { recipeId } })),
  row(shares.updateShare, async ({ query, shareId: id }) => ({ params: { id }, query, body: { name: 'Aunt' } })),
  row(shares.deleteShare, async ({ query, shareId: id }) => ({ params: { id }, query })),
  row(eaters.writeOwnEater, ({ query }) => ({ query, body: { mustNot: ['nuts' as const], dislikes: [] } })),
  row(eaters.deleteOwnEater, whole),
  row(kitchens.noteForOneself, (scene) => ({ ...one(scene), body: { note: 'mine' } })),
  row(kitchens.setOnlyForMe, (scene) => ({ ...one(scene), body: { onlyForMe: false } })),
]
