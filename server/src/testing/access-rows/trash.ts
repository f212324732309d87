import { deleteMealPlan } from '@potluck/api/meal-plans'
import { deleteRecipe } from '@potluck/api/recipes'
import { deleteShoppingList } from '@potluck/api/shopping-lists'
import * as trash from '@potluck/api/trash'
import { aList, aPlan, aRecipe } from '../access-world.ts'
import type { TestMember } from '../test-server.ts'
import { type AccessCase, all, nothing, own, type Row, row } from './row.ts'

/** The id of a recipe in the trash. */
async function deletedRecipe(owner: TestMember): Promise<string> {
  const { id } = await aRecipe(owner)
  await owner.api.call(deleteRecipe, { params: { id } })
  return id
}

/** A shared list in the trash of its owner. */
async function deletedList({ owner, world }: AccessCase) {
  const { listId: id } = await aList(owner, [world.people.collaborator])
  await owner.api.call(deleteShoppingList, { params: { id } })
  return { params: { kind: 'lists' as const, id } }
}

/** A shared plan in the trash of its owner. */
async function deletedPlan({ owner, caller, as }: AccessCase) {
  const { planId: id } = await aPlan(owner, as === 'collaborator' ? [caller] : [])
  await owner.api.call(deleteMealPlan, { params: { id } })
  return { params: { kind: 'plans' as const, id } }
}

/** What was deleted and can be restored. */
export const trashRows: readonly Row[] = [
  row(trash.listTrash, 'the own one', all(200), nothing),
  row(trash.restoreRecipes, 'of the owner', own(200), async ({ owner }) => ({
    body: { ids: [await deletedRecipe(owner)] },
  })),
  row(trash.restoreAllRecipes, 'the own ones', all(200), () => ({ body: {} })),
  row(trash.deleteForGood, 'of the owner', all(200), async ({ owner }) => ({
    body: { ids: [await deletedRecipe(owner)] },
  })),
  row(trash.listDeletedThings, 'the own ones', all(200), nothing),
  row(trash.restoreThing, 'a list of the owner’s', own(200), deletedList),
  row(trash.restoreThing, 'a plan of the owner’s', own(200), deletedPlan, { fresh: true }),
  row(trash.deleteThingForGood, 'a list of the owner’s', own(200), deletedList),
  row(trash.deleteThingForGood, 'a plan of the owner’s', own(200), deletedPlan, { fresh: true }),
  row(trash.listRemoved, 'of the lists and plans one is on', all(200), nothing),
  row(trash.emptyTrash, 'the own one', all(200), nothing),
]
