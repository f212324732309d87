import type { MealPlan, MealPlanItem } from '@potluck/api/meal-plans'
import { href, paths } from '@potluck/platform/paths'
import { Heading, IconButton, Link, onDemand, PageLayout, Stack, Text } from '@potluck/ui'
import { IconCalendarPlus, IconPrinter } from '@potluck/ui/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KitchenNote } from '../kitchens/KitchenNote.tsx'
import { PlanBar } from './PlanBar.tsx'
import { PrintedPlan } from './PrintedPlan.tsx'
import { useDayNames } from './useDayNames.ts'
import { type Meal, mealOf, useMeals } from './useMeals.ts'
import type { PlanView } from './usePlanView.ts'

const FeedDialog = onDemand(() => import('./FeedDialog.tsx').then((module) => module.FeedDialog))

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly leading: ReactNode
}

/** A plan of a kitchen as its readers see it: the days with their dishes, its queue, and a calendar of their own. */
export function ReadPlan({ plan, view, leading }: Props) {
  const { t } = useTranslation('planning')
  const { dayOfWeek, date } = useDayNames()
  const meals = useMeals(plan)
  const [isFeedOpen, setFeedOpen] = useState(false)
  const days = view.weeks.flat()
  const queue = plan.items.filter(({ day }) => day === null)
  return (
    <PageLayout
      title={plan.title}
      leading={leading}
      width="reading"
      actions={
        <>
          <IconButton icon={<IconPrinter />} label={t('plan.print')} onClick={() => window.print()} />
          <IconButton icon={<IconCalendarPlus />} label={t('feed.title')} onClick={() => setFeedOpen(true)} />
        </>
      }
    >
      <Stack gap={4}>
        <KitchenNote of={plan} />
        <PlanBar view={view} />
        <PrintedPlan view={view} plan={plan} meals={meals} />
        {days.map((day) => (
          <Dishes
            key={day}
            title={`${dayOfWeek(day)} ${date(day)}`}
            dishes={plan.items.filter((dish) => dish.day === day)}
            meals={meals}
          />
        ))}
        {queue.length > 0 && <Dishes title={t('plan.queue')} dishes={queue} meals={meals} />}
      </Stack>
      {isFeedOpen && <FeedDialog plan={plan} onClose={() => setFeedOpen(false)} />}
    </PageLayout>
  )
}

interface DishesProps {
  readonly title: string
  readonly dishes: readonly MealPlanItem[]
  readonly meals: readonly Meal[]
}

function Dishes({ title, dishes, meals }: DishesProps) {
  return (
    <section aria-label={title}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id}>
            {dish.recipe ? (
              <Link href={href(paths.recipe(dish.recipe.id))}>
                <bdi>{dish.title}</bdi>
              </Link>
            ) : (
              <bdi>{dish.title}</bdi>
            )}
            <Text size="small" tone="soft">
              <bdi>{[mealOf(meals, dish.meal)?.name, dish.notes].filter(Boolean).join(' · ')}</bdi>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
