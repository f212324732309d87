import * as listLinks from '@potluck/api/list-invitations'
import * as lists from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { aList } from '../access-world.ts'
import { type AccessCase, all, befriended, nothing, onTheList, own, type Row, row, sameForOutsiders } from './row.ts'

const sharedList = sameForOutsiders(({ owner, world }) => aList(owner, [world.people.collaborator]))
/** A link onto a list of the owner's. */
async function aListLink({ owner }: AccessCase) {
  const { listId: id } = await aList(owner)
  return (await owner.api.call(listLinks.inviteToList, { params: { id }, body: {} })).data
}

/** Shopping lists. */
export const listRows: readonly Row[] = [
  row(lists.listShoppingLists, 'the own ones', all(200), nothing, { shows: { list: ['owner', 'collaborator'] } }),
  row(
    lists.getShoppingList,
    'of the owner, shared',
    onTheList(200),
    ({ world }) => ({ params: { id: world.listId } }),
    {
      shows: { list: ['owner', 'collaborator'] },
    },
  ),
  row(lists.createShoppingList, 'the own one', all(201), () => ({ body: { title: 'Own' } })),
  row(
    lists.createShoppingList,
    'shared with the owner',
    { ...befriended(201, 403), owner: 201 },
    ({ owner }) => ({
      body: { title: 'Shared', collaborators: [owner.id] },
    }),
    { touches: ['lists'] },
  ),
  row(lists.createShoppingList, 'a copy of one of the owner’s', onTheList(201), ({ world }) => ({
    body: { title: 'Copy', copyOf: world.listId },
  })),
  row(
    lists.updateShoppingListThings,
    'of the owner',
    onTheList(200),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { titles: ['salt'], aisle: 'dairy', regular: true },
    }),
    { touches: ['lists'] },
  ),
  row(lists.listUsualThings, 'of the lists one is on', all(200), nothing),
  row(lists.createShoppingList, 'with the id of one of the owner’s', own(201, 409), async (scene) => ({
    body: { title: 'Mine now', id: (await aList(scene.owner)).listId },
  })),
  row(
    lists.updateShoppingList,
    'the title',
    onTheList(200),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { title: 'Renamed' },
    }),
    { touches: ['lists'] },
  ),
  row(
    lists.createShoppingList,
    'for a kitchen of the owner’s',
    own(201),
    ({ world }) => ({
      body: { title: 'Together', kitchenId: world.kitchenId },
    }),
    { shows: { kitchen: ['owner'] } },
  ),
  row(
    lists.updateShoppingList,
    'given to a kitchen of the owner’s',
    { ...own(200), collaborator: 403 },
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { kitchenId: scene.world.kitchenId },
    }),
  ),
  row(lists.updateShoppingList, 'who is on it', { ...own(200), collaborator: 403 }, async (scene) => ({
    params: { id: (await sharedList(scene)).listId },
    body: { collaborators: [] },
  })),
  row(
    lists.updateShoppingList,
    'put the owner on the own one',
    { ...befriended(200, 403), owner: 200 },
    async ({ caller, owner }) => ({
      params: { id: (await aList(caller)).listId },
      body: { collaborators: [owner.id] },
    }),
    { touches: ['lists'] },
  ),
  row(
    lists.deleteShoppingList,
    'of the owner: deletes or leaves',
    onTheList(200),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
    }),
    { touches: ['lists'] },
  ),
  row(
    lists.addShoppingListItems,
    'to the list of the owner',
    onTheList(201),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { items: [{ title: 'more' }] },
    }),
    { touches: ['lists'] },
  ),
  row(lists.addShoppingListItems, 'for a recipe of the owner’s', { ...own(201), collaborator: 404 }, async (scene) => ({
    params: { id: (await sharedList(scene)).listId },
    body: { items: [{ title: 'more', recipeId: scene.world.recipe.id }] },
  })),
  row(
    lists.addShoppingListItems,
    'for a dish of the owner’s',
    onTheList(201),
    async ({ caller, world }) => ({
      params: { id: (await aList(caller)).listId },
      body: { items: [{ title: 'more', planItemId: world.dishId }] },
    }),
    // The plan says that the dish is on a list.
    { touches: ['plans'] },
  ),
  row(
    lists.addShoppingListItems,
    'with a picture of the owner’s, which is left out',
    all(201),
    async ({ caller, world }) => ({
      params: { id: (await aList(caller)).listId },
      body: { items: [{ title: 'more', imageId: world.recipe.image?.id ?? null }] },
    }),
  ),
  row(
    lists.updateShoppingListItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { listId, itemId } = await sharedList(scene)
      return { params: { id: listId }, query: { itemIds: itemId }, body: { completed: true } }
    },
    { touches: ['lists'] },
  ),
  row(lists.updateShoppingListItems, 'of the owner, by the own list', all(200), async ({ caller, world }) => ({
    params: { id: (await aList(caller)).listId },
    query: { itemIds: [world.itemId, uuid()].join() },
    body: { title: 'Overwritten' },
  })),
  row(
    lists.deleteShoppingListItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { listId, itemId } = await sharedList(scene)
      return { params: { id: listId }, query: { itemIds: itemId } }
    },
    { touches: ['lists'] },
  ),
  row(lists.deleteShoppingListItems, 'of the owner, by the own list', all(200), async ({ caller, world }) => ({
    params: { id: (await aList(caller)).listId },
    query: { itemIds: world.itemId },
  })),
  row(
    listLinks.inviteToList,
    'to the list of the owner',
    { ...own(201), collaborator: 403 },
    ({ world }) => ({ params: { id: world.listId }, body: {} }),
    { shows: { list: ['owner'] } },
  ),
  row(
    listLinks.listListInvitations,
    'the own ones',
    all(200),
    async ({ owner, world, as }) => {
      if (as === 'owner') await owner.api.call(listLinks.inviteToList, { params: { id: world.listId }, body: {} })
      return {}
    },
    { shows: { list: ['owner'] } },
  ),
  row(
    listLinks.previewListInvitation,
    'of the owner',
    all(200),
    async (scene) => ({ body: { secret: (await aListLink(scene)).secret } }),
    { guest: 200 },
  ),
  row(
    listLinks.acceptListInvitation,
    'of the owner',
    { ...all(200), blocked: 412 },
    async (scene) => ({ body: { secret: (await aListLink(scene)).secret } }),
    { fresh: true, touches: ['friends', 'lists'] },
  ),
  row(
    lists.updateShoppingListItems,
    'a picture of the owner’s, on an own list',
    own(200),
    async ({ caller, world }) => {
      const { listId, itemId } = await aList(caller)
      const imageId = world.recipe.image?.id ?? null
      return { params: { id: listId }, query: { itemIds: itemId }, body: { imageId } }
    },
    { touches: ['lists'] },
  ),
]
