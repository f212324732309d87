import { getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { Answered, usePendingDeletions } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { makePlan } from '@potluck/platform/make-plan'
import { usePreload } from '@potluck/platform/usePreload'
import { PageLayout } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { MakeNew } from '../new-name/MakeNew.tsx'
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
  const answer = useAnswer(listMealPlans, {})
  const pending = usePendingDeletions()
  const isFirst = answer.data?.every(({ id }) => pending.has(id)) === true
  useRefetchOn(news, listMealPlans, getMealPlan)
  usePreload(loadMealPlanPage)
  useTitle(t('plans.title'))
  return (
    <PageLayout title={t('plans.title')} width="reading">
      {(answer.data || answer.error) && (
        <MakeNew
          label={t('plans.new')}
          example={t('plans.newExample')}
          failed={t('plans.createFailed')}
          first={
            isFirst
              ? {
                  picture: 'calendar',
                  title: t('plans.emptyTitle'),
                  children: t('plans.emptyText'),
                  name: t('plans.newExample'),
                }
              : null
          }
          make={make}
        />
      )}
      <Answered
        answer={answer}
        loading={{ label: t('plans.loading'), shape: 'rows', count: 3 }}
        failed={{ title: t('plans.failed'), safe: t('plans.safe') }}
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
    </PageLayout>
  )
}
