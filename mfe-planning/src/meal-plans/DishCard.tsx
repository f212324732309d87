import type { MealPlanItem } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { useDraggable } from '@potluck/ui/drag'
import { IconArrowsMove, IconCheck, IconCopy, IconDots, IconPencil, IconTrash } from '@potluck/ui/icons'
import clsx from 'clsx'
import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mealPlan } from '../preferences.ts'
import classes from './DishCard.module.css'
import type { DishActions } from './useDishActions.ts'
import { type Meal, mealOf } from './useMeals.ts'

interface Props {
  readonly dish: MealPlanItem
  readonly meals: readonly Meal[]
  readonly actions: DishActions
}

/** One dish of a plan: what it is, for which meal, and what can be done with it. */
export function DishCard({ dish, meals, actions }: Props) {
  const { t } = useTranslation('planning')
  const meal = mealOf(meals, dish.meal)
  const about = useAbout(dish, meal)
  const card = useRef<HTMLElement>(null)
  const dragging = useDraggable(card, { kind: 'dish', id: dish.id })
  const picked = actions.placing?.dishes.some(({ id }) => id === dish.id) === true
  return (
    <article
      ref={card}
      style={{ '--meal-hue': meal?.hue ?? 0 } as CSSProperties}
      className={clsx(classes.dish, dish.cooked && classes.cooked, (picked || dragging) && classes.picked)}
    >
      <div className={classes.words}>
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
        {dish.notes !== '' && (
          <span className={classes.notes}>
            <bdi>{dish.notes}</bdi>
          </span>
        )}
      </div>
      <Menu
        trigger={
          <IconButton
            icon={<IconDots size={20} />}
            label={t('list.moreAbout', { title: dish.title })}
            className={classes.more}
          />
        }
        entries={[
          {
            key: 'cooked',
            icon: <IconCheck />,
            label: t(dish.cooked ? 'plan.notCooked' : 'plan.cooked'),
            onSelect: () => actions.setCooked(dish, !dish.cooked),
          },
          { key: 'edit', icon: <IconPencil />, label: t('list.change'), onSelect: () => actions.write({ dish }) },
          { key: 'move', icon: <IconArrowsMove />, label: t('plan.move'), onSelect: () => actions.pickUp([dish]) },
          { key: 'copy', icon: <IconCopy />, label: t('plan.copy'), onSelect: () => actions.pickUp([dish], true) },
          {
            key: 'remove',
            icon: <IconTrash />,
            label: t('plan.takeOff'),
            danger: true,
            onSelect: () => actions.remove([dish]),
          },
        ]}
      />
    </article>
  )
}

/** The meal, for how many, and as far as the cook wants to see it, who put it there and when. */
function useAbout({ servings, cooked, owner, createdAt }: MealPlanItem, meal: Meal | undefined): string {
  const { t } = useTranslation('planning')
  const { number, relativeDate } = useFormats()
  const { showAddedBy, showAddedOn } = usePreferences(mealPlan)
  return [
    cooked ? t('plan.wasCooked') : null,
    meal?.name ?? null,
    servings === null ? null : t('plan.servings', { count: servings, number: number(servings) }),
    showAddedBy && owner.name !== '' ? t('list.addedBy', { name: owner.name }) : null,
    showAddedOn ? relativeDate(createdAt) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
