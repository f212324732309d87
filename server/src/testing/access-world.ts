import { blockPerson } from '@potluck/api/blocks'
import { directImports } from '@potluck/api/direct-imports'
import { writeEater, writeOwnEater } from '@potluck/api/eaters'
import { addFriend, removeFriend } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import type { KitchenRole } from '@potluck/api/kitchen-roles'
import { createKitchen, inviteToKitchen, joinKitchen } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan } from '@potluck/api/meal-plans'
import { sendMessage } from '@potluck/api/messages'
import { createRecipe, type Recipe, type RecipeDraft } from '@potluck/api/recipes'
import { type SavedSearch, saveSearch } from '@potluck/api/saved-searches'
import { createShare } from '@potluck/api/shares'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { jobEnd } from './job-end.ts'
import type { TestMember, TestServer } from './test-server.ts'

const [, { endpoint: importJsonLd }] = directImports

/** Kinds of callers, as seen from the owner. A guest has no session; the admin runs the server. */
export const callers = ['stranger', 'admin', 'pending', 'friend', 'former', 'blocked', 'collaborator', 'owner'] as const

export type Caller = (typeof callers)[number]

/** Things of an owner that not everybody may see. */
export const secrets = [
  'email',
  'recipe',
  'label',
  'list',
  'plan',
  'message',
  'job',
  'search',
  'link',
  'kitchen',
  'eater',
] as const

export type Secret = (typeof secrets)[number]

export interface World {
  /** The origin of the server's pages. */
  readonly origin: string
  readonly people: Readonly<Record<Caller, TestMember>>
  readonly recipe: Recipe
  readonly labelId: string
  readonly listId: string
  readonly itemId: string
  readonly planId: string
  readonly dishId: string
  readonly messageId: string
  readonly jobId: string
  readonly searchId: string
  /** A kitchen that the owner keeps alone. */
  readonly kitchenId: string
  readonly shareId: string
  /** The secret of a link that opens the recipe. */
  readonly shareSecret: string
  /** Texts that reveal a secret in an answer: its words and its id. */
  readonly signs: Readonly<Record<Secret, readonly string[]>>
}

/** Creates the relation of a caller to the owner; a collaborator still needs the list. */
export async function relate(owner: TestMember, person: TestMember, caller: Caller): Promise<void> {
  if (caller === 'pending') await person.api.call(addFriend, { params: { id: owner.id } })
  const once: readonly Caller[] = ['friend', 'former', 'blocked', 'collaborator']
  if (once.includes(caller)) await owner.befriends(person)
  if (caller === 'blocked') await block(owner, person)
  if (caller === 'former') await person.api.call(removeFriend, { params: { id: owner.id } })
}

/** Ends the relation between two members, including a shared list. */
async function block(owner: TestMember, person: TestMember): Promise<void> {
  await aList(owner, [person])
  await owner.api.call(blockPerson, { params: { id: person.id } })
}

export const aPicture = async (background = 'olive'): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

export const aRecipe = async (member: TestMember, draft: Partial<RecipeDraft> = {}): Promise<Recipe> =>
  (await member.api.call(createRecipe, { body: { title: 'Toast', ...draft } })).data

export const aSearch = async (member: TestMember, title = 'Passing'): Promise<SavedSearch> =>
  (await member.api.call(saveSearch, { params: { id: uuid() }, body: { title, view: 'search=soup' } })).data

/** Creates a link to an own recipe. @returns the link and its secret */
export async function aShare(owner: TestMember, recipeId: string, name = 'Aunt Mo') {
  const share = (await owner.api.call(createShare, { body: { recipeId, name } })).data
  return { shareId: share.id, shareSecret: share.address.slice('s/'.length) }
}

/** A list with one item. */
export async function aList(
  owner: TestMember,
  collaborators: readonly TestMember[] = [],
  title = 'Market',
): Promise<{ readonly listId: string; readonly itemId: string }> {
  const { id } = (
    await owner.api.call(createShoppingList, { body: { title, collaborators: collaborators.map(({ id }) => id) } })
  ).data
  const itemId = uuid()
  await owner.api.call(addShoppingListItems, { params: { id }, body: { items: [{ id: itemId, title: 'salt' }] } })
  return { listId: id, itemId }
}

