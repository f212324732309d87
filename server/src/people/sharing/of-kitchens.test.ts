import { deleteAccount } from '@potluck/api/account'
import { uploadImage } from '@potluck/api/images'
import { dissolveKitchen, leaveKitchen, removeFromKitchen, reopenKitchen } from '@potluck/api/kitchens'
import { acceptListInvitation, inviteToList } from '@potluck/api/list-invitations'
import { createMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import {
  addMealPlanItems,
  createMealPlan,
  deleteMealPlanItems,
  getMealPlan,
  listMealPlans,
  suggestMeals,
  updateMealPlan,
} from '@potluck/api/meal-plans'
import { createRecipe, getRecipe } from '@potluck/api/recipes'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
  updateShoppingListItems,
  updateShoppingListThings,
} from '@potluck/api/shopping-lists'
import { emptyTrash, listDeletedThings, listRemoved, restoreThing } from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { isStillDue } from '../../social/push/is-still-due.ts'
import { aKitchen, aList, aPicture, aPlan, aRecipe, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('lists and plans of a kitchen', (server) => {
  /** Anna keeps a kitchen in which Ben cooks and Gil is a reader; Carl is a friend of Anna's outside of it. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const gil = await server.member('Gil')
    const kitchenId = await aKitchen(anna, [ben])
    await joins(anna, kitchenId, gil, 'reader')
    await anna.befriends(carl)
    return { anna, ben, carl, gil, kitchenId }
  }

  const askForList = ({ api }: TestMember, kitchenId: string) =>
    api.call(createShoppingList, { body: { title: 'Market', kitchenId } })
  const askForPlan = ({ api }: TestMember, kitchenId: string) =>
    api.call(createMealPlan, { body: { title: 'Week', kitchenId } })
  const makeList = async (member: TestMember, kitchenId: string) => (await askForList(member, kitchenId)).data
  const makePlan = async (member: TestMember, kitchenId: string) => (await askForPlan(member, kitchenId)).data
  const readList = ({ api }: TestMember, id: string) => api.call(getShoppingList, { params: { id } })
  const readPlan = ({ api }: TestMember, id: string) => api.call(getMealPlan, { params: { id } })
  const namesOf = async ({ api }: TestMember) => {
    const [lists, plans] = [await api.call(listShoppingLists, {}), await api.call(listMealPlans, {})]
    return [...lists.data, ...plans.data].map(({ title }) => title)
  }
  const put = ({ api }: TestMember, id: string, title: string) =>
    api.call(addShoppingListItems, { params: { id }, body: { items: [{ title }] } })
  const giveList = ({ api }: TestMember, id: string, kitchenId: string) =>
    api.call(updateShoppingList, { params: { id }, body: { kitchenId } })
  const givePlan = ({ api }: TestMember, id: string, kitchenId: string) =>
    api.call(updateMealPlan, { params: { id }, body: { kitchenId } })
  const remove = (admin: TestMember, id: string, { id: personId }: TestMember) =>
    admin.api.call(removeFromKitchen, { params: { id, personId } })

  test('members have the lists and plans of their kitchen, one who joins too, and say whose they are', async () => {
    const { anna, ben, carl, gil, kitchenId } = await household()
    const list = await makeList(ben, kitchenId)
    await put(anna, list.id, 'milk')
    await makePlan(anna, kitchenId)
    const kitchen = { id: kitchenId, name: 'Home', mayChange: true }
    expect(list).toMatchObject({ kitchen, owner: { id: anna.id } })
    expect((await readList(gil, list.id)).data).toMatchObject({
      items: [{ title: 'milk', owner: { name: 'Anna' } }],
      kitchen: { ...kitchen, mayChange: false },
      collaborators: [{ id: ben.id }, { id: gil.id }],
    })
    expect(await namesOf(carl)).toEqual([])
    await joins(anna, kitchenId, carl, 'cook')
    for (const member of [anna, ben, carl, gil]) expect(await namesOf(member)).toEqual(['Market', 'Week'])
  })

  test('who is removed reaches no list, plan, calendar, picture, recipe or notification of the kitchen any more', async () => {
    const { anna, ben, kitchenId } = await household()
    const [list, plan] = [await makeList(ben, kitchenId), await makePlan(ben, kitchenId)]
    const recipe = await aRecipe(anna, { title: 'Own pie' })
    const dish = { title: 'Own pie', recipeId: recipe.id, day: '2026-11-22' }
    await anna.api.call(addMealPlanItems, { params: { id: plan.id }, body: { items: [dish] } })
    const { id: imageId } = (await anna.api.call(uploadImage, { file: await aPicture() })).data
    const milk = { title: 'milk', imageId }
    await anna.api.call(addShoppingListItems, { params: { id: list.id }, body: { items: [milk] } })
    const { feed } = (await ben.api.call(createMealPlanFeed, { params: { id: plan.id } })).data
    const address = `${server.address}api/${feed?.address}`
    const isDue = () =>
      isStillDue(server.database, { userId: ben.id, fromId: anna.id, aboutId: list.id, kind: 'lists' })
    const reached = async () => ({
      list: await statusOf(readList(ben, list.id)),
      plan: await statusOf(readPlan(ben, plan.id)),
      calendar: (await fetch(address)).status,
      recipe: await statusOf(ben.api.call(getRecipe, { params: { id: recipe.id } })),
      rings: await isDue(),
      all: await namesOf(ben),
    })
    expect(await reached()).toEqual({
      list: 200,
      plan: 200,
      calendar: 200,
      recipe: 200,
      rings: true,
      all: ['Market', 'Week'],
    })
    expect((await readList(ben, list.id)).data.items[0]?.image).not.toBeNull()
    await remove(anna, kitchenId, ben)
    expect(await reached()).toEqual({ list: 404, plan: 404, calendar: 401, recipe: 404, rings: false, all: [] })
    expect((await readList(anna, list.id)).data.items).toMatchObject([{ title: 'milk' }])
  })

  test('a list that is given to a kitchen keeps all that was on it; whom it was shared with is off it', async () => {
    const { anna, ben, carl, kitchenId } = await household()
    const { listId, itemId } = await aList(anna, [carl])
    const params = { id: listId }
    await put(anna, listId, 'milk')
    await anna.api.call(updateShoppingListItems, { params, query: { itemIds: itemId }, body: { completed: true } })
    const body = { titles: ['milk'], aisle: 'dairy', regular: true }
    await anna.api.call(updateShoppingListThings, { params, body })
    const goneId = uuid()
    await anna.api.call(addShoppingListItems, { params, body: { items: [{ id: goneId, title: 'gone' }] } })
    await anna.api.call(deleteShoppingListItems, { params, query: { itemIds: goneId } })
    const link = (await anna.api.call(inviteToList, { params, body: {} })).data
    const before = (await readList(anna, listId)).data
    await giveList(anna, listId, kitchenId)
    const after = (await readList(ben, listId)).data
    expect([after.items, after.things]).toEqual([before.items, before.things])
    expect((await ben.api.call(listRemoved, {})).data.items).toMatchObject([{ title: 'gone' }])
    expect(await statusOf(readList(carl, listId))).toBe(404)
    expect(await statusOf(carl.api.call(acceptListInvitation, { body: { secret: link.secret } }))).toBe(412)
  })

  test('a plan that is given to a kitchen keeps its dishes, and the calendar of who gave it', async () => {
    const { anna, ben, kitchenId } = await household()
    const { planId, dishId } = await aPlan(anna)
    const params = { id: planId }
    const { feed } = (await anna.api.call(createMealPlanFeed, { params })).data
    await anna.api.call(addMealPlanItems, { params, body: { items: [{ title: 'soup', day: null }] } })
    const before = (await readPlan(anna, planId)).data.items
    await givePlan(anna, planId, kitchenId)
    expect((await readPlan(ben, planId)).data.items).toEqual(before)
    await ben.api.call(deleteMealPlanItems, { params, query: { itemIds: dishId } })
    expect((await anna.api.call(listRemoved, {})).data.dishes).toMatchObject([{ title: 'leek pie' }])
    expect((await fetch(`${server.address}api/${feed?.address}`)).status).toBe(200)
  })

  test('nobody gives what is not their own, or to a kitchen in which they do not cook', async () => {
    const { anna, ben, carl, gil, kitchenId } = await household()
    const [bens, gils, carls] = [await aList(ben, [anna]), await aList(gil), await aList(carl)]
    expect(await statusOf(giveList(anna, bens.listId, kitchenId))).toBe(403)
    expect(await statusOf(giveList(gil, gils.listId, kitchenId))).toBe(403)
    expect(await statusOf(giveList(carl, carls.listId, kitchenId))).toBe(404)
    expect(await statusOf(askForList(gil, kitchenId))).toBe(403)
    expect(await statusOf(askForPlan(carl, kitchenId))).toBe(404)
  })

  test('a kitchen’s plan takes recipes of the kitchen and suggests them, and another plan shows them to its members only', async () => {
    const { anna, ben, carl, kitchenId } = await household()
    const query = { kitchen: kitchenId }
    const { id: recipeId } = (await ben.api.call(createRecipe, { query, body: { title: 'Plum cake' } })).data
    const plan = await makePlan(ben, kitchenId)
    const items = [{ title: 'Plum cake', recipeId, day: '2026-11-22' }]
    const days = { params: { id: plan.id }, query: { days: '2026-12-24' } }
    expect((await anna.api.call(suggestMeals, days)).data.suggestions).toMatchObject([{ recipe: { id: recipeId } }])
    await anna.api.call(addMealPlanItems, { params: { id: plan.id }, body: { items } })
    expect((await readPlan(ben, plan.id)).data.items).toMatchObject([{ recipe: { id: recipeId } }])
    const { planId } = await aPlan(anna, [carl, ben])
    await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
    const recipeFor = async (member: TestMember) =>
      (await readPlan(member, planId)).data.items.find(({ title }) => title === 'Plum cake')?.recipe?.id ?? null
    expect([await recipeFor(ben), await recipeFor(carl)]).toEqual([recipeId, null])
  })

  test('any cook deletes and restores what is the kitchen’s; emptying one’s own trash leaves it', async () => {
    const { anna, ben, gil, kitchenId } = await household()
    const { id } = await makeList(anna, kitchenId)
    const trashOf = async ({ api }: TestMember) => (await api.call(listDeletedThings, {})).data.lists
    await ben.api.call(deleteShoppingList, { params: { id } })
    expect(await statusOf(readList(anna, id))).toBe(404)
    expect(await trashOf(anna)).toMatchObject([{ id, kitchen: 'Home' }])
    expect(await trashOf(gil)).toEqual([])
    await anna.api.call(emptyTrash, {})
    expect(await statusOf(gil.api.call(restoreThing, { params: { kind: 'lists', id } }))).toBe(404)
    await anna.api.call(restoreThing, { params: { kind: 'lists', id } })
    expect((await readList(gil, id)).status).toBe(200)
  })

  test('lists stay with the kitchen when their maker deletes the account, and rest with the kitchen', async () => {
    const { anna, ben, gil, kitchenId } = await household()
    const list = await makeList(ben, kitchenId)
    await put(ben, list.id, 'milk')
    await ben.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    expect((await readList(anna, list.id)).data.items).toMatchObject([{ title: 'milk', owner: { name: '' } }])
    const body = { name: 'Home', currentPassword: 'correct horse' }
    await anna.api.call(dissolveKitchen, { params: { id: kitchenId }, body })
    expect((await readList(gil, list.id)).data).toMatchObject({ kitchen: { mayChange: false } })
    expect(await statusOf(put(anna, list.id, 'tea'))).toBe(403)
    await anna.api.call(reopenKitchen, { params: { id: kitchenId } })
    await put(anna, list.id, 'tea')
  })

  /** The events of a list that a member receives from now on; `until` ends when they heard so many events of it. */
  function hearing({ id }: TestMember, listId: string) {
    const heard: string[] = []
    let check = () => {}
    server.services.live.subscribe(id, ({ type, data }) => {
      if (!('shoppingListId' in data) || data.shoppingListId !== listId) return
      heard.push(type)
      check()
    })
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        check = () => heard.length >= count && resolve()
        check()
      })
    return { heard, until }
  }

  test('members hear of a list that is given to their kitchen and of its changes, who is outside hears no more', async () => {
    const { anna, ben, carl, kitchenId } = await household()
    const { listId } = await aList(anna)
    await anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators: [carl.id] } })
    const [annas, bens, carls] = [hearing(anna, listId), hearing(ben, listId), hearing(carl, listId)]
    await giveList(anna, listId, kitchenId)
    await put(anna, listId, 'milk')
    await Promise.all([bens.until(3), carls.until(1)])
    // Two messages of one change may overtake each other between processes.
    expect(bens.heard.toSorted()).toEqual([
      'shoppingList:itemsUpdated',
      'shoppingList:itemsUpdated',
      'shoppingList:received',
    ])
    expect(carls.heard.at(-1)).toBe('shoppingList:removed')
    await ben.api.call(leaveKitchen, { params: { id: kitchenId }, body: {} })
    const before = annas.heard.length
    await put(anna, listId, 'salt')
    await annas.until(before + 1)
    expect(bens.heard).toHaveLength(3)
  })
})
