import {
  addToPantry,
  type PantryItem,
  type PantryThing,
  pantryPlaces,
  pantryThing,
  removeFromPantry,
} from '@potluck/api/pantry'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { pantryScope } from '@potluck/platform/remember-in-pantry'

/** The item of a change of what is always there. */
export const pantryItemOf = ({ preview }: NewChange): PantryItem | null =>
  addToPantry.response.safeParse(preview).data ?? null

/** The things of a change of what is at home. */
export const pantryThingsOf = ({ preview }: NewChange): readonly PantryThing[] =>
  pantryThing.array().safeParse(preview).data ?? []

/** All that is known of a thing, to put it back as it was. */
export function knownOf({ key: _, title: __, place, ...thing }: PantryThing) {
  return { ...thing, place: pantryPlaces.find((one) => one === place) ?? 'cupboard' }
}

/** Removes an item from the pantry. */
export const forgetInPantry = (item: PantryItem): NewChange =>
  changeOf(removeFromPantry, { params: { key: item.key } }, { scope: pantryScope, path: paths.atHome(), preview: item })
