import { getMealPlanNeeds } from '@potluck/api/meal-plans'
import {
  addToPantry,
  changePantry,
  getPantry,
  type PantryItem,
  type PantryThing,
  removeFromPantry,
} from '@potluck/api/pantry'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { pantryItemOf, pantryThingsOf } from './changes.ts'

const isAdded = ({ endpoint }: NewChange): boolean => endpoint === endpointName(addToPantry)

const isSame = (one: PantryItem, other: PantryItem): boolean =>
  one.key === other.key || one.title.toLowerCase() === other.title.toLowerCase()

/** The things that a change puts there, and those that it takes out. */
function changed(change: NewChange): { readonly put: readonly PantryThing[]; readonly used: readonly PantryThing[] } {
  const item = pantryItemOf(change)
  if (change.endpoint === endpointName(removeFromPantry))
    return { put: [], used: item ? [newPantryThing(item.title, item)] : [] }
  if (isAdded(change)) return { put: item ? [newPantryThing(item.title, { ...item, always: true })] : [], used: [] }
  const things = pantryThingsOf(change)
  const isUsed = (changePantry.body.safeParse(change.input.body).data?.used.length ?? 0) > 0
  return isUsed ? { put: [], used: things } : { put: things, used: [] }
}

/** Dishes are told apart by their keys alone: two may be called alike. */
const isSameThing = (one: PantryThing, other: PantryThing): boolean =>
  one.key === other.key || (one.portions === null && other.portions === null && isSame(one, other))

/** The things after a change, by name. */
function thingsAfter(things: PantryThing[], change: NewChange): PantryThing[] {
  const { put, used } = changed(change)
  const left = things.filter((thing) => !used.some((one) => isSameThing(one, thing)))
  const knownOf = (thing: PantryThing) => put.find((one) => isSameThing(one, thing))
  const next = [
    ...left.map((thing) => ({ ...(knownOf(thing) ?? thing), key: thing.key })),
    ...put.filter((thing) => !left.some((one) => isSameThing(one, thing))),
  ]
  if (JSON.stringify(next) === JSON.stringify(things)) return things
  return next.toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Effects of queued changes on what is at home, and on the needs of dishes. */
export const pantryEffects: ChangeEffects = {
  changes: [addToPantry, removeFromPantry, changePantry],
  effects: [
    effectOn(getPantry, {
      after(answer, change) {
        const things = thingsAfter(answer.things, change)
        return things === answer.things ? answer : { ...answer, things }
      },
    }),
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
