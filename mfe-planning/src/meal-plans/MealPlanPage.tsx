import { Answered, BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useTitle } from '@potluck/platform/hooks'
import { isWritable } from '@potluck/platform/owning-kitchen'
import { href, paths } from '@potluck/platform/paths'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { ErrorState, LinkButton, onDemand, PageLayout } from '@potluck/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useOutOfKitchen } from '../kitchens/useOutOfKitchen.ts'
import { OpenPlan } from './OpenPlan.tsx'
import { useLeaveRemovedPlan } from './useLeaveRemovedPlan.ts'
import { useMealPlan } from './useMealPlan.ts'
import { usePlanView } from './usePlanView.ts'

const ReadPlan = onDemand(() => import('./ReadPlan.tsx').then((module) => module.ReadPlan), 'part')

/** The page of a plan, with its loading and error states. */
export function MealPlanPage() {
  const { t } = useTranslation('planning')
  const { mealPlanId = '' } = useParams()
  const view = usePlanView()
  const planning = useMealPlan(mealPlanId, view.day)
  const back = <BackLink href={href(paths.mealPlanners())} label={t('plans.title')} />
  useLeaveRemovedPlan(mealPlanId, planning.plan.data?.title)
  useOutOfKitchen(planning.plan.data, paths.mealPlanners())
  useRememberPlan(mealPlanId, planning.plan.data !== undefined)
  useTitle(planning.plan.data?.title ?? t('plan.title'))
  return (
    <Answered
      answer={planning.plan}
      loading={{ label: t('plan.loading'), shape: 'rows' }}
      failed={{ title: t('plan.failed'), safe: t('plans.safe') }}
      gone={<Gone />}
      frame={(face) => (
        <PageLayout title={t('plan.title')} leading={back}>
          {face}
        </PageLayout>
      )}
    >
      {(plan) =>
        isWritable(plan) ? (
          <OpenPlan plan={plan} planning={planning} view={view} leading={back} />
        ) : (
          <ReadPlan plan={plan} view={view} leading={back} />
        )
      }
    </Answered>
  )
}

/** Stores the open plan as the one in use. */
function useRememberPlan(id: string, isOpen: boolean): void {
  const { preferences } = useHost()
  const { lastPlan } = usePreferences(mealPlan)
  useEffect(() => {
    if (isOpen && id !== lastPlan) preferences.update(mealPlan, { lastPlan: id })
  }, [preferences, isOpen, id, lastPlan])
}

function Gone() {
  const { t } = useTranslation('planning')
  return (
    <ErrorState
      title={t('plan.gone')}
      next={t('plan.goneWhy')}
      action={<LinkButton href={href(paths.mealPlanners())}>{t('plans.title')}</LinkButton>}
    />
  )
}
