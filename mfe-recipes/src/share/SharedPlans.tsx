import {
  deleteMealPlanFeed,
  getMealPlanFeed,
  listMealPlans,
  type MealPlanSummary,
  updateMealPlan,
} from '@potluck/api/meal-plans'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCalendar } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { SharedThing } from './SharedThing.tsx'
import { ShareSection } from './ShareSection.tsx'

/** Meal plans that friends are on, and calendars by their secret addresses. */
export function SharedPlans() {
  const { t } = useTranslation('recipes')
  const own = useSession().account?.id
  const answer = useAnswer(listMealPlans, {})
  const change = useCall(updateMealPlan, { toast: true, changes: [listMealPlans] })
  return (
    <ShareSection title={t('shares.plans')} nothing={t('shares.noPlans')} answer={answer}>
      {(plans) =>
        plans.map((plan) => (
          <li key={plan.id}>
            {plan.owner.id === own && plan.collaborators.length > 0 && (
              <SharedThing
                icon={<IconCalendar aria-hidden="true" />}
                path={paths.mealPlanner(plan.id)}
                title={plan.title}
                people={plan.collaborators}
                isBusy={change.isPending}
                onTakeBack={() => change.mutate({ params: { id: plan.id }, body: { collaborators: [] } })}
              />
            )}
            <Feed plan={plan} />
          </li>
        ))
      }
    </ShareSection>
  )
}

/** The calendar address of a plan, where the cook made one. */
function Feed({ plan }: { readonly plan: MealPlanSummary }) {
  const { t } = useTranslation('recipes')
  const params = { id: plan.id }
  const { data } = useAnswer(getMealPlanFeed, { params })
  const end = useCall(deleteMealPlanFeed, { toast: true, changes: [getMealPlanFeed] })
  if (!data?.feed) return null
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
          onClick={() => end.mutate({ params })}
        >
          {t('sharing.takeBack')}
        </Button>
      }
    />
  )
}
