import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { leavesOf, type UnfoldedLine, unfold } from '@potluck/cooking/linked/unfold'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { usePutOnList } from '@potluck/parts/usePutOnList'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AtHome, useAtHome } from '../at-home/useAtHome.ts'
import { useLinkedRecipes } from '../linked-lines/useLinkedRecipes.ts'
import { amountScaler } from '../recipe-text/amount-scaler.ts'

/** A recipe that lines of others are. */
interface Part {
  readonly id: string
  readonly title: string
}

/** A recipe and its ingredients to buy. */
export interface Shopped {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  /** The recipes that its lines are, each once. */
  readonly parts: readonly Part[]
  /** Names of the ingredients in the pantry. */
  readonly atHome: readonly string[]
  /** Salt, pepper and oil that are not in it. */
  readonly usual: ReturnType<AtHome['usualOf']>
}

type Lines = readonly UnfoldedLine<Recipe>[]

const partsOf = (lines: Lines): readonly Part[] =>
  lines.flatMap(({ part }) => (part && part.why === null ? [part, ...partsOf(part.lines)] : []))

function shopped(
  { id, title }: Recipe,
  unfolded: Lines,
  isMadeAhead: (id: string) => boolean,
  { isAtHome, isNeverBought, usualOf }: AtHome,
): Shopped {
  const needed = leavesOf(unfolded, isMadeAhead)
    .map(({ line, factor }) => amountScaler(factor).line(line))
    .filter((line) => !line.isHeader && line.text.trim() !== '' && !isNeverBought(line))
  return {
    id,
    title,
    lines: needed.filter((line) => !isAtHome(line)).map(({ text }) => text.trim()),
    parts: [...new Map(partsOf(unfolded).map((part) => [part.id, part])).values()],
    atHome: needed.filter(isAtHome).map(({ ingredient }) => ingredient),
    usual: usualOf(needed),
  }
}

/** Adds the ingredients of several recipes to the selected shopping list. */
export function useManyToShoppingList(recipeIds: readonly string[], choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const answers = useQueries({ queries: recipeIds.map((id) => answerOptions(host, getRecipe, { params: { id } })) })
  const read = answers.flatMap(({ data }) => data ?? [])
  const linked = useLinkedRecipes(read)
  const { words: vocabulary, lookUp } = linked
  const unfolded = vocabulary ? read.map((recipe) => ({ recipe, lines: unfold(recipe, { vocabulary, lookUp }) })) : []
  const texts = unfolded.flatMap(({ lines }) => leavesOf(lines).map(({ line }) => line.text))
  const atHome = useAtHome(texts.join('\n'))
  const [ahead, setAhead] = useState<ReadonlySet<string>>(new Set())
  const isMadeAhead = (id: string) => ahead.has(id)
  const { put, ...sending } = usePutOnList(choice, onDone)
  const isReading = answers.some(({ isPending }) => isPending) || linked.isPending || !vocabulary
  return {
    ...sending,
    keep: atHome.keep,
    recipes: isReading ? [] : unfolded.map(({ recipe, lines }) => shopped(recipe, lines, isMadeAhead, atHome)),
    isMadeAhead,
    /** Says that a recipe that lines are was made ahead, or not: then its lines are bought. */
    turnAhead(id: string) {
      const next = new Set(ahead)
      if (!next.delete(id)) next.add(id)
      setAhead(next)
    },
    isReading,
    couldNotRead: answers.some(({ isError }) => isError),
    add(recipes: readonly Shopped[]) {
      const items = recipes.flatMap(({ id: recipeId, lines }) =>
        lines.map((title, at) => ({ key: `${recipeId} ${at}`, title, recipeId })),
      )
      put({ items, done: t('shop.added', { count: items.length }) })
    },
  }
}
