import { getMealPlan, type MealPlanItem, type MealPlanSummary } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { scopeOf } from '@potluck/platform/add-dishes'
import { useAnswer } from '@potluck/platform/answers'
import { useChanges, useImageAddress, usePreferences, useSession } from '@potluck/platform/hooks'
import { optimisticPlan } from '@potluck/platform/make-plan'
import { href, paths } from '@potluck/platform/paths'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { Card, Heading, Text, VisuallyHidden } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import clsx from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { spanAround } from '../span-around.ts'
import { type Day, todayHere, weekOf } from './days.ts'
import classes from './PlanCard.module.css'
import { useDayNames } from './useDayNames.ts'
import { useMeals } from './useMeals.ts'

interface Props {
  readonly plan: MealPlanSummary
  /** Whether its week is displayed, which only the first plans do. */
  readonly showsWeek: boolean
}

const noMeals = { meals: [] }

/** A card of a plan: its owner, the dishes of today and of this week. */
export function PlanCard({ plan, showsWeek }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { account } = useSession()
  const { startOfWeek } = usePreferences(mealPlan)
  const heading = useId()
  const today = todayHere()
  const week = weekOf(today, startOfWeek)
  const isMade = useChanges(scopeOf(plan.id)).changes.every((change) => optimisticPlan(change) === null)
  // The same question as the plan's page, so that its answer is cached when the plan opens.
  const visiblePlan = useAnswer(
    getMealPlan,
    showsWeek && isMade ? { params: { id: plan.id }, query: spanAround(today) } : null,
  ).data
  const others = [plan.owner, ...plan.collaborators].filter(({ id }) => id !== account?.id)
  const meals = useMeals(visiblePlan ?? noMeals)
  const place = (dish: MealPlanItem) => meals.findIndex(({ id }) => id === dish.meal)
  const dishes = (visiblePlan?.items ?? [])
    .filter(({ day }) => day !== null && week.includes(day))
    .sort((one, other) => place(one) - place(other))
  const todays = dishes.filter(({ day }) => day === today).map(({ title }) => title)
  const about = [
    visiblePlan ? t('plans.thisWeek', { count: dishes.length }) : t('plans.dishes', { count: plan.itemCount }),
    ...(plan.kitchen ? [plan.kitchen.name] : []),
    ...(others.length > 0 && !plan.kitchen ? [t('plans.with', { names: list(others.map(({ name }) => name)) })] : []),
  ]
  return (
    <Card aria-labelledby={heading} className={classes.card}>
      <div>
        <Heading level={2} size="small" id={heading}>
          <a href={href(paths.mealPlanner(plan.id))} className={classes.open}>
            <bdi>{plan.title}</bdi>
          </a>
        </Heading>
        <Text size="small" tone="soft">
          {about.join(' · ')}
        </Text>
      </div>
      {dishes.length > 0 && (
        <>
          <ol aria-label={t('plans.week', { title: plan.title })} className={classes.week}>
            {week.map((day) => (
              <DayOfWeek
                key={day}
                day={day}
                isToday={day === today}
                dishes={dishes.filter((dish) => dish.day === day)}
              />
            ))}
          </ol>
          <Text size="small">
            {todays.length === 0 ? t('plans.nothingToday') : t('plans.today', { dishes: list(todays) })}
          </Text>
        </>
      )}
    </Card>
  )
}

interface DayProps {
  readonly day: Day
  readonly isToday: boolean
  readonly dishes: readonly MealPlanItem[]
}

function DayOfWeek({ day, isToday, dishes }: DayProps) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { weekday, dayOfWeek } = useDayNames()
  const imageAddress = useImageAddress()
  // Dinner represents a day.
  const mainDish = dishes.find(({ meal }) => meal === 'dinner') ?? dishes[0]
  const titles = dishes.length === 0 ? t('plans.dishes', { count: 0 }) : list(dishes.map(({ title }) => title))
  return (
    <li className={clsx(classes.day, isToday && classes.today)} title={dishes.length === 0 ? undefined : titles}>
      <VisuallyHidden>{`${dayOfWeek(day)}: ${titles}`}</VisuallyHidden>
      <span aria-hidden="true" className={classes.name}>
        {weekday(day)}
      </span>
      <span aria-hidden="true" className={classes.place}>
        {mainDish?.recipe ? (
          <RecipeImage title={mainDish.title} src={imageAddress(mainDish.recipe.image?.thumbnail)} shape="square" />
        ) : (
          <span className={clsx(classes.square, mainDish && classes.words)}>{mainDish?.title.slice(0, 1)}</span>
        )}
      </span>
      {dishes.length > 1 && (
        <span aria-hidden="true" className={classes.more}>
          +{dishes.length - 1}
        </span>
      )}
    </li>
  )
}
