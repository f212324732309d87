import type { MealPlan } from '@potluck/api/meal-plans'
import { Chip, Row, Stack, Text } from '@potluck/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useEatFrozen } from './useEatFrozen.ts'

interface Props {
  readonly plan: MealPlan
  readonly eaten: Parameters<ReturnType<typeof useEatFrozen>['eat']>[1]
  readonly onDone: () => void
}

/** The dishes in the freezer; a tap plans one. Nothing where there is none. */
export function FrozenDishes({ plan, eaten, onDone }: Props) {
  const { t } = useTranslation('planning')
  const { dishes, eat } = useEatFrozen(plan)
  const id = useId()
  if (dishes.length === 0) return null
  return (
    <Stack gap={2}>
      <Text id={id}>{t('dish.frozen')}</Text>
      <Row gap={2} role="group" aria-labelledby={id}>
        {dishes.map((dish) => (
          <Chip
            key={dish.key}
            onClick={() => {
              eat(dish, eaten)
              onDone()
            }}
          >
            {t('dish.frozenPortions', { title: dish.title, count: dish.portions })}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
