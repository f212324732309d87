import { getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Gives a plan another name. */
export function RenamePlanDialog({ plan, onClose }: { readonly plan: MealPlan; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const [title, setTitle] = useState(plan.title)
  const rename = useCall(updateMealPlan, { changes: [listMealPlans, getMealPlan] })

  function save() {
    if (title.trim() === '') return
    rename.mutate({ params: { id: plan.id }, body: { title: title.trim() } }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={t('plan.rename')}
      busy={rename.isPending}
      problem={rename.isError && t('rename.failed')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t('rename.name')} value={title} onChange={setTitle} maxLength={254} data-autofocus />
    </FormDialog>
  )
}
