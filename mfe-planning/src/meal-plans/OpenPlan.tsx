import type { MealPlan } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { Button, IconButton, onDemand, PageLayout, Text, VisuallyHidden } from '@potluck/ui'
import { IconPlus, IconShoppingCart } from '@potluck/ui/icons'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KitchenNote } from '../kitchens/KitchenNote.tsx'
import { refusedWords } from '../refusals/words.ts'
import { useHasRoom } from './book/useHasRoom.ts'
import { Calendar } from './Calendar.tsx'
import { titlesOf } from './changes.ts'
import type { Day } from './days.ts'
import classes from './OpenPlan.module.css'
import { PlanBar } from './PlanBar.tsx'
import { PlanButtons } from './PlanButtons.tsx'
import { PrintedPlan } from './PrintedPlan.tsx'
import { Queue } from './Queue.tsx'
import { useDaySelection } from './useDaySelection.ts'
import { useDishActions, type Writing } from './useDishActions.ts'
import { useLeafing } from './useLeafing.ts'
import type { Planning } from './useMealPlan.ts'
import { useMeals } from './useMeals.ts'
import type { PlanView } from './usePlanView.ts'

const DaysBar = onDemand(() => import('./DaysBar.tsx').then((module) => module.DaysBar), 'part')
const PlacingBar = onDemand(() => import('./PlacingBar.tsx').then((module) => module.PlacingBar), 'part')
const RefusedChanges = onDemand(
  () => import('../refusals/RefusedChanges.tsx').then((module) => module.RefusedChanges),
  'part',
  refusedWords,
)
const BookPanel = onDemand(() => import('./book/BookPanel.tsx').then((module) => module.BookPanel), 'part')
const DishDialog = onDemand(() => import('./dish/DishDialog.tsx').then((module) => module.DishDialog))
const ShopDialog = onDemand(() => import('./shop/ShopDialog.tsx').then((module) => module.ShopDialog))

export interface OpenPlanProps {
  readonly plan: MealPlan
  readonly planning: Planning
  readonly view: PlanView
  readonly leading: ReactNode
}

/** The days of a plan and its queue. */
export function OpenPlan({ plan, planning, view, leading }: OpenPlanProps) {
  const { t } = useTranslation('planning')
  const [writing, setWriting] = useState<Writing | null>(null)
  const { useShoppingLists } = useGlobalPreferences()
  const meals = useMeals(plan)
  const book = useRef<readonly RecipeSummary[]>([])
  const actions = useDishActions(planning, { write: setWriting, book })
  const hasRoom = useHasRoom()
  const days = view.weeks.flat()
  const selection = useDaySelection(days)
  const [shopped, setShopped] = useState<readonly Day[] | null>(null)
  const shared = { meals, actions, plan }
  const table = useRef<HTMLDivElement>(null)
  useLeafing(table, view.leaf)

  return (
    <PageLayout
      title={plan.title}
      leading={leading}
      width="full"
      actions={
        <>
          {useShoppingLists && (
            <IconButton icon={<IconShoppingCart />} label={t('planShop.title')} onClick={() => setShopped(days)} />
          )}
          <PlanButtons view={view} {...shared} onSelectDays={() => selection.start()} />
        </>
      }
      mainActionFloats
      mainAction={
        actions.placing || selection.days ? undefined : (
          <Button variant="primary" icon={<IconPlus />} onClick={() => setWriting({ day: view.day })}>
            {t('plan.add')}
          </Button>
        )
      }
    >
      <div className={classes.plan}>
        {planning.refused.length > 0 && (
          <RefusedChanges
            refused={planning.refused}
            titles={planning.refused.flatMap((change) => titlesOf(change, plan.items))}
          />
        )}
        {planning.waitsInMemory && (
          <Text size="small" tone="soft">
            {t('list.waitsInMemory')}
          </Text>
        )}
        <KitchenNote of={plan} />
        <PlanBar view={view} />
        <PrintedPlan view={view} plan={plan} meals={meals} />
        <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
        <div ref={table} className={classes.table}>
          <Calendar view={view} selection={selection} {...shared} />
          <div className={classes.beside}>
            <Queue {...shared} />
            {hasRoom && <BookPanel actions={actions} kitchenId={plan.kitchen?.id} shown={book} />}
          </div>
        </div>
      </div>
      {actions.placing && <PlacingBar placing={actions.placing} onCancel={actions.cancelPlacing} />}
      {selection.days && (
        <DaysBar plan={plan} selection={{ ...selection, days: selection.days }} actions={actions} onShop={setShopped} />
      )}
      {writing && <DishDialog writing={writing} {...shared} onClose={() => setWriting(null)} />}
      {shopped && (
        <ShopDialog plan={plan} days={shopped} today={view.today} actions={actions} onClose={() => setShopped(null)} />
      )}
    </PageLayout>
  )
}
