import { listMealPlans, type MealPlanSummary } from '@potluck/api/meal-plans'
import { Answered } from '@potluck/parts'
import { useAnswer, useAskedAgain } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { useAtHand } from '@potluck/platform/useAtHand'
import { PageLayout } from '@potluck/ui'
import { EmptyState, ListRow } from '@potluck/ui/content'
import { IconCalendar } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from '../new-name/Names.module.css'
import { NewNameForm } from '../new-name/NewNameForm.tsx'
import { useMakeNamed } from '../new-name/useMakeNamed.ts'
import { loadMealPlanPage } from './load-meal-plan-page.ts'
import { makePlan } from './new-plan.ts'

const news = ['mealPlan:received', 'mealPlan:removed', 'mealPlan:itemsUpdated', 'live:connected'] as const

/** All plans. */
export function MealPlansPage() {
  const { t } = useTranslation('planning')
  const { make, isSending, hasFailed } = useMakeNamed(makePlan)
  useAtHand(loadMealPlanPage)
  useTitle(t('plans.title'))
  return (
    <PageLayout title={t('plans.title')} width="reading">
      <NewNameForm
        label={t('plans.new')}
        example={t('plans.newExample')}
        busy={isSending}
        problem={hasFailed && t('plans.createFailed')}
        onName={(id, title) => make({ id, title })}
      />
      <Plans />
    </PageLayout>
  )
}

function Plans() {
  const { t } = useTranslation('planning')
  const plans = useAnswer(listMealPlans, {})
  useAskedAgain(news, listMealPlans)
  return (
    <Answered
      answer={plans}
      loading={{ label: t('plans.loading'), shape: 'rows', count: 3 }}
      failed={{ title: t('plans.failed'), safe: t('plans.safe') }}
      empty={
        <EmptyState picture="basket" title={t('plans.emptyTitle')}>
          {t('plans.emptyText')}
        </EmptyState>
      }
    >
      {(all) => (
        <ul className={classes.names}>
          {all.map((plan) => (
            <li key={plan.id}>
              <PlanOfPlans plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </Answered>
  )
}

function PlanOfPlans({ plan }: { readonly plan: MealPlanSummary }) {
  const { t } = useTranslation('planning')
  const people = [plan.owner, ...plan.collaborators]
  return (
    <ListRow
      href={href(paths.mealPlanner(plan.id))}
      leading={<IconCalendar />}
      title={<bdi>{plan.title}</bdi>}
      subtitle={[
        t('plans.dishes', { count: plan.itemCount }),
        ...(people.length > 1 ? [t('sharedBy', { count: people.length })] : []),
      ].join(' · ')}
    />
  )
}
