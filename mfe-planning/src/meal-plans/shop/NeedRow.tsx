import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { IconButton } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { IconHome } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly need: MealPlanNeed
  /** It goes onto the list. */
  readonly wanted: boolean
  readonly onToggle: () => void
  /** Whether it is at home as a rule. */
  readonly onKeep: (isKept: boolean) => void
}

/** One thing that is needed, and whether it is bought. */
export function NeedRow({ need, wanted, onToggle, onKeep }: Props) {
  const { t } = useTranslation('planning')
  const { title, staple, lines } = need
  return (
    <CheckboxRow
      label={<bdi>{title}</bdi>}
      description={lines.length > 1 ? t('planShop.fromDishes', { count: lines.length }) : undefined}
      checked={wanted}
      onChange={onToggle}
      trailing={
        <IconButton
          icon={<IconHome size={20} />}
          label={t(staple ? 'planShop.notAtHome' : 'planShop.keepAtHome', { title })}
          aria-pressed={staple}
          onClick={() => onKeep(!staple)}
        />
      }
    />
  )
}
