import { deleteMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { listMealPlans, type MealPlanSummary, updateMealPlan } from '@potluck/api/meal-plans'
import { answerOptions, useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCalendar } from '@potluck/ui/icons'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isSharedBy, SharedThings } from './SharedThings.tsx'
import { ShareSection } from './ShareSection.tsx'

/** The plans with a calendar address. */
function useFeeds(plans: readonly MealPlanSummary[]): (plan: MealPlanSummary) => boolean {
  const host = useHost()
  const feeds = useQueries({ queries: plans.map(({ id }) => answerOptions(host, getMealPlanFeed, { params: { id } })) })
  const withFeed = new Set(plans.filter((_plan, place) => feeds[place]?.data?.feed).map(({ id }) => id))
  return ({ id }) => withFeed.has(id)
}

/** The cook's meal plans with collaborators, and their secret calendar addresses. */
export function SharedPlans() {
  const { t } = useTranslation('recipes')
  const own = useSession().account?.id
  const answer = useAnswer(listMealPlans, {})
  const hasFeed = useFeeds(answer.data ?? [])
  const change = useCall(updateMealPlan, { toast: true, changes: [listMealPlans] })
  const isShared = isSharedBy(own)
  return (
    <ShareSection
      title={t('shares.plans')}
      answer={answer}
      isEmpty={(plans) => !plans.some((plan) => isShared(plan) || hasFeed(plan))}
    >
      {(plans) => (
        <>
          <SharedThings
            things={plans.filter(isShared)}
            icon={<IconCalendar aria-hidden="true" />}
            pathOf={paths.mealPlanner}
            isBusy={change.isPending}
            onTakeBack={(id) => change.mutate({ params: { id }, body: { collaborators: [] } })}
          />
          {plans.filter(hasFeed).map((plan) => (
            <li key={plan.id}>
              <FeedRow plan={plan} />
            </li>
          ))}
        </>
      )}
    </ShareSection>
  )
}

function FeedRow({ plan }: { readonly plan: MealPlanSummary }) {
  const { t } = useTranslation('recipes')
  const end = useCall(deleteMealPlanFeed, { toast: true, changes: [getMealPlanFeed] })
  return (
    <ListRow
      leading={<IconCalendar aria-hidden="true" />}
      href={href(paths.mealPlanner(plan.id))}
      title={<bdi>{plan.title}</bdi>}
      subtitle={t('shares.feed')}
      trailing={
        <Button
          variant="quiet"
          busy={end.isPending}
          aria-label={t('shares.takeBackOf', { title: plan.title })}
          onClick={() => end.mutate({ params: { id: plan.id } })}
        >
          {t('sharing.takeBack')}
        </Button>
      }
    />
  )
}
