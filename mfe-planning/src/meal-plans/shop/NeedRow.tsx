import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { useHomeWords } from '@potluck/parts/useHomeWords'
import { IconButton } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { IconHome } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { isAtHome } from './is-at-home.ts'

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
  const { reason } = useHomeWords()
  const { list } = useFormats()
  const { title, staple, home, lines } = need
  const facts = [
    isAtHome(need) ? reason({ always: staple, since: home?.since ?? null }) : null,
    lines.length > 1 ? t('planShop.fromDishes', { count: lines.length }) : null,
  ].filter((fact) => fact !== null)
  return (
    <CheckboxRow
      label={<bdi>{title}</bdi>}
      description={facts.length > 0 ? list(facts, 'unit') : undefined}
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
