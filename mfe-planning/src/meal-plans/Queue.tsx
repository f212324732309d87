import type { MealPlan } from '@potluck/api/meal-plans'
import { Button, Card, Heading, Text } from '@potluck/ui'
import { useDropPlace } from '@potluck/ui/drag'
import { IconPlus } from '@potluck/ui/icons'
import clsx from 'clsx'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DishCard } from './DishCard.tsx'
import { PutHere } from './PutHere.tsx'
import classes from './Queue.module.css'
import type { DishActions } from './useDishActions.ts'
import type { Meal } from './useMeals.ts'

interface Props {
  readonly plan: MealPlan
  readonly meals: readonly Meal[]
  readonly actions: DishActions
}

/** Dishes that are wanted and have no day yet. */
export function Queue({ plan, meals, actions }: Props) {
  const { t } = useTranslation('planning')
  const heading = useId()
  const place = useRef<HTMLElement>(null)
  const over = useDropPlace(place, 'dish', (id) => actions.drop(id, null))
  const dishes = plan.items.filter(({ day }) => day === null)
  return (
    <Card ref={place} aria-labelledby={heading} padding="small" className={clsx(classes.queue, over && classes.over)}>
      <Heading level={2} size="small" id={heading}>
        {t('plan.queue')}
      </Heading>
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
      <PutHere actions={actions} day={null} label={t('plan.putInQueue')} />
      <Button variant="quiet" icon={<IconPlus />} onClick={() => actions.write({ day: null })}>
        {t('plan.addToQueue')}
      </Button>
    </Card>
  )
}
