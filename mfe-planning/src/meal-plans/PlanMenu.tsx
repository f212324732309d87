import { deleteMealPlan, listMealPlans, type MealPlan } from '@potluck/api/meal-plans'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import {
  IconAdjustments,
  IconBookmarkPlus,
  IconCalendarPlus,
  IconChefHat,
  IconCopy,
  IconDotsVertical,
  IconPencil,
  IconPrinter,
  IconSelect,
  IconToolsKitchen2,
  IconTrash,
} from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysAfter } from './days.ts'
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
const FeedDialog = onDemand(() => import('./FeedDialog.tsx').then((module) => module.FeedDialog))

type Opened = 'rename' | 'view' | 'feed' | 'meals' | 'weeks' | 'suggest' | 'rules'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly meals: readonly Meal[]
  readonly actions: DishActions
  readonly onSelectDays: () => void
}

/** The dishes of the week before the one that is shown, and the day on which its first one belongs. */
function weekBefore({ items }: MealPlan, { weeks, kind }: PlanView) {
  const [first] = weeks[0] ?? []
  if (kind !== 'week' || first === undefined) return null
  const start = daysAfter(first, -7)
  const dishes = items.filter(({ day }) => day !== null && day >= start && day < first)
  const [earliest] = dishes.flatMap(({ day }) => day ?? []).sort()
  return earliest === undefined ? null : { dishes, to: daysAfter(earliest, 7) }
}

/** What is done to the plan seldom: several days, name, view, calendar, end. */
export function PlanMenu({ plan, view, meals, actions, onSelectDays }: Props) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<Opened | null>(null)
  const end = useEndPlan(plan)
  const isOwner = useSession().account?.id === plan.owner.id
  const before = weekBefore(plan, view)
  const shown = view.weeks.flat()
  const [first] = shown
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={<IconButton icon={<IconDotsVertical />} label={t('list.more')} />}
        entries={[
          {
            key: 'suggest',
            icon: <IconChefHat />,
            label: t('suggest.title'),
            onSelect: () => setOpen('suggest'),
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
            ? [{ key: 'weeks', icon: <IconBookmarkPlus />, label: t('weeks.title'), onSelect: () => setOpen('weeks') }]
            : []),
          { key: 'print', icon: <IconPrinter />, label: t('plan.print'), onSelect: () => window.print() },
          { key: 'meals', icon: <IconToolsKitchen2 />, label: t('meals.title'), onSelect: () => setOpen('meals') },
          { key: 'rename', icon: <IconPencil />, label: t('plan.rename'), onSelect: () => setOpen('rename') },
          { key: 'view', icon: <IconAdjustments />, label: t('plan.viewTitle'), onSelect: () => setOpen('view') },
          { key: 'feed', icon: <IconCalendarPlus />, label: t('feed.title'), onSelect: () => setOpen('feed') },
          {
            key: 'end',
            icon: <IconTrash />,
            label: t(isOwner ? 'plan.delete' : 'plan.leave'),
            danger: true,
            onSelect: () => void end(),
          },
        ]}
      />
      {open === 'rename' && <RenamePlanDialog plan={plan} onClose={close} />}
      {open === 'view' && <PlanOptionsDialog onClose={close} />}
      {open === 'meals' && <OwnMealsDialog plan={plan} onClose={close} />}
      {open === 'weeks' && first !== undefined && (
        <WeekTemplatesDialog
          first={first}
          dishes={plan.items.filter(({ day }) => day !== null && shown.includes(day))}
          onPut={actions.add}
          onClose={close}
        />
      )}
      {open === 'suggest' && (
        <SuggestDialog
          plan={plan}
          view={view}
          meals={meals}
          onPut={actions.add}
          onRules={() => setOpen('rules')}
          onClose={close}
        />
      )}
      {open === 'rules' && <RulesDialog plan={plan} view={view} onClose={() => setOpen('suggest')} />}
      {open === 'feed' && <FeedDialog plan={plan} onClose={close} />}
    </>
  )
}

/** Deletes or leaves the plan after asking, and goes back to all plans. */
function useEndPlan(plan: MealPlan) {
  const host = useHost()
  const { t } = useTranslation('planning')
  const end = useCall(deleteMealPlan, {
    toast: true,
    changes: [listMealPlans],
    onSuccess: () => host.navigate(paths.mealPlanners(), { replace: true }),
  })
  const isOwner = useSession().account?.id === plan.owner.id
  return async () => {
    const agreed = await host.confirm({
      title: t(isOwner ? 'plan.askDelete' : 'plan.askLeave', { title: plan.title }),
      message: t(isOwner ? 'plan.lostDelete' : 'plan.lostLeave', { count: plan.itemCount }),
      confirm: t(isOwner ? 'plan.delete' : 'plan.leave'),
      destructive: true,
    })
    if (agreed) end.mutate({ params: { id: plan.id } })
  }
}
