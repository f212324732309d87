import { deleteAccount, updateAccount } from '@potluck/api/account'
import { blockPerson } from '@potluck/api/blocks'
import { changeKitchenRole } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, deleteMealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { updateMember } from '@potluck/api/members'
import { inBook } from '@potluck/api/of-book'
import { createRecipe } from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
  updateShoppingList,
} from '@potluck/api/shopping-lists'
import { aKitchen, aRecipe } from '../access-world.ts'
import { leaves, takesOut } from '../leaving.ts'
import type { TestPushService } from '../push-service.ts'
import type { TestMember, TestServer } from '../test-server.ts'

/** Things behind the doors: a list of a household, a list and a plan of somebody else, and an own list. */
export const things = ['home', 'list', 'plan', 'own'] as const

export type Thing = (typeof things)[number]

export const password = 'correct horse'

/** Ben, whose doors are tried, and Anna, who shares with him and is the admin of the server. */
export interface World {
  readonly server: TestServer
  readonly pushService: TestPushService
  readonly anna: TestMember
  readonly ben: TestMember
  readonly kitchenId: string
  readonly ids: Readonly<Record<Thing, string>>
  /** Recipes that Ben may share: of the household, and his own. */
  readonly recipes: Readonly<Record<'home' | 'own', string>>
}

export async function makeWorld(server: TestServer, pushService: TestPushService): Promise<World> {
  const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
  const kitchenId = await aKitchen(anna, [ben])
  const list = async (member: TestMember, body: object) =>
    (await member.api.call(createShoppingList, { body: { title: 'List', ...body } })).data.id
  const plan = (await anna.api.call(createMealPlan, { body: { title: 'Week', collaborators: [ben.id] } })).data.id
  const ofHome = (await anna.api.call(createRecipe, { ...inBook(kitchenId), body: { title: 'Home soup' } })).data
  return {
    server,
    pushService,
    anna,
    ben,
    kitchenId,
    ids: {
      home: await list(anna, { kitchenId }),
      list: await list(anna, { collaborators: [ben.id] }),
      plan,
      own: await list(ben, {}),
    },
    recipes: { home: ofHome.id, own: (await aRecipe(ben, { title: 'Own soup' })).id },
  }
}

/** Puts something on a thing. It is done by its owner, in another session than those of the doors. */
export async function changes({ anna, ben, ids }: World, thing: Thing): Promise<void> {
  const { api } = thing === 'own' ? ben : anna
  const params = { id: ids[thing] }
  if (thing !== 'plan') await api.call(addShoppingListItems, { params, body: { items: [{ title: 'salt' }] } })
  else await api.call(addMealPlanItems, { params, body: { items: [{ title: 'leek pie', day: '2026-11-22' }] } })
}

/** A session of Ben on another device. */
export const logsInAgain = async ({ server, ben }: World): Promise<string> =>
  (await server.client().call(login, { body: { email: ben.email, password } })).data.token

/** Each ends a door, or takes something away behind it. */
export const endings = {
  'leaving the household': ({ ben, kitchenId }) => leaves(ben, kitchenId),
  'removal from the household': ({ server, anna, ben, kitchenId }) => takesOut(server, anna, kitchenId, ben),
  'only reading in the household': ({ anna, ben, kitchenId }) =>
    anna.api.call(changeKitchenRole, { params: { id: kitchenId, personId: ben.id }, body: { role: 'reader' } }),
  'leaving the list': ({ ben, ids }) => ben.api.call(deleteShoppingList, { params: { id: ids.list } }),
  'removal from the list': ({ anna, ids }) =>
    anna.api.call(updateShoppingList, { params: { id: ids.list }, body: { collaborators: [] } }),
  'leaving the plan': ({ ben, ids }) => ben.api.call(deleteMealPlan, { params: { id: ids.plan } }),
  'removal from the plan': ({ anna, ids }) =>
    anna.api.call(updateMealPlan, { params: { id: ids.plan }, body: { collaborators: [] } }),
  'a block': ({ anna, ben }) => anna.api.call(blockPerson, { params: { id: ben.id } }),
  'a new password': ({ ben }) =>
    ben.api.call(updateAccount, { body: { password: 'another battery', currentPassword: password } }),
  'a disabled account': ({ anna, ben }) =>
    anna.api.call(updateMember, { params: { id: ben.id }, body: { isDisabled: true, currentPassword: password } }),
  'a deleted account': ({ ben }) => ben.api.call(deleteAccount, { body: { currentPassword: password } }),
} as const satisfies Readonly<Record<string, (world: World) => Promise<unknown>>>

export type Ending = keyof typeof endings
