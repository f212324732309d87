import type { MealPlan, MealPlanItem } from '@potluck/api/meal-plans'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { IconButton } from '@potluck/ui'
import { IconArrowsMove, IconCopy, IconPin, IconShoppingCart, IconTrash, IconX } from '@potluck/ui/icons'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import type { Day } from './days.ts'
import type { DaySelection } from './useDaySelection.ts'
import type { DishActions } from './useDishActions.ts'
import { usePinDishes } from './usePinDishes.ts'

interface Props {
  readonly plan: MealPlan
  readonly selection: DaySelection & { readonly days: ReadonlySet<Day> }
  readonly actions: DishActions
  readonly onShop: (days: readonly Day[]) => void
}

/** Actions for the selected days. */
export function DaysBar({ plan, selection, actions, onShop }: Props) {
  const { t } = useTranslation('planning')
  const { days } = selection
  const { useShoppingLists } = useGlobalPreferences()
  const pin = usePinDishes()
  const dishes = plan.items.filter(({ day }) => day !== null && days.has(day))
  const none = dishes.length === 0
  const end = useEffectEvent(selection.end)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  /** Called after an action, which ends the selection. */
  function having(act: (dishes: readonly MealPlanItem[]) => void) {
    selection.end()
    act(dishes)
  }

  return (
    <BottomBar label={t('plan.withDays')} words={t('plan.daysChosen', { count: days.size })}>
      <IconButton
        icon={<IconArrowsMove />}
        label={t('plan.move')}
        disabled={none}
        onClick={() => having((chosen) => actions.pickUp(chosen, 'moved'))}
      />
      <IconButton
        icon={<IconCopy />}
        label={t('plan.copy')}
        disabled={none}
        onClick={() => having((chosen) => actions.pickUp(chosen, 'copied'))}
      />
      {useShoppingLists && (
        <IconButton
          icon={<IconShoppingCart />}
          label={t('planShop.title')}
          disabled={none}
          onClick={() => having(() => onShop([...days]))}
        />
      )}
      <IconButton
        icon={<IconPin />}
        label={t('plan.pin')}
        disabled={dishes.every(({ recipe }) => recipe === null)}
        onClick={() => having((chosen) => void pin(chosen))}
      />
      <IconButton
        icon={<IconTrash />}
        label={t('plan.takeOff')}
        disabled={none}
        onClick={() => having(actions.remove)}
      />
      <IconButton icon={<IconX />} label={t('cancel')} onClick={selection.end} />
    </BottomBar>
  )
}
