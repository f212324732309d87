import { listPantry, type PantryItem, removeFromPantry } from '@potluck/api/pantry'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { pantryScope } from '@potluck/platform/remember-in-pantry'

/** The item of a change. */
export const pantryItemOf = ({ preview }: NewChange): PantryItem | null =>
  listPantry.response.element.safeParse(preview).data ?? null

/** Removes an item from the pantry. */
export const forgetInPantry = (item: PantryItem): NewChange =>
  changeOf(removeFromPantry, { params: { key: item.key } }, { scope: pantryScope, path: paths.atHome(), preview: item })
