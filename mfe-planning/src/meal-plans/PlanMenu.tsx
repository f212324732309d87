import type { MealPlan } from '@potluck/api/meal-plans'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDotsVertical } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanDialogName } from './PlanMenuList.tsx'
import type { DishActions } from './useDishActions.ts'
import type { Meal } from './useMeals.ts'
import type { PlanView } from './usePlanView.ts'

const RenamePlanDialog = onDemand(() => import('./RenamePlanDialog.tsx').then((module) => module.RenamePlanDialog))
const PlanOptionsDialog = onDemand(() => import('./PlanOptionsDialog.tsx').then((module) => module.PlanOptionsDialog))
const OwnMealsDialog = onDemand(() => import('./own-meals/OwnMealsDialog.tsx').then((module) => module.OwnMealsDialog))
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

/** The menu button of a plan, and the dialogs that its menu opens. */
export function PlanMenu({ plan, view, meals, actions, onSelectDays }: Props) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<PlanDialogName | null>(null)
  const days = view.weeks.flat()
  const [first] = days
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={<IconButton icon={<IconDotsVertical />} label={t('list.more')} />}
        entries={(menu) => <PlanMenuList {...{ plan, view, actions, menu, onSelectDays }} onDialog={setOpen} />}
      />
      {open === 'rename' && <RenamePlanDialog plan={plan} onClose={close} />}
      {open === 'view' && <PlanOptionsDialog onClose={close} />}
      {open === 'meals' && <OwnMealsDialog plan={plan} onClose={close} />}
      {open === 'weeks' && first !== undefined && (
        <WeekTemplatesDialog
          first={first}
          plan={plan}
          dishes={plan.items.filter(({ day }) => day !== null && days.includes(day))}
          onPut={actions.add}
          onClose={close}
        />
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
