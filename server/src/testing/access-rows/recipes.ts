import * as bookChanges from '@potluck/api/book-changes'
import * as chosenFoods from '@potluck/api/chosen-foods'
import * as pantry from '@potluck/api/cookable'
import * as cookings from '@potluck/api/cookings'
import * as duplicates from '@potluck/api/duplicates'
import * as images from '@potluck/api/images'
import * as labels from '@potluck/api/labels'
import * as many from '@potluck/api/many-recipes'
import * as plans from '@potluck/api/meal-plans'
import * as profileItems from '@potluck/api/profile-items'
import * as proposals from '@potluck/api/proposals'
import * as recipes from '@potluck/api/recipes'
import * as savedSearches from '@potluck/api/saved-searches'
import * as variations from '@potluck/api/variations'
import * as versions from '@potluck/api/versions'
import { aPicture, aPlan, aRecipe, aSearch, callers } from '../access-world.ts'
import type { TestMember } from '../test-server.ts'
import { all, befriended, nothing, onTheList, own, type Row, row, unlessBlocked } from './row.ts'

/** A recipe with a version before it. */
async function savedTwice(owner: TestMember, title = 'Toast'): Promise<recipes.Recipe> {
  const recipe = await aRecipe(owner, { title })
  const body = { title: 'Toast with butter' }
  return (await owner.api.call(recipes.updateRecipe, { params: { id: recipe.id }, body })).data
}

async function cooked(owner: TestMember): Promise<{ readonly id: string; readonly cookingId: string }> {
  const { id } = await aRecipe(owner)
  const { data } = await owner.api.call(cookings.addCooking, { params: { id }, body: { note: 'burnt' } })
  return { id, cookingId: data.id }
}

