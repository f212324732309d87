import { getMealPlan, listMealPlans, type MealPlanItem, type MealPlanSummary } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { ListRow } from '@potluck/ui/content'
import { IconCalendar } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { RowIcon } from '../../people/RowIcon.tsx'
import { daysFromToday } from './days-from-today.ts'
import { Section } from './Section.tsx'

/** Days that the page tells of, today included. */
const dayCount = 7

/** The dishes of the next days on the plans of a household. */
export function ThisWeek({ kitchenId }: { readonly kitchenId: string }) {
  const { t } = useTranslation('social')
  const plans = useAnswer(listMealPlans, {}).data?.filter(({ kitchen }) => kitchen?.id === kitchenId) ?? []
  if (plans.length === 0) return null
  return (
    <Section title={t('kitchens.thisWeek')}>
      {plans.map((plan) => (
        <PlanOfWeek key={plan.id} plan={plan} />
      ))}
    </Section>
  )
}

function PlanOfWeek({ plan }: { readonly plan: MealPlanSummary }) {
  const { t } = useTranslation('social')
  const { day: format, list } = useFormats()
  const [from = '', ...others] = daysFromToday(dayCount)
  const to = others.at(-1) ?? from
  const items = useAnswer(getMealPlan, { params: { id: plan.id }, query: { from, to } }).data?.items ?? []
  const days = [from, ...others].flatMap((day) => {
    const dishes = items.filter((item) => item.day === day)
    return dishes.length === 0 ? [] : [{ day, dishes }]
  })
  const planned = days.map(({ day, dishes }) => `${format(day, 'weekday')}: ${list(dishes.map(titleOf), 'unit')}`)
  return (
    <li>
      <ListRow
        href={href(paths.mealPlanner(plan.id))}
        leading={
          <RowIcon>
            <IconCalendar aria-hidden="true" />
          </RowIcon>
        }
        title={plan.title}
        subtitle={
          planned.length === 0 ? t('kitchens.nothingPlanned') : planned.map((line) => <div key={line}>{line}</div>)
        }
      />
    </li>
  )
}

const titleOf = ({ recipe, title }: MealPlanItem): string => recipe?.title ?? title