/** A kitchen in which friends of its owner cook. */
export async function aKitchen(owner: TestMember, cooks: readonly TestMember[] = [], name = 'Home'): Promise<string> {
  const { id } = (await owner.api.call(createKitchen, { body: { name } })).data
  for (const cook of cooks) await joins(owner, id, cook, 'cook')
  return id
}

/** Brings a friend of an owner into a kitchen; whoever is no friend becomes one. */
export async function joins(owner: TestMember, id: string, person: TestMember, role: KitchenRole): Promise<void> {
  await owner.befriends(person)
  await owner.api.call(inviteToKitchen, { params: { id }, body: { personId: person.id, role } })
  await person.api.call(joinKitchen, { params: { id } })
}

/** A plan with one dish. */
export async function aPlan(
  owner: TestMember,
  collaborators: readonly TestMember[] = [],
  title = 'Week',
): Promise<{ readonly planId: string; readonly dishId: string }> {
  const { id } = (
    await owner.api.call(createMealPlan, { body: { title, collaborators: collaborators.map(({ id }) => id) } })
  ).data
  const dishId = uuid()
  const items = [{ id: dishId, title: 'leek pie', day: '2026-11-22' }]
  await owner.api.call(addMealPlanItems, { params: { id }, body: { items } })
  return { planId: id, dishId }
}

/** Somebody without an account who eats in a kitchen. @returns their id */
export async function aChild(
  owner: TestMember,
  kitchenId: string,
  { name = 'Mia', dislikes = [] }: { readonly name?: string; readonly dislikes?: string[] } = {},
): Promise<string> {
  const eaterId = uuid()
  const body = { name, mustNot: ['milk' as const], dislikes }
  await owner.api.call(writeEater, { params: { id: kitchenId, eaterId }, body })
  return eaterId
}

/** Creates an owner with one of everything, and a caller of each kind. */
export async function buildWorld(server: TestServer): Promise<World> {
  // The first account of a server is its admin, who sees no more than a stranger.
  const admin = await server.member('K')
  const [owner, stranger, pending] = [await server.member('Owner'), await server.member('S'), await server.member('P')]
  const [friend, former, collaborator] = [await server.member('F'), await server.member('E'), await server.member('C')]
  const blocked = await server.member('B')
  const people = { owner, stranger, admin, pending, friend, former, blocked, collaborator }
  for (const caller of callers) await relate(owner, people[caller], caller)
  const { data: image } = await owner.api.call(uploadImage, { file: await aPicture() })
  const recipe = await aRecipe(owner, {
    title: 'Sworn pie',
    totalTime: '5 minutes',
    ingredients: '3 plums',
    labels: ['hushed'],
    imageIds: [image.id],
  })
  const labelId = recipe.labels[0]?.id ?? ''
  const list = await aList(owner, [collaborator], 'Hideout')
  const plan = await aPlan(owner, [collaborator], 'Lent')
  const { data: message } = await owner.api.call(sendMessage, { body: { to: friend.id, body: 'between us' } })
  const file = new Blob([JSON.stringify([{ '@type': 'Recipe', name: 'Brought along' }])])
  const { jobId } = (await owner.api.call(importJsonLd, { file })).data
  await jobEnd(owner, jobId)
  const { id: searchId } = await aSearch(owner, 'Midnight feast')
  const link = await aShare(owner, recipe.id, 'Godmother')
  const kitchenId = await aKitchen(owner, [], 'Hearth')
  const childId = await aChild(owner, kitchenId, { name: 'Little Pim', dislikes: ['sultanas'] })
  await owner.api.call(writeOwnEater, { body: { mustNot: ['lupin'], dislikes: ['lovage'] } })
  return {
    origin: new URL(server.address).origin,
    people,
    recipe,
    labelId,
    ...list,
    ...plan,
    messageId: message.id,
    jobId,
    searchId,
    kitchenId,
    ...link,
    signs: {
      email: [owner.email],
      recipe: ['Sworn pie', '3 plums', recipe.id, image.id],
      label: ['hushed', labelId],
      list: ['Hideout', list.listId, list.itemId],
      plan: ['Lent', plan.planId, plan.dishId],
      message: ['between us', message.id],
      job: ['Brought along', jobId],
      search: ['Midnight feast', searchId],
      link: ['Godmother', link.shareId],
      kitchen: ['Hearth', kitchenId],
      eater: ['Little Pim', childId, 'sultanas', 'lovage'],
    },
  }
}