/** The recipe book. */
export const recipeRows: readonly Row[] = [
  row(recipes.countRecipes, 'the own book', all(200), nothing),
  row(recipes.listTitleLetters, 'the own book', all(200), nothing),
  row(bookChanges.listBookChanges, 'in the own book', all(200), nothing, {
    shows: { label: ['owner'], recipe: ['owner'], job: ['owner'] },
  }),
  row(recipes.listRecipes, 'the own book', all(200), nothing, {
    shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
  }),
  row(recipes.listRecipes, 'with a label of the owner’s', all(200), () => ({ query: { labels: 'hushed' } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(
    recipes.listRecipes,
    'of the owner, whose profile shows nothing',
    own(200),
    ({ owner }) => ({ query: { userId: owner.id } }),
    {
      shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
    },
  ),
  row(
    recipes.listRecipes,
    'of the owner, whose profile shows it to friends',
    { ...befriended(200, 404), owner: 200 },
    async ({ owner }) => {
      await owner.api.call(profileItems.saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })
      return { query: { userId: owner.id } }
    },
    { fresh: true },
  ),
  row(recipes.listRecipes, 'with friends’', all(200), () => ({ query: { includeFriends: 'true' as const } }), {
    shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
  }),
  row(recipes.searchRecipes, 'words of the owner’s', all(200), () => ({ query: { query: 'sworn plums' } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(
    recipes.searchRecipes,
    'of the owner, whose profile shows nothing',
    own(200),
    ({ owner }) => ({ query: { query: 'sworn', userId: owner.id } }),
    { shows: { recipe: ['owner'], label: ['owner'] } },
  ),
  row(
    recipes.searchRecipes,
    'of the owner, whose profile shows it to friends',
    { ...befriended(200, 404), owner: 200 },
    async ({ owner }) => {
      await owner.api.call(profileItems.saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })
      return { query: { query: 'toast', userId: owner.id } }
    },
    { fresh: true },
  ),
  row(
    recipes.searchRecipes,
    'with friends’',
    all(200),
    () => ({ query: { query: 'sworn time:<30', includeFriends: 'true' as const } }),
    { shows: { recipe: ['owner'], label: ['owner'] } },
  ),
  row(recipes.getRecipe, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(
    recipes.getRecipe,
    'of the owner, whose profile shows it to all',
    unlessBlocked(200),
    async ({ owner }) => {
      const { id: recipeId } = await aRecipe(owner)
      const items = [{ kind: 'recipe', recipeId, visibility: 'public' } as const]
      await owner.api.call(profileItems.saveProfileItems, { body: { items } })
      return { params: { id: recipeId } }
    },
    { guest: 200, fresh: true },
  ),
  row(
    recipes.getRecipe,
    'of the owner, on a plan',
    onTheList(200),
    async ({ owner, caller, as }) => {
      const { id: recipeId } = await aRecipe(owner)
      const { planId: id } = await aPlan(owner, as === 'collaborator' ? [caller] : [])
      const items = [{ title: 'Toast', recipeId, day: null }]
      await owner.api.call(plans.addMealPlanItems, { params: { id }, body: { items } })
      return { params: { id: recipeId } }
    },
    { fresh: true },
  ),
  row(recipes.createRecipe, 'the own one', all(201), () => ({ body: { title: 'Toast' } })),
  row(
    recipes.createRecipe,
    'with a picture of the owner’s',
    own(201),
    ({ world }) => ({
      body: { title: 'Toast', imageIds: world.recipe.images.map(({ id }) => id) },
    }),
    { shows: { recipe: ['owner'] } },
  ),
  row(recipes.createRecipe, 'with the id of one of the owner’s', all(409), async ({ owner }) => ({
    body: { title: 'Other toast', id: (await aRecipe(owner)).id },
  })),
  row(proposals.proposeRecipe, 'a new one', all(201), () => ({ body: { recipe: { title: 'Toast' } } })),
  row(proposals.proposeRecipe, 'a change of one of the owner’s', own(201), ({ world }) => ({
    body: { recipe: { title: 'Toast' }, changeOf: world.recipe.id },
  })),
  row(
    proposals.getProposal,
    'of a recipe in the inbox of the owner',
    own(200),
    async ({ owner, world }) => {
      const body = { recipe: { title: 'Toast' }, changeOf: world.recipe.id }
      return { params: { id: (await owner.api.call(proposals.proposeRecipe, { body })).data.id } }
    },
    { shows: { recipe: ['owner'] } },
  ),
  row(recipes.updateRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { title: 'Overwritten' },
  })),
  row(
    recipes.updateRecipe,
    'the own one, with a picture of the owner’s',
    own(200),
    async ({ caller, world }) => ({
      params: { id: (await aRecipe(caller)).id },
      body: { title: 'Toast', imageIds: world.recipe.images.map(({ id }) => id) },
    }),
    { shows: { recipe: ['owner'] } },
  ),
  row(recipes.deleteRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
  })),
  row(chosenFoods.chooseFood, 'for a recipe of the owner’s, which stays as it is', all(200), ({ world }) => ({
    body: { line: 'plums', food: null, recipeId: world.recipe.id },
  })),
  row(chosenFoods.forgetFood, 'for a recipe of the owner’s, which stays as it is', all(200), ({ world }) => ({
    query: { line: 'plums', recipeId: world.recipe.id },
  })),
  row(savedSearches.listSavedSearches, 'the own ones', all(200), nothing, { shows: { search: ['owner'] } }),
  row(
    savedSearches.saveSearch,
    'with the id of one of the owner’s, which stays as it is',
    all(200),
    ({ world }) => ({ params: { id: world.searchId }, body: { title: 'Mine', view: 'search=plums' } }),
    // The id is the caller’s own word, given back.
    { shows: { search: [...callers] } },
  ),
  row(savedSearches.deleteSavedSearch, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aSearch(owner)).id },
  })),
  row(pantry.listNeededThings, 'of the own book', all(200), () => ({ query: { query: 'plum' } }), {
    shows: {},
  }),
  row(pantry.listCookable, 'with what a recipe of the owner’s needs', all(200), () => ({ query: { items: 'plum' } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(recipes.rateRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { rating: 5 },
  })),
  row(recipes.moveRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { folder: 'main' as const },
  })),
  row(recipes.linkRecipe, 'of the owner to one of their own', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id, linkedId: (await aRecipe(owner)).id },
  })),
  row(recipes.linkRecipe, 'the own one to one of the owner’s', own(200), async ({ caller, owner }) => ({
    params: { id: (await aRecipe(caller)).id, linkedId: (await aRecipe(owner)).id },
  })),
  row(recipes.unlinkRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id, linkedId: (await aRecipe(owner)).id },
  })),
  row(recipes.listRelated, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(variations.listVariations, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } }), {
    shows: { recipe: ['owner'] },
  }),
  row(versions.listVersions, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(
    versions.getVersion,
    'of the owner',
    own(200),
    async ({ owner }) => ({ params: { id: (await savedTwice(owner, 'Sworn pie')).id, version: 1 } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(versions.restoreVersion, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await savedTwice(owner)).id, version: 1 },
    body: {},
  })),
  row(cookings.listCookings, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(cookings.listVisiblePhotos, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(cookings.addCooking, 'of the owner', own(201), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { note: 'burnt' },
  })),
  row(cookings.updateCooking, 'of the owner', own(200), async ({ owner }) => ({
    params: await cooked(owner),
    body: { note: 'not so burnt' },
  })),
  row(cookings.updateCooking, 'of the owner, as of the own recipe', own(200), async ({ owner, caller }) => {
    const { id, cookingId } = await cooked(owner)
    return { params: { id: owner === caller ? id : (await aRecipe(caller)).id, cookingId }, body: { note: 'mine' } }
  }),
  row(cookings.deleteCooking, 'of the owner', own(200), async ({ owner }) => ({ params: await cooked(owner) })),
  row(many.listRecipeIds, 'of the own book', all(200), nothing, { shows: { recipe: ['owner'] } }),
  row(many.moveRecipes, 'of the owner', all(200), async ({ owner }) => ({
    body: { recipeIds: [(await aRecipe(owner)).id], folder: 'inbox' as const },
  })),
  row(many.deleteRecipes, 'of the owner', all(200), async ({ owner }) => ({
    body: { recipeIds: [(await aRecipe(owner)).id] },
  })),
  row(many.deleteRecipesByLabels, 'of the owner', all(200), async ({ owner }) => ({
    body: { labelIds: (await aRecipe(owner, { labels: ['to go'] })).labels.map(({ id }) => id) },
  })),
  row(
    duplicates.findLikelyDuplicates,
    'of a recipe of the owner',
    all(200),
    async ({ owner }) => {
      const { title, url, ingredients } = await aRecipe(owner, { title: 'Sworn pie', ingredients: '1 apple' })
      return { body: { title, url, ingredients } }
    },
    { shows: { recipe: ['owner'] } },
  ),
  row(
    duplicates.listDuplicates,
    'of the owner',
    all(200),
    async ({ owner }) => {
      for (const title of ['Sworn pie', 'Sworn pie']) await aRecipe(owner, { title })
      return {}
    },
    { shows: { recipe: ['owner'] } },
  ),
  row(many.deleteAllRecipes, 'the own ones', all(200), () => ({ body: { word: 'DELETE' as const } }), {
    fresh: true,
  }),
  row(recipes.saveCopy, 'of the owner', own(201), ({ world }) => ({ params: { id: world.recipe.id } }), {
    shows: { recipe: ['owner'] },
  }),
  row(labels.listLabels, 'the own ones', all(200), nothing, { shows: { label: ['owner'] } }),
  row(labels.attachLabel, 'to one of the owner’s', own(201), async ({ owner }) => ({
    body: { title: 'mine', recipeIds: [(await aRecipe(owner)).id] },
  })),
  row(labels.attachLabel, 'to the own recipe and one of the owner’s', all(201), async ({ caller, owner }) => ({
    body: { title: 'both', recipeIds: [(await aRecipe(caller)).id, (await aRecipe(owner)).id] },
  })),
  row(labels.detachLabel, 'off a recipe of the owner', own(200), async ({ owner }) => {
    const { id, labels } = await aRecipe(owner, { labels: ['passing'] })
    return { query: { recipeId: id, labelId: labels[0]?.id ?? '' } }
  }),
  row(labels.detachLabel, 'of the owner off the own recipe', all(200), async ({ caller, world }) => ({
    query: { recipeId: (await aRecipe(caller)).id, labelId: world.labelId },
  })),
  row(labels.detachLabelFromMany, 'of the owner', all(200), async ({ owner }) => {
    const { id, labels } = await aRecipe(owner, { labels: ['passing'] })
    return { body: { labelId: labels[0]?.id ?? '', recipeIds: [id] } }
  }),
  row(labels.renameLabel, 'of the owner', own(200), async ({ owner, as }) => {
    const { labels } = await aRecipe(owner, { labels: [`before ${as}`] })
    return { params: { id: labels[0]?.id ?? '' }, body: { title: `after ${as}` } }
  }),
  row(labels.mergeLabels, 'of the owner', own(200), async ({ owner, as }) => {
    const { labels } = await aRecipe(owner, { labels: [`from ${as}`, `into ${as}`] })
    return { body: { labelIds: labels.map(({ id }) => id), intoLabelId: labels[1]?.id ?? '' } }
  }),
  row(labels.groupLabels, 'of the owner', all(200), ({ world }) => ({
    body: { labelIds: [world.labelId], groupTitle: 'Taken over' },
  })),
  row(labels.deleteLabels, 'of the owner', all(200), async ({ owner }) => ({
    body: { labelIds: (await aRecipe(owner, { labels: ['fading'] })).labels.map(({ id }) => id) },
  })),
  row(images.addImageByLink, 'of the inside', all(400), () => ({ body: { url: 'http://127.0.0.1/a.png' } })),
  row(images.uploadImage, 'the own one', all(201), async () => ({ file: await aPicture() })),
  row(
    images.getImage,
    'of the owner, without its ticket',
    all(401),
    ({ world }) => ({
      params: { id: world.recipe.image?.id ?? '', size: 'large' as const },
    }),
    { guest: 401 },
  ),
  row(
    images.getImage,
    'of the owner, by the address that the recipe gave',
    all(200),
    ({ world }) => ({
      params: { id: world.recipe.image?.id ?? '', size: 'large' as const },
    }),
    {
      guest: 200,
      token: async ({ world }) =>
        new URL(world.recipe.image?.location ?? '', 'http://x/').searchParams.get('token') ?? '',
    },
  ),
]
