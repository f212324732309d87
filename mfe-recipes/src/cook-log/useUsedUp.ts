import { getPantry, type PantryThing } from '@potluck/api/pantry'
import type { Recipe } from '@potluck/api/recipes'
import { dayHere } from '@potluck/cooking/at-home'
import { readIngredientLines } from '@potluck/cooking/ingredient-line'
import { useAnswer } from '@potluck/platform/answers'
import { newPantryThing, putAtHome, useUpAtHome } from '@potluck/platform/change-pantry'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { useAtHome } from '../at-home/useAtHome.ts'

/** The answers of a cook to what a cooking changed at home. */
export interface UsedUp {
  /** The things at home that the recipe takes, without those that are always there. */
  readonly things: readonly PantryThing[]
  /** The keys of those that are used up. */
  readonly used: ReadonlySet<string>
  /** Turns what was said of some things. */
  readonly turn: (keys: readonly string[]) => void
  /** Whether somebody keeps a pantry at all. */
  readonly isInUse: boolean
  /** Portions that go into the freezer. */
  readonly portions: number
  readonly freeze: (portions: number) => void
  /** Sends what was said. Nothing was said, nothing is sent. */
  readonly send: () => void
}

/** Asks what a recipe used up. */
export function useUsedUp({ id, title, ingredients }: Recipe): UsedUp {
  const { changes } = useHost()
  const { data: pantry } = useAnswer(getPantry, {})
  const { words, thingOf } = useAtHome(ingredients)
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set())
  const [portions, freeze] = useState(0)
  const found = readIngredientLines(ingredients, words).flatMap((line) => thingOf(line) ?? [])
  const things = [...new Map(found.map((thing) => [thing.key, thing])).values()].filter(({ always }) => !always)
  const kitchenId = pantry?.kitchen?.id ?? null

  return {
    things,
    isInUse: (pantry?.things.length ?? 0) > 0,
    used,
    turn(keys) {
      const isAll = keys.every((key) => used.has(key))
      setUsed(isAll ? new Set([...used].filter((key) => !keys.includes(key))) : new Set([...used, ...keys]))
    },
    portions,
    freeze,
    send() {
      const gone = things.filter(({ key }) => used.has(key))
      if (gone.length > 0) changes.add(useUpAtHome(gone, kitchenId))
      if (portions === 0) return
      const said = { place: 'freezer' as const, since: dayHere(), portions, recipeId: id }
      changes.add(putAtHome([{ thing: newPantryThing(title, { key: `dish ${newId()}`, ...said }), said }], kitchenId))
    },
  }
}
