import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { usePutOnList } from '@potluck/parts/usePutOnList'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AtHome, useAtHome } from '../at-home/useAtHome.ts'

/** A recipe and its ingredients to buy. */
export interface Shopped {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  /** Names of the ingredients in the pantry. */
  readonly atHome: readonly string[]
  /** Salt, pepper and oil that are not in it. */
  readonly usual: ReturnType<AtHome['usualOf']>
}

function shopped({ id, title, ingredients }: Recipe, { words, isAtHome, isNeverBought, usualOf }: AtHome): Shopped {
  const needed = readIngredientLines(ingredients, words).filter(
    (line) => !line.isHeader && line.text.trim() !== '' && !isNeverBought(line),
  )
  return {
    id,
    title,
    lines: needed.filter((line) => !isAtHome(line)).map(({ text }) => text.trim()),
    atHome: needed.filter(isAtHome).map(({ ingredient }) => ingredient),
    usual: usualOf(needed),
  }
}

/** Adds the ingredients of several recipes to the selected shopping list. */
export function useManyToShoppingList(recipeIds: readonly string[], choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const answers = useQueries({ queries: recipeIds.map((id) => answerOptions(host, getRecipe, { params: { id } })) })
  const atHome = useAtHome(answers.map(({ data }) => data?.ingredients ?? '').join('\n'))
  const { put, ...sending } = usePutOnList(choice, onDone)
  return {
    ...sending,
    keep: atHome.keep,
    recipes: answers.flatMap(({ data }) => (data ? [shopped(data, atHome)] : [])),
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
