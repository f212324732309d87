import type { Eater } from '@potluck/api/eaters'
import { avoidedMarks } from '@potluck/foods/avoided'
import type { Marks } from '@potluck/foods/marks'

/** Somebody who eats along. */
export interface AtTable {
  readonly id: string
  readonly name: string
  /** The marks that they must not eat. */
  readonly avoided: Marks
  readonly dislikes: readonly string[]
}

/** One person, with what they wrote down for several households. */
function joined(rows: readonly Eater[]): AtTable | [] {
  const [first] = rows
  if (!first) return []
  return {
    id: first.id,
    name: first.name,
    avoided: avoidedMarks(rows.flatMap(({ mustNot }) => mustNot)),
    dislikes: [...new Set(rows.flatMap(({ dislikes }) => dislikes))],
  }
}

/**
 * The people who eat something of a household: its eaters and the cook. Anything else is for all whom the cook knows of.
 * @param kitchenId of the recipe, plan or list
 */
export function atTable(eaters: readonly Eater[], kitchenId: string | null | undefined): readonly AtTable[] {
  const there = eaters.filter((eater) => !kitchenId || eater.kitchenId === null || eater.kitchenId === kitchenId)
  return [...Map.groupBy(there, ({ id }) => id).values()].flatMap(joined)
}
