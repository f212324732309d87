import { blockPerson } from '@potluck/api/blocks'
import { removeFriend } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import {
  addMealPlanItems,
  createMealPlan,
  deleteMealPlan,
  deleteMealPlanItems,
  getMealPlan,
  updateMealPlan,
} from '@potluck/api/meal-plans'
import { deleteRecipe, getRecipe, saveCopy } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('recipes of a meal plan', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember

  beforeEach(async () => {
    ;({ anna, ben, carl } = await server.circle())
  })

  /** A recipe of Anna's, with a picture, on a plan of hers that Ben is on. */
  async function planned() {
    const { data: image } = await anna.api.call(uploadImage, { file: await aPicture() })
    const recipe = await aRecipe(anna, { title: 'Leek pie', ingredients: '3 leeks', imageIds: [image.id] })
    const body = { title: 'Ours', collaborators: [ben.id] }
    const { id: planId } = (await anna.api.call(createMealPlan, { body })).data
    const dishId = uuid()
    const items = [{ id: dishId, title: 'Leek pie', recipeId: recipe.id, day: '2026-11-24' }]
    await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
    return { recipe, planId, dishId }
  }
  const read = async (member: TestMember, id: string) => (await member.api.call(getRecipe, { params: { id } })).data
  const status = (member: TestMember, id: string) => statusOf(member.api.call(getRecipe, { params: { id } }))
  const pictureStatus = async (location: string) => (await fetch(`${server.address}api/${location}`)).status

  test('are read by everybody on it, with their pictures, and by nobody else', async () => {
    const { recipe } = await planned()
    const seen = await read(ben, recipe.id)
    expect(seen).toMatchObject({ ingredients: '3 leeks', isOwner: false, owner: { name: 'Anna' }, labels: [] })
    expect(await pictureStatus(seen.image?.location ?? '')).toBe(200)
    expect(await status(carl, recipe.id)).toBe(404)
    expect(await statusOf(ben.api.call(saveCopy, { params: { id: recipe.id } }))).toBe(201)
    const other = await aRecipe(anna, { title: 'On no plan' })
    expect(await status(ben, other.id)).toBe(404)
  })

  type Planned = Awaited<ReturnType<typeof planned>>

  test.each([
    [
      'the dish is taken off',
      ({ planId: id, dishId }: Planned) =>
        anna.api.call(deleteMealPlanItems, { params: { id }, query: { itemIds: dishId } }),
    ],
    ['the reader leaves', ({ planId: id }: Planned) => ben.api.call(deleteMealPlan, { params: { id } })],
    [
      'the reader is taken off',
      ({ planId: id }: Planned) => anna.api.call(updateMealPlan, { params: { id }, body: { collaborators: [] } }),
    ],
    ['the plan is deleted', ({ planId: id }: Planned) => anna.api.call(deleteMealPlan, { params: { id } })],
    ['the recipe is thrown away', ({ recipe: { id } }: Planned) => anna.api.call(deleteRecipe, { params: { id } })],
    ['the reader is blocked', () => anna.api.call(blockPerson, { params: { id: ben.id } })],
    [
      'what the two share ends',
      () => anna.api.call(removeFriend, { params: { id: ben.id }, query: { endSharing: 'true' } }),
    ],
  ])('are read no more when %s, nor their pictures', async (_when, end) => {
    const made = await planned()
    const { image } = await read(ben, made.recipe.id)
    await end(made)
    expect(await status(ben, made.recipe.id)).toBe(404)
    expect(await pictureStatus(image?.location ?? '')).toBe(404)
  })

  test('of somebody who left it are read no more, and stand on it by their titles', async () => {
    const { data: plan } = await ben.api.call(createMealPlan, { body: { title: 'His', collaborators: [anna.id] } })
    const recipe = await aRecipe(anna, { title: 'Leek pie' })
    const items = [{ title: 'Leek pie', recipeId: recipe.id, day: null }]
    await anna.api.call(addMealPlanItems, { params: { id: plan.id }, body: { items } })
    expect(await status(ben, recipe.id)).toBe(200)
    // Shared things stay shared when a friendship ends.
    await anna.api.call(removeFriend, { params: { id: ben.id } })
    expect(await status(ben, recipe.id)).toBe(200)
    await anna.api.call(deleteMealPlan, { params: { id: plan.id } })
    expect(await status(ben, recipe.id)).toBe(404)
    const { data } = await ben.api.call(getMealPlan, { params: { id: plan.id } })
    expect(data.items).toMatchObject([{ title: 'Leek pie', recipe: null }])
  })

  test('are hidden from whoever their owner blocked, on the plan of a third', async () => {
    await carl.befriends(anna)
    await carl.befriends(ben)
    const body = { title: 'Theirs', collaborators: [anna.id, ben.id] }
    const { data: plan } = await carl.api.call(createMealPlan, { body })
    const recipe = await aRecipe(anna, { title: 'Leek pie' })
    const items = [{ title: 'Leek pie', recipeId: recipe.id, day: null }]
    await anna.api.call(addMealPlanItems, { params: { id: plan.id }, body: { items } })
    await anna.api.call(blockPerson, { params: { id: ben.id } })
    expect([await status(ben, recipe.id), await status(carl, recipe.id)]).toEqual([404, 200])
    const { data } = await ben.api.call(getMealPlan, { params: { id: plan.id } })
    expect(data.items).toMatchObject([{ title: 'Leek pie', recipe: null }])
  })
})
