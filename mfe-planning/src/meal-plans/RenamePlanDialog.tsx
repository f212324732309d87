import { getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { useCall } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'
import { RenameDialog } from '../new-name/RenameDialog.tsx'

/** Gives a plan another name. */
export function RenamePlanDialog({ plan, onClose }: { readonly plan: MealPlan; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const rename = useCall(updateMealPlan, { changes: [listMealPlans, getMealPlan] })
  return (
    <RenameDialog
      title={t('plan.rename')}
      name={plan.title}
      onRename={(title) => rename.mutateAsync({ params: { id: plan.id }, body: { title } })}
      onClose={onClose}
    />
  )
}
