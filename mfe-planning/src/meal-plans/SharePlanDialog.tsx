import { getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { useCall } from '@potluck/platform/answers'
import { IconCalendarPlus, IconPrinter } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ShareDialog } from '../share/ShareDialog.tsx'

interface Props {
  readonly plan: MealPlan
  readonly onCalendar: () => void
  readonly onClose: () => void
}

/** The ways to share a plan. */
export function SharePlanDialog({ plan, onCalendar, onClose }: Props) {
  const { t } = useTranslation('planning')
  // Sent one after the other, so that the last choice wins.
  const share = useCall(updateMealPlan, { scope: { id: `share ${plan.id}` }, changes: [listMealPlans, getMealPlan] })
  function print() {
    onClose()
    window.print()
  }
  const params = { id: plan.id }
  return (
    <ShareDialog
      shared={plan}
      about={t('plan.shareHow')}
      failed={share.isError}
      onPeople={(collaborators) => share.mutate({ params, body: { collaborators } })}
      onGive={(kitchenId) => share.mutateAsync({ params, body: { kitchenId } })}
      ways={[
        { key: 'feed', icon: <IconCalendarPlus />, label: t('feed.title'), onSelect: onCalendar },
        { key: 'print', icon: <IconPrinter />, label: t('plan.print'), onSelect: print },
      ]}
      onClose={onClose}
    />
  )
}
