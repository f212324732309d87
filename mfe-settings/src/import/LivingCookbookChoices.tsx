import type { FileChoices } from '@potluck/api/imports'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

const switches = ['excludeImages', 'includeStockRecipes', 'includeTechniques'] as const

export type LivingCookbookChosen = Partial<FileChoices>

export interface LivingCookbookChoicesProps {
  readonly value: LivingCookbookChosen
  readonly onChange: (value: LivingCookbookChosen) => void
}

/** The parts of a Living Cookbook to import. */
export function LivingCookbookChoices({ value, onChange }: LivingCookbookChoicesProps) {
  const { t } = useTranslation('settings')
  return switches.map((name) => (
    <SwitchRow
      key={name}
      label={t(`import.choices.${name}`)}
      description={t(`import.choices.${name}About`)}
      checked={value[name] ?? false}
      onChange={(checked) => onChange({ ...value, [name]: checked })}
    />
  ))
}
