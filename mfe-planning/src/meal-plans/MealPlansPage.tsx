import { getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { Answered, usePendingDeletions } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { makePlan } from '@potluck/platform/make-plan'
import { usePreload } from '@potluck/platform/usePreload'
import { PageLayout } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useForWhom } from '../kitchens/useForWhom.tsx'
import { NewNameForm } from '../new-name/NewNameForm.tsx'
import { useMakeNamed } from '../new-name/useMakeNamed.ts'
import { loadMealPlanPage } from './load-meal-plan-page.ts'
import classes from './PlanCard.module.css'
import { PlanCard } from './PlanCard.tsx'

/** Number of plans whose week is fetched and displayed. */
const maxWeeksShown = 10

const news = [
  'mealPlan:received',
  'mealPlan:removed',
  'mealPlan:itemsUpdated',
  'kitchen:changed',
  'kitchen:removed',
  'live:connected',
] as const

/** All plans. */
export function MealPlansPage() {
  const { t } = useTranslation('planning')
  const make = useMakeNamed(makePlan)
  const { kitchen, field } = useForWhom()
  usePreload(loadMealPlanPage)
  useTitle(t('plans.title'))
  return (
    <PageLayout title={t('plans.title')} width="reading">
      <NewNameForm
        label={t('plans.new')}
        example={t('plans.newExample')}
        failed={t('plans.createFailed')}
        onName={(id, title) => make({ id, title, kitchen })}
      >
        {field}
      </NewNameForm>
      <Plans />
    </PageLayout>
  )
}

function Plans() {
  const { t } = useTranslation('planning')
  const plans = useAnswer(listMealPlans, {})
  const pending = usePendingDeletions()
  useRefetchOn(news, listMealPlans, getMealPlan)
  return (
    <Answered
      answer={plans}
      loading={{ label: t('plans.loading'), shape: 'rows', count: 3 }}
      isEmpty={(all) => all.every(({ id }) => pending.has(id))}
      failed={{ title: t('plans.failed'), safe: t('plans.safe') }}
      empty={
        <EmptyState picture="calendar" title={t('plans.emptyTitle')}>
          {t('plans.emptyText')}
        </EmptyState>
      }
    >
      {(all) => (
        <ul className={classes.plans}>
          {all
            .filter(({ id }) => !pending.has(id))
            .map((plan, at) => (
              <li key={plan.id}>
                <PlanCard plan={plan} showsWeek={at < maxWeeksShown} />
              </li>
            ))}
        </ul>
      )}
    </Answered>
  )
}
