import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { readIngredientLines } from '@potluck/cooking/ingredient-line'
import { vocabularyOf } from '@potluck/cooking/vocabulary'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { answerTo, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

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

/** How the ingredients of several recipes get onto the chosen shopping list. Trying again adds nothing twice. */
export function useManyToShoppingList(recipeIds: readonly string[], choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const answers = useQueries({ queries: recipeIds.map((id) => answerTo(host, getRecipe, { params: { id } })) })
  const adding = useCall(addShoppingListItems, { changes: [listShoppingLists, getShoppingList] })

  /** The same thing has the same id at every try. */
  function idOf(thing: string): string {
    const id = ids.get(thing) ?? newId()
    ids.set(thing, id)
    return id
  }

  const { mutate, isPending, isError } = useMutation({
    async mutationFn(recipes: readonly Shopped[]) {
      const listId = await choice.settle()
      for (const { id: recipeId, lines } of recipes) {
        const items = lines.map((title, at) => ({ id: idOf(`${listId} ${recipeId} ${at}`), title, recipeId }))
        if (items.length > 0) await adding.mutateAsync({ params: { id: listId }, body: { items } })
      }
      return listId
    },
    onSuccess(listId, recipes) {
      const count = recipes.reduce((sum, { lines }) => sum + lines.length, 0)
      host.toast({
        message: t('shop.added', { count }),
        tone: 'done',
        action: { label: t('shop.open'), run: () => host.navigate(paths.shoppingList(listId)) },
      })
      onDone()
    },
  })

  return {
    recipes: answers.flatMap(({ data }) => (data ? [shopped(data)] : [])),
    isReading: answers.some(({ isPending }) => isPending),
    couldNotRead: answers.some(({ isError }) => isError),
    add: mutate,
    isSending: isPending,
    hasFailed: isError,
  }
}
