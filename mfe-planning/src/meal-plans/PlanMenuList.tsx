import { deleteMealPlan, listMealPlans, type MealPlan } from '@potluck/api/meal-plans'
import { useCall } from '@potluck/platform/answers'
import { useSession, useSharedPreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import { IconAdjustments, IconBookmarkPlus, IconChefHat, IconFlame, IconSelect, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useEndShared } from '../end-shared/useEndShared.ts'
import { mayDelete } from '../kitchens/may-delete.ts'
import type { PlanView } from './usePlanView.ts'

/** The dialogs that a plan's menu opens. */
export type PlanDialogName = 'settings' | 'weeks' | 'suggest' | 'nutrition'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly menu: OpenMenu
  readonly onSelectDays: () => void
  readonly onDialog: (dialog: PlanDialogName) => void
}

/** The entries of a plan's menu. Loaded when the menu opens first. */
export function PlanMenuList({ plan, view, menu, onSelectDays, onDialog }: Props) {
  const { t } = useTranslation('planning')
  const removing = useCall(deleteMealPlan)
  const end = useEndShared(plan, {
    kind: 'plans',
    remove: (id) => removing.mutateAsync({ params: { id } }),
    all: listMealPlans,
    overview: paths.mealPlanners(),
  })
  const { account } = useSession()
  const { showNutrition } = useSharedPreferences(recipeDetails)
  return (
    <MenuList
      {...menu}
      entries={[
        {
          key: 'suggest',
          icon: <IconChefHat />,
          label: t('suggest.title'),
          onSelect: () => onDialog('suggest'),
        },
        { key: 'days', icon: <IconSelect />, label: t('plan.selectDays'), onSelect: onSelectDays },
        ...(view.kind === 'week'
          ? [{ key: 'weeks', icon: <IconBookmarkPlus />, label: t('weeks.title'), onSelect: () => onDialog('weeks') }]
          : []),
        ...(showNutrition
          ? [
              {
                key: 'nutrition',
                icon: <IconFlame />,
                label: t('nutrition.title'),
                onSelect: () => onDialog('nutrition'),
              },
            ]
          : []),
        { key: 'settings', icon: <IconAdjustments />, label: t('plan.settings'), onSelect: () => onDialog('settings') },
        {
          key: 'end',
          icon: <IconTrash />,
          label: t(mayDelete(plan, account?.id) ? 'plan.delete' : 'plan.leave'),
          danger: true,
          onSelect: () => void end(),
        },
      ]}
    />
  )
}
