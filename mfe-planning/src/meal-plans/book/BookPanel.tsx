import type { RecipeSummary } from '@potluck/api/recipes'
import { Answered } from '@potluck/parts'
import { RecipeOwner } from '@potluck/parts/RecipeOwner'
import { RecipeRow } from '@potluck/parts/RecipeRow'
import { useRecipeChoice } from '@potluck/parts/useRecipeChoice'
import { Card, Heading, Text } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { useDraggable } from '@potluck/ui/drag'
import clsx from 'clsx'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DishActions } from '../useDishActions.ts'
import classes from './BookPanel.module.css'

interface Props {
  readonly actions: DishActions
  /** The kitchen that the plan belongs to. */
  readonly kitchenId: string | undefined
  /** The visible recipes, which can be dragged. */
  readonly shown: RefObject<readonly RecipeSummary[]>
}

/** The book beside a plan: drag a recipe onto a day, or tap the recipe and then the day. */
export function BookPanel({ actions, kitchenId, shown }: Props) {
  const { t } = useTranslation('planning')
  const heading = useId()
  const [search, setSearch] = useState('')
  const answer = useRecipeChoice(search, { friends: true, kitchenId })
  const { data } = answer
  useEffect(() => {
    shown.current = data ?? []
  }, [shown, data])
  return (
    <Card aria-labelledby={heading} padding="small" className={classes.panel}>
      <Heading level={2} size="small" id={heading}>
        {t('plan.book')}
      </Heading>
      <Text size="small" tone="soft">
        {t('plan.bookHint')}
      </Text>
      <SearchField
        label={t('plan.searchBook')}
        clearLabel={t('plan.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      <Answered
        small
        answer={answer}
        loading={{ label: t('plan.bookLoading'), shape: 'rows', count: 5 }}
        failed={{ title: t('plan.bookFailed') }}
        empty={
          <Text size="small" tone="soft">
            {search.trim() === '' ? t('plan.bookEmpty') : t('plan.bookNothing', { search: search.trim() })}
          </Text>
        }
      >
        {(recipes) => (
          <ul className={classes.recipes}>
            {recipes.map((recipe) => (
              <BookRow key={recipe.id} recipe={recipe} actions={actions} />
            ))}
          </ul>
        )}
      </Answered>
    </Card>
  )
}

function BookRow({ recipe, actions }: { readonly recipe: RecipeSummary; readonly actions: DishActions }) {
  const row = useRef<HTMLLIElement>(null)
  const dragging = useDraggable(row, { kind: 'recipe', id: recipe.id })
  const isPicked = actions.placing?.recipe?.id === recipe.id
  return (
    <li ref={row} className={clsx(classes.recipe, dragging && classes.dragged)}>
      <RecipeRow
        recipe={recipe}
        size="small"
        subtitle={recipe.owner && <RecipeOwner recipe={recipe} />}
        selected={isPicked}
        onClick={() => (isPicked ? actions.cancelPlacing() : actions.pickUpRecipe(recipe))}
      />
    </li>
  )
}
