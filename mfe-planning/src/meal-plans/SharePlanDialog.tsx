import { getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { SharePeopleDialog } from '@potluck/parts/SharePeopleDialog'
import { useCall } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'

/** Dialog for the collaborators of a plan. */
export function SharePlanDialog({ plan, onClose }: { readonly plan: MealPlan; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  // Sent one after the other, so that the last choice wins.
  const share = useCall(updateMealPlan, { scope: { id: `share ${plan.id}` }, changes: [listMealPlans, getMealPlan] })
  return (
    <SharePeopleDialog
      title={t('plan.people')}
      about={t('plan.shareHow')}
      noFriends={t('share.noFriends')}
      owner={plan.owner}
      collaborators={plan.collaborators}
      failed={share.isError}
      onSave={(ids) => share.mutate({ params: { id: plan.id }, body: { collaborators: [...ids] } })}
      onClose={onClose}
    />
  )
}
