import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { getShoppingList } from '@potluck/api/shopping-lists'
import { aisleOf, placeInShop } from '@potluck/cooking/aisles'
import { aislesOf, correctionsOf, visibleAisle } from '@potluck/cooking/shop-aisles'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useAisles } from '../../shopping-lists/useAisles.ts'

/** Needs of one aisle. */
export interface AisleNeeds {
  readonly aisle: string
  /** Null while the aisles are not loaded. */
  readonly title: string | null
  readonly needs: readonly MealPlanNeed[]
}

const noList = { aisles: [], things: [], languages: [] }

/** Needs by aisle in the order of a list's aisles, with the corrections of its members. */
export function useNeedsByAisle(needs: readonly MealPlanNeed[], listId: string | null): readonly AisleNeeds[] {
  const language = useStore(useHost().language)
  const { data: list = noList } = useAnswer(getShoppingList, listId === null ? null : { params: { id: listId } })
  const { data: aisles, isPending } = useAisles(
    needs.map(({ title }) => title),
    [...list.languages, language],
  )
  // Wait for the aisles, because rows should not move under a finger.
  if (isPending) return []
  if (!aisles) return needs.length === 0 ? [] : [{ aisle: '', title: null, needs }]
  const { index, titleOf } = aisles
  const walk = aislesOf(list)
  const order = list.aisles.length === 0 ? undefined : walk.map(({ id }) => id)
  const corrections = correctionsOf(list, index.vocabulary)
  const shown = visibleAisle(list)
  const byAisle = Map.groupBy(needs, ({ title }) => shown(aisleOf(title, index, corrections)))
  return [...byAisle]
    .sort(([one], [other]) => placeInShop(one, order) - placeInShop(other, order))
    .map(([aisle, ofAisle]) => ({
      aisle,
      title: walk.find(({ id }) => id === aisle)?.title ?? titleOf(aisle),
      needs: ofAisle,
    }))
}
