import { addCooking, type Cooking, deleteCooking, updateCooking } from '@potluck/api/cookings'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import type { z } from 'zod'

const lastFirst = (cookings: readonly Cooking[]): Cooking[] =>
  cookings.toSorted((one, other) => (one.cookedAt < other.cookedAt ? 1 : -1))

/** A cooking after a change. The addresses of another photo are known once the server has answered. */
function changedCooking(
  { image, ...cooking }: Cooking,
  { cookedAt, note, imageId, shown }: z.infer<typeof updateCooking.body>,
): Cooking {
  return {
    ...cooking,
    cookedAt: cookedAt ?? cooking.cookedAt,
    note: note ?? cooking.note,
    ...(shown !== undefined && { shown }),
    ...(image && (imageId === undefined || imageId === image.id) && { image }),
  }
}

/** The cooking log of a recipe after a change. Applying a change twice gives the same log. */
export function changedLog(cookings: Cooking[], change: NewChange): Cooking[] {
  const { endpoint, input, reference, at } = change
  const ownId = String(input.params?.cookingId)
  switch (endpoint) {
    case endpointName(addCooking): {
      const { id = reference, cookedAt = at, note = '' } = addCooking.body.safeParse(input.body).data ?? {}
      const isThere = cookings.some((cooking) => cooking.id === id)
      return isThere ? cookings : lastFirst([...cookings, { id, cookedAt, note }])
    }
    case endpointName(updateCooking): {
      const written = updateCooking.body.safeParse(input.body).data ?? {}
      return lastFirst(cookings.map((cooking) => (cooking.id === ownId ? changedCooking(cooking, written) : cooking)))
    }
    case endpointName(deleteCooking):
      return cookings.filter(({ id }) => id !== ownId)
    default:
      return cookings
  }
}
