import { getMealPlanNeeds } from '@potluck/api/meal-plans'
import { addToPantry, listPantry, type PantryItem, removeFromPantry } from '@potluck/api/pantry'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { pantryItemOf } from './changes.ts'

const isAdded = ({ endpoint }: NewChange): boolean => endpoint === endpointName(addToPantry)

const isSame = (one: PantryItem, other: PantryItem): boolean =>
  one.key === other.key || one.title.toLowerCase() === other.title.toLowerCase()

function withChange(pantry: PantryItem[], change: NewChange): PantryItem[] {
  const item = pantryItemOf(change)
  if (!item || pantry.some((one) => isSame(one, item)) === isAdded(change)) return pantry
  if (!isAdded(change)) return pantry.filter((one) => !isSame(one, item))
  return [...pantry, item].sort((one, other) => one.title.localeCompare(other.title))
}

/** Effects of queued changes on the pantry, and on the needs of dishes. */
export const pantryEffects: ChangeEffects = {
  changes: [addToPantry, removeFromPantry],
  effects: [
    effectOn(listPantry, { after: withChange }),
    effectOn(getMealPlanNeeds, {
      after(answer, change) {
        const key = pantryItemOf(change)?.key
        const isKept = isAdded(change)
        if (!answer.needs.some((need) => (need.thing ?? need.key) === key && need.staple !== isKept)) return answer
        return {
          needs: answer.needs.map((need) => ((need.thing ?? need.key) === key ? { ...need, staple: isKept } : need)),
        }
      },
    }),
  ],
}
