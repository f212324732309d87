import { useKitchens } from '@potluck/parts/useKitchens'
import type { NamedKitchen } from '@potluck/platform/owning-kitchen'
import { SelectField } from '@potluck/ui/forms'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writableOf } from './writable-of.ts'

interface ForWhom {
  /** The chosen kitchen; undefined for the cook alone. */
  readonly kitchen: NamedKitchen | undefined
  /** The field; nothing for who cooks in no kitchen. */
  readonly field: ReactNode
  /** False while the kitchens are asked for. */
  readonly isKnown: boolean
}

/**
 * Asks for whom a new list or plan is: the cook alone, or one of their kitchens.
 * @param isFirst The first one is for the kitchen by default.
 */
export function useForWhom(isFirst: boolean): ForWhom {
  const { t } = useTranslation('planning')
  const known = useKitchens()
  const kitchens = writableOf(known ?? [])
  const [chosen, setChosen] = useState<string | null>(null)
  const kitchen = chosen === null && isFirst ? kitchens[0] : kitchens.find(({ id }) => id === chosen)
  if (kitchens.length === 0) return { kitchen: undefined, field: null, isKnown: known !== undefined }
  const options = [
    { value: '', label: t('kitchen.onlyMe') },
    ...kitchens.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return {
    kitchen,
    isKnown: true,
    field: <SelectField label={t('kitchen.for')} options={options} value={kitchen?.id ?? ''} onChange={setChosen} />,
  }
}
