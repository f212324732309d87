import { getMealPlanNeeds } from '@potluck/api/meal-plans'
import { addStaple, deleteStaple, listStaples, type Staple } from '@potluck/api/staples'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { stapleOf } from './changes.ts'

const isAdded = ({ endpoint }: NewChange): boolean => endpoint === endpointName(addStaple)

const isSame = (one: Staple, other: Staple): boolean =>
  one.key === other.key || one.title.toLowerCase() === other.title.toLowerCase()

function withChange(staples: Staple[], change: NewChange): Staple[] {
  const staple = stapleOf(change)
  if (!staple || staples.some((one) => isSame(one, staple)) === isAdded(change)) return staples
  if (!isAdded(change)) return staples.filter((one) => !isSame(one, staple))
  return [...staples, staple].sort((one, other) => one.title.localeCompare(other.title))
}

/** Effects of queued changes on the pantry, and on the needs of dishes. */
export const stapleEffects: ChangeEffects = {
  changes: [addStaple, deleteStaple],
  effects: [
    effectOn(listStaples, { after: withChange }),
    effectOn(getMealPlanNeeds, {
      after(answer, change) {
        const key = stapleOf(change)?.key
        const staple = isAdded(change)
        if (!answer.needs.some((need) => (need.thing ?? need.key) === key && need.staple !== staple)) return answer
        return { needs: answer.needs.map((need) => ((need.thing ?? need.key) === key ? { ...need, staple } : need)) }
      },
    }),
  ],
}
