import { addCooking } from '@potluck/api/cookings'
import type { Image } from '@potluck/api/images'
import { noteForOneself, setOnlyForMe } from '@potluck/api/kitchens'
import { attachLabel, detachLabel, detachLabelFromMany, renameLabel } from '@potluck/api/labels'
import { moveRecipes } from '@potluck/api/many-recipes'
import { linkRecipe, moveRecipe, type Recipe, type RecipeSummary, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { sameLabel } from '../same-label.ts'
import { isOfMany } from './many-recipes.ts'
import { previewOf } from './preview.ts'
import { waitingPhoto } from './unsent-photos.ts'

type Waiting = readonly NewChange[]

const isWhole = (recipe: RecipeSummary): recipe is Recipe => 'ingredients' in recipe

/** The fields that an edit changes. */
export function editOf(change: NewChange) {
  const { data } = updateRecipe.body.safeParse(change.input.body)
  if (!data) return null
  const { replaces = {}, folder, version: _version, ...draft } = data
  return { draft, replaces, folder }
}

function imagesOf(ids: readonly string[], candidates: readonly Image[], waiting: Waiting): Image[] {
  // The preview may contain object URLs of a closed page.
  return ids.flatMap((id) => waitingPhoto(id, waiting) ?? candidates.find((image) => image.id === id) ?? [])
}

function edited<R extends RecipeSummary>(recipe: R, change: NewChange, waiting: Waiting): R {
  const { draft, replaces, folder } = editOf(change) ?? {}
  if (!draft || !replaces) return recipe
  const { labels, imageIds, ...fields } = draft
  const preview = previewOf(change)
  const isChanged = (field: string) => field in replaces
  const own = Object.fromEntries(Object.entries(fields).filter(([field]) => isChanged(field) && field in recipe))
  const knownLabels = [...recipe.labels, ...(preview.labels ?? [])]
  const whole = isWhole(recipe) ? recipe.images : recipe.image ? [recipe.image] : []
  const images = imagesOf(imageIds, [...whole, ...(preview.images ?? [])], waiting)
  return {
    ...recipe,
    ...own,
    ...(folder && { folder }),
    ...(isChanged('labels') && {
      labels: labels.flatMap((title) => knownLabels.find((label) => sameLabel(label.title, title)) ?? []),
    }),
    ...(isChanged('imageIds') && { image: images[0] ?? null, ...(isWhole(recipe) && { images }) }),
    // The server works them out anew.
    ...(isWhole(recipe) && (isChanged('ingredients') || isChanged('yield')) && { contents: undefined }),
    updatedAt: change.at,
  }
}

function withLabel<R extends RecipeSummary>(recipe: R, change: NewChange): R {
  if (!isOfMany(change, recipe.id)) return recipe
  const { data } = attachLabel.body.safeParse(change.input.body)
  if (!data) return recipe
  if (recipe.labels.some(({ title }) => sameLabel(title, data.title))) return recipe
  const [label = { id: change.reference, title: data.title }] = previewOf(change).labels ?? []
  return { ...recipe, labels: [...recipe.labels, label] }
}

interface RemovedLabel {
  readonly labelId: string
  readonly title?: string | undefined
}

/** The label that a change removes from a recipe; null for none. */
function removedLabelOf(change: NewChange, recipeId: string): RemovedLabel | null {
  const { endpoint, input } = change
  if (endpoint === endpointName(detachLabel)) {
    const { data } = detachLabel.query.safeParse(input.query)
    return data?.recipeId === recipeId ? data : null
  }
  if (endpoint !== endpointName(detachLabelFromMany) || !isOfMany(change, recipeId)) return null
  return detachLabelFromMany.body.safeParse(input.body).data ?? null
}

function withoutLabel<R extends RecipeSummary>(recipe: R, { labelId, title: called = '' }: RemovedLabel): R {
  const labels = recipe.labels.filter(({ id, title }) => id !== labelId && !sameLabel(title, called))
  return labels.length === recipe.labels.length ? recipe : { ...recipe, labels }
}

function withLabelCalled<R extends RecipeSummary>(recipe: R, { input: { params, body } }: NewChange): R {
  const { data } = renameLabel.body.safeParse(body)
  if (!data || !recipe.labels.some(({ id }) => id === params?.id)) return recipe
  const labels = recipe.labels.map((label) => (label.id === params?.id ? { ...label, title: data.title } : label))
  return { ...recipe, labels }
}

function movedWithMany<R extends RecipeSummary>(recipe: R, change: NewChange): R {
  if (!isOfMany(change, recipe.id)) return recipe
  const { data } = moveRecipes.body.safeParse(change.input.body)
  return data && data.folder !== recipe.folder ? { ...recipe, folder: data.folder } : recipe
}

/** A recipe that its cook keeps to themselves, or has given back to its kitchen. */
function keptOrGivenBack<R extends RecipeSummary>(recipe: R, { input }: NewChange): R {
  const body = setOnlyForMe.body.safeParse(input.body).data
  const query = setOnlyForMe.query.safeParse(input.query).data
  if (!body || !query) return recipe
  const [kitchenId, onlyForMeIn] = body.onlyForMe ? [undefined, query.kitchen] : [query.kitchen, undefined]
  return { ...recipe, kitchenId, onlyForMeIn }
}

/** A recipe with the links of a change, each once. */
function withLinked<R extends RecipeSummary>(recipe: R, change: NewChange): R {
  const { linked = [] } = previewOf(change)
  if (!isWhole(recipe)) return recipe
  const others = recipe.linked.filter(({ id }) => linked.every((added) => added.id !== id))
  return { ...recipe, linked: [...others, ...linked] }
}

/** A recipe after a change of the book; the same object if the change concerns another recipe. */
export function changedRecipe<R extends RecipeSummary>(recipe: R, change: NewChange, waiting: Waiting): R {
  const { endpoint, input } = change
  if (endpoint === endpointName(attachLabel)) return withLabel(recipe, change)
  const off = removedLabelOf(change, recipe.id)
  if (off) return withoutLabel(recipe, off)
  if (endpoint === endpointName(moveRecipes)) return movedWithMany(recipe, change)
  if (endpoint === endpointName(renameLabel)) return withLabelCalled(recipe, change)
  if (input.params?.id !== recipe.id) return recipe
  switch (endpoint) {
    case endpointName(updateRecipe):
      return edited(recipe, change, waiting)
    case endpointName(rateRecipe): {
      const { data } = rateRecipe.body.safeParse(input.body)
      return data ? { ...recipe, rating: data.rating } : recipe
    }
    case endpointName(noteForOneself): {
      const { data } = noteForOneself.body.safeParse(input.body)
      return data && isWhole(recipe) ? { ...recipe, ownNote: data.note } : recipe
    }
    case endpointName(linkRecipe):
      return withLinked(recipe, change)
    case endpointName(setOnlyForMe):
      return keptOrGivenBack(recipe, change)
    case endpointName(moveRecipe): {
      const { data } = moveRecipe.body.safeParse(input.body)
      return data ? { ...recipe, folder: data.folder } : recipe
    }
    case endpointName(addCooking): {
      const { cookedAt = change.at } = addCooking.body.safeParse(input.body).data ?? {}
      return (recipe.lastCookedAt ?? '') < cookedAt ? { ...recipe, lastCookedAt: cookedAt } : recipe
    }
    default:
      return recipe
  }
}

/** The optimistic recipe of a create, with its photos; null for other changes. */
export function newRecipe(change: NewChange, waiting: Waiting): Recipe | null {
  const { recipe } = previewOf(change)
  if (!recipe) return null
  const images = recipe.images.map((image) => waitingPhoto(image.id, waiting) ?? image)
  return { ...recipe, images, image: images[0] ?? null }
}
