import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { readIngredientLines } from '@potluck/cooking/ingredient-line'
import { vocabularyOf } from '@potluck/cooking/vocabulary'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { usePutOnList } from '@potluck/parts/usePutOnList'
import { answerTo } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useAnswers } from '@potluck/platform/several-answers'
import { useTranslation } from 'react-i18next'

/** A recipe and what has to be bought for it. */
export interface Shopped {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

/** Headings are told from ingredients by their brackets alone. */
const noWords = vocabularyOf([])

const shopped = ({ id, title, ingredients }: Recipe): Shopped => ({
  id,
  title,
  lines: readIngredientLines(ingredients, noWords)
    .filter(({ isHeader }) => !isHeader)
    .map(({ text }) => text.trim())
    .filter((text) => text !== ''),
})

/** How the ingredients of several recipes get onto the chosen shopping list. */
export function useManyToShoppingList(recipeIds: readonly string[], choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const answers = useAnswers(recipeIds.map((id) => answerTo(host, getRecipe, { params: { id } })))
  const { put, ...sending } = usePutOnList(choice, onDone)
  return {
    ...sending,
    recipes: answers.flatMap(({ data }) => (data ? [shopped(data)] : [])),
    isReading: answers.some(({ isPending }) => isPending),
    couldNotRead: answers.some(({ isError }) => isError),
    add(recipes: readonly Shopped[]) {
      const items = recipes.flatMap(({ id: recipeId, lines }) =>
        lines.map((title, at) => ({ key: `${recipeId} ${at}`, title, recipeId })),
      )
      put({ items, done: t('shop.added', { count: items.length }) })
    },
  }
}
