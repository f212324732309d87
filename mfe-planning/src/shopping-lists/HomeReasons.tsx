import { getPantry } from '@potluck/api/pantry'
import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { dayHere, isThere } from '@potluck/cooking/at-home'
import { thingKey } from '@potluck/cooking/shop-aisles'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useHomeWords } from '@potluck/parts/useHomeWords'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useEffect, useEffectEvent } from 'react'
import { nameOf } from './list-aisles.ts'

const news = ['pantry:changed'] as const

interface Props {
  readonly items: readonly ShoppingListItem[]
  /** The household of the list; undefined for the one where the cook is at home. */
  readonly homeId: string | undefined
  readonly vocabulary: Vocabulary
  /** Called with the reasons why items need not be bought, by id. */
  readonly onReasons: (reasons: ReadonlyMap<string, string>) => void
}

/** Finds the items of a list that are at home already. It shows nothing itself. */
export function HomeReasons({ items, homeId, vocabulary, onReasons }: Props) {
  const { reason } = useHomeWords()
  const { data } = useAnswer(getPantry, { query: { ...(homeId !== undefined && { home: homeId }) } })
  useRefetchOn(news, getPantry)
  const tell = useEffectEvent(() => {
    const today = dayHere()
    const keyOf = (title: string) => thingKey(nameOf({ title }, vocabulary), vocabulary)
    const there = new Map(
      (data?.things ?? [])
        .filter((thing) => thing.portions === null && isThere(thing, today))
        .map((thing) => [keyOf(thing.title), thing]),
    )
    const found = items.flatMap(({ id, title, completed }) => {
      const thing = completed ? undefined : there.get(keyOf(title))
      return thing ? [[id, reason(thing)] as const] : []
    })
    onReasons(new Map(found))
  })
  useEffect(tell, [data, items, vocabulary])
  return null
}
