import { listMealPlans } from '@potluck/api/meal-plans'
import { useAnswer } from '@potluck/platform/answers'
import { usePreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { useTranslation } from 'react-i18next'
import { OpenInUse } from '../in-use/OpenInUse.tsx'

/** Leads to the meal plan in use. */
export function PlanInUsePage() {
  const { t } = useTranslation('planning')
  const { lastPlan } = usePreferences(mealPlan)
  return (
    <OpenInUse
      title={t('plans.title')}
      loading={t('plans.loading')}
      answer={useAnswer(listMealPlans, {})}
      last={lastPlan}
      pathOf={paths.mealPlanner}
      overview={paths.mealPlanners()}
    />
  )
}
