import type { MealPlan } from '@potluck/api/meal-plans'
import { Card, Heading, IconButton, Text } from '@potluck/ui'
import { useDropPlace } from '@potluck/ui/drag'
import { IconPlus } from '@potluck/ui/icons'
import clsx from 'clsx'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DishCard } from './DishCard.tsx'
import { PutHere } from './PutHere.tsx'
import classes from './Queue.module.css'
import { type DishActions, droppedKinds } from './useDishActions.ts'
import type { Meal } from './useMeals.ts'

interface Props {
  readonly plan: MealPlan
  readonly meals: readonly Meal[]
  readonly actions: DishActions
}

/** The queue: dishes without a day. */
export function Queue({ plan, meals, actions }: Props) {
  const { t } = useTranslation('planning')
  const heading = useId()
  const place = useRef<HTMLElement>(null)
  const over = useDropPlace(place, droppedKinds, (id, kind) => actions.drop({ kind, id }, null))
  const dishes = plan.items.filter(({ day }) => day === null)
  return (
    <Card ref={place} aria-labelledby={heading} padding="small" className={clsx(classes.queue, over && classes.over)}>
      <div className={classes.head}>
        <Heading level={2} size="small" id={heading}>
          {t('plan.queue')}
        </Heading>
        {actions.placing ? (
          <PutHere actions={actions} day={null} label={t('plan.putInQueue')} />
        ) : (
          <IconButton
            icon={<IconPlus size={20} />}
            label={t('plan.addToQueue')}
            className={classes.add}
            onClick={() => actions.write({ day: null })}
          />
        )}
      </div>
      {dishes.length === 0 && (
        <Text size="small" tone="soft">
          {t('plan.queueEmpty')}
        </Text>
      )}
      <ul className={classes.dishes}>
        {dishes.map((dish) => (
          <li key={dish.id}>
            <DishCard dish={dish} meals={meals} actions={actions} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
