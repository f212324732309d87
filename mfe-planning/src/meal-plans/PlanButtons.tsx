import type { MealPlan } from '@potluck/api/meal-plans'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDotsVertical, IconShare } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanDialogName } from './PlanMenuList.tsx'
import type { DishActions } from './useDishActions.ts'
import type { Meal } from './useMeals.ts'
import type { PlanView } from './usePlanView.ts'

const PlanSettingsDialog = onDemand(() =>
  import('./settings/PlanSettingsDialog.tsx').then((module) => module.PlanSettingsDialog),
)
const SharePlanDialog = onDemand(() => import('./SharePlanDialog.tsx').then((module) => module.SharePlanDialog))
const RulesDialog = onDemand(() => import('./suggest/RulesDialog.tsx').then((module) => module.RulesDialog))
const SuggestDialog = onDemand(() => import('./suggest/SuggestDialog.tsx').then((module) => module.SuggestDialog))
const WeekTemplatesDialog = onDemand(() =>
  import('./week-templates/WeekTemplatesDialog.tsx').then((module) => module.WeekTemplatesDialog),
)
const NutritionDialog = onDemand(() =>
  import('./nutrition/NutritionDialog.tsx').then((module) => module.NutritionDialog),
)
const PlanMenuList = onDemand(() => import('./PlanMenuList.tsx').then((module) => module.PlanMenuList))
const FeedDialog = onDemand(() => import('./FeedDialog.tsx').then((module) => module.FeedDialog))

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly meals: readonly Meal[]
  readonly actions: DishActions
  readonly onSelectDays: () => void
}

/** The buttons of a plan, and the dialogs that they open. */
export function PlanButtons({ plan, view, meals, actions, onSelectDays }: Props) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<PlanDialogName | 'share' | 'feed' | 'rules' | null>(null)
  const [first] = view.week
  const close = () => setOpen(null)
  return (
    <>
      <IconButton icon={<IconShare />} label={t('share.title')} onClick={() => setOpen('share')} />
      <Menu
        trigger={<IconButton icon={<IconDotsVertical />} label={t('list.more')} />}
        entries={(menu) => <PlanMenuList {...{ plan, view, menu, onSelectDays }} onDialog={setOpen} />}
      />
      {open === 'share' && <SharePlanDialog plan={plan} onCalendar={() => setOpen('feed')} onClose={close} />}
      {open === 'settings' && <PlanSettingsDialog plan={plan} onClose={close} />}
      {open === 'weeks' && first !== undefined && (
        <WeekTemplatesDialog first={first} plan={plan} actions={actions} onClose={close} />
      )}
      {open === 'suggest' && (
        <SuggestDialog
          plan={plan}
          view={view}
          meals={meals}
          actions={actions}
          onRules={() => setOpen('rules')}
          onClose={close}
        />
      )}
      {open === 'rules' && <RulesDialog plan={plan} view={view} onClose={() => setOpen('suggest')} />}
      {open === 'nutrition' && <NutritionDialog plan={plan} view={view} onClose={close} />}
      {open === 'feed' && <FeedDialog plan={plan} onClose={close} />}
    </>
  )
}
