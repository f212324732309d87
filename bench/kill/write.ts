import { randomUUID } from 'node:crypto'
import { directImports } from '@potluck/api/direct-imports'
import { ApiError } from '@potluck/api/errors'
import { uploadImage } from '@potluck/api/images'
import { sendMessage } from '@potluck/api/messages'
import { createRecipe, deleteRecipe, updateRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, deleteShoppingListItems, updateShoppingListItems } from '@potluck/api/shopping-lists'
import type { Cook } from './cook.ts'
import type { Ledger, State } from './ledger.ts'

const [, { endpoint: importJsonLd }] = directImports

/** A picture of one point (PNG). */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The server lists the latest 50 imports of a cook, also those whose upload was never answered. */
const mostImports = 35

const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)]

/** The server answered that it was not done. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Makes a change and notes what came of it; when no answer came, again under the same reference, as clients do. */
async function change(
  ledger: Ledger,
  id: string,
  state: State,
  call: (reference: string) => Promise<unknown>,
  isUp: () => Promise<void>,
): Promise<void> {
  const reference = randomUUID()
  for (let attempt = 0; attempt < 2; attempt++) {
    await isUp()
    ledger.requested(id, state)
    try {
      await call(reference)
      return ledger.acknowledged(id, state)
    } catch (error) {
      // An answer to the second try may be about what the first one did.
      if (isRefusal(error) && attempt === 0) return ledger.refused(id, state)
    }
  }
}

/** One change of a cook's, of any kind. @param isUp waits until the server answers */
export async function write(cook: Cook, friend: Cook, isUp: () => Promise<void>): Promise<void> {
  const { api, recipes, items, messages, listId } = cook
  const list = { id: listId }
  const choice = Math.random()
  if (choice < 0.3) {
    const [id, title] = [randomUUID(), `Soup ${randomUUID()}`]
    await change(recipes, id, title, () => api.call(createRecipe, { body: { id, title, labels: ['soup'] } }), isUp)
  } else if (choice < 0.4) {
    const [id, title] = [pick(recipes.ids()), `Stew ${randomUUID()}`]
    if (id) await change(recipes, id, title, () => api.call(updateRecipe, { params: { id }, body: { title } }), isUp)
  } else if (choice < 0.5) {
    const id = pick(recipes.ids())
    if (id) await change(recipes, id, null, () => api.call(deleteRecipe, { params: { id } }), isUp)
  } else if (choice < 0.68) {
    const [id, title] = [randomUUID(), `leek ${randomUUID()}`]
    const body = { items: [{ id, title }] }
    const add = (reference: string) => api.call(addShoppingListItems, { params: list, body }, { reference })
    await change(items, id, title, add, isUp)
  } else if (choice < 0.76) {
    const [id, title] = [pick(items.ids()), `plum ${randomUUID()}`]
    if (!id) return
    const rename = (reference: string) =>
      api.call(updateShoppingListItems, { params: list, query: { itemIds: id }, body: { title } }, { reference })
    await change(items, id, title, rename, isUp)
  } else if (choice < 0.82) {
    const id = pick(items.ids())
    const remove = (reference: string) =>
      api.call(deleteShoppingListItems, { params: list, query: { itemIds: id ?? '' } }, { reference })
    if (id) await change(items, id, null, remove, isUp)
  } else if (choice < 0.92) {
    const [id, body] = [randomUUID(), `hello ${randomUUID()}`]
    const send = (reference: string) => api.call(sendMessage, { body: { id, to: friend.id, body } }, { reference })
    await change(messages, id, body, send, isUp)
  } else if (choice < 0.97) {
    const { data } = await api.call(uploadImage, { file: new Blob([picture]) })
    const [id, title] = [randomUUID(), `Pie ${randomUUID()}`]
    const body = { id, title, imageIds: [data.id] }
    await change(recipes, id, title, () => api.call(createRecipe, { body }), isUp)
  } else if (cook.imports.size < mostImports) {
    const count = 1 + Math.floor(Math.random() * 120)
    const batch = randomUUID()
    const file = new Blob([
      JSON.stringify(Array.from({ length: count }, (_, n) => ({ '@type': 'Recipe', name: `Import ${batch} ${n}` }))),
    ])
    const { jobId } = (await api.call(importJsonLd, { file })).data
    cook.imports.set(jobId, count)
  }
}
