import { deleteMealPlan, getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { useCall } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import {
  IconAdjustments,
  IconBookmarkPlus,
  IconCalendarPlus,
  IconChefHat,
  IconCopy,
  IconFlame,
  IconPencil,
  IconPrinter,
  IconSelect,
  IconToolsKitchen2,
  IconTrash,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useEndShared } from '../end-shared/useEndShared.ts'
import { mayDelete } from '../kitchens/may-delete.ts'
import { useGiveEntries } from '../kitchens/useGiveEntries.tsx'
import { daysAfter } from './days.ts'
import type { DishActions } from './useDishActions.ts'
import type { PlanView } from './usePlanView.ts'

/** The dialogs that a plan's menu opens. */
export type PlanDialogName = 'rename' | 'view' | 'feed' | 'meals' | 'weeks' | 'suggest' | 'rules' | 'nutrition'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly actions: DishActions
  readonly menu: OpenMenu
  readonly onSelectDays: () => void
  readonly onDialog: (dialog: PlanDialogName) => void
}

/** The dishes of the week before the visible one, and the day for the first of them. */
function weekBefore({ items }: MealPlan, { weeks, kind }: PlanView) {
  const [first] = weeks[0] ?? []
  if (kind !== 'week' || first === undefined) return null
  const start = daysAfter(first, -7)
  const dishes = items.filter(({ day }) => day !== null && day >= start && day < first)
  const [earliest] = dishes.flatMap(({ day }) => day ?? []).sort()
  return earliest === undefined ? null : { dishes, to: daysAfter(earliest, 7) }
}

/** The entries of a plan's menu. Loaded when the menu opens first. */
export function PlanMenuList({ plan, view, actions, menu, onSelectDays, onDialog }: Props) {
  const { t } = useTranslation('planning')
  const removing = useCall(deleteMealPlan)
  const end = useEndShared(plan, {
    kind: 'plans',
    remove: (id) => removing.mutateAsync({ params: { id } }),
    all: listMealPlans,
    overview: paths.mealPlanners(),
  })
  const { account } = useSession()
  const giving = useCall(updateMealPlan, { changes: [listMealPlans, getMealPlan] })
  const give = useGiveEntries(plan, (kitchenId) => giving.mutateAsync({ params: { id: plan.id }, body: { kitchenId } }))
  const before = weekBefore(plan, view)
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
        ...(before
          ? [
              {
                key: 'before',
                icon: <IconCopy />,
                label: t('plan.bringLastWeek'),
                onSelect: () => actions.copy(before.dishes, before.to),
              },
            ]
          : []),
        ...(view.kind === 'week'
          ? [{ key: 'weeks', icon: <IconBookmarkPlus />, label: t('weeks.title'), onSelect: () => onDialog('weeks') }]
          : []),
        { key: 'nutrition', icon: <IconFlame />, label: t('nutrition.title'), onSelect: () => onDialog('nutrition') },
        { key: 'print', icon: <IconPrinter />, label: t('plan.print'), onSelect: () => window.print() },
        { key: 'meals', icon: <IconToolsKitchen2 />, label: t('meals.title'), onSelect: () => onDialog('meals') },
        { key: 'rename', icon: <IconPencil />, label: t('plan.rename'), onSelect: () => onDialog('rename') },
        { key: 'view', icon: <IconAdjustments />, label: t('plan.viewTitle'), onSelect: () => onDialog('view') },
        { key: 'feed', icon: <IconCalendarPlus />, label: t('feed.title'), onSelect: () => onDialog('feed') },
        ...give,
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
