import type { MealPlanItem } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { useImageAddress, usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { onDemand } from '@potluck/ui'
import { RecipeImage, useFlight } from '@potluck/ui/content'
import { useDraggable } from '@potluck/ui/drag'
import clsx from 'clsx'
import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './DishCard.module.css'
import { DishMenu } from './DishMenu.tsx'
import { plannedDish } from './planned-dish.ts'
import type { DishActions } from './useDishActions.ts'
import { type Meal, mealOf } from './useMeals.ts'

const ForEaters = onDemand(() => import('../for-eaters/ForEaters.tsx').then((module) => module.ForEaters), 'part')

interface Props {
  readonly dish: MealPlanItem
  readonly meals: readonly Meal[]
  readonly actions: DishActions
}

/** A dish of a plan with its meal and actions. */
export function DishCard({ dish, meals, actions }: Props) {
  const meal = mealOf(meals, dish.meal)
  const about = useAbout(dish, meal)
  const imageAddress = useImageAddress()
  const card = useRef<HTMLElement>(null)
  useFlight(card, plannedDish(dish.id))
  const dragging = useDraggable(card, { kind: 'dish', id: dish.id })
  const picked = actions.placing?.dishes.some(({ id }) => id === dish.id) === true
  return (
    <article
      ref={card}
      style={{ '--meal-hue': meal?.hue ?? 0 } as CSSProperties}
      className={clsx(
        classes.dish,
        dish.cooked && classes.cooked,
        dish.recipe === null && classes.words,
        (picked || dragging) && classes.picked,
      )}
    >
      {dish.recipe && (
        <RecipeImage
          title={dish.title}
          src={imageAddress(dish.recipe.image?.thumbnail)}
          shape="square"
          className={classes.picture}
        />
      )}
      <div className={classes.said}>
        {dish.recipe ? (
          <a href={href(paths.recipe(dish.recipe.id))} draggable={false} className={classes.title}>
            <bdi>{dish.title}</bdi>
          </a>
        ) : (
          <span className={classes.title}>
            <bdi>{dish.title}</bdi>
          </span>
        )}
        <span className={classes.about}>{about}</span>
        {dish.recipe && <ForEaters marks={dish.recipe.marks} kitchenId={actions.kitchenId} />}
        {dish.notes !== '' && (
          <span className={classes.notes}>
            <bdi>{dish.notes}</bdi>
          </span>
        )}
      </div>
      <DishMenu dish={dish} actions={actions} className={classes.more} />
    </article>
  )
}

/** The meal, the servings and, if the cook has chosen so, who added the dish and when. */
function useAbout({ servings, cooked, leftoverOf, owner, createdAt }: MealPlanItem, meal: Meal | undefined): string {
  const { t } = useTranslation('planning')
  const { number, relativeDate } = useFormats()
  const { showAddedBy, showAddedOn } = usePreferences(mealPlan)
  return [
    cooked ? t('plan.wasCooked') : null,
    leftoverOf === null ? null : t('plan.isLeftover'),
    meal?.name ?? null,
    servings === null ? null : t('plan.servings', { count: servings, number: number(servings) }),
    showAddedBy && owner.name !== '' ? t('list.addedBy', { name: owner.name }) : null,
    showAddedOn ? relativeDate(createdAt) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
