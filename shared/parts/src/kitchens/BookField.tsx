import type { Kitchen } from '@potluck/api/kitchens'
import { SelectField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { partsNamespace } from '../words.ts'

interface Props {
  readonly label: string
  readonly kitchens: readonly Kitchen[]
  /** The chosen kitchen; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly disabled?: boolean
  readonly onChoose: (kitchenId: string | undefined) => void
}

/** A field of a form: the own book, or that of a kitchen; nothing for who has no other book. */
export function BookField({ label, kitchens, kitchenId, disabled, onChoose }: Props) {
  const { t } = useTranslation(partsNamespace)
  if (kitchens.length === 0) return null
  const options = [
    { value: '', label: t('books.own') },
    ...kitchens.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <SelectField
      label={label}
      options={options}
      value={kitchenId ?? ''}
      disabled={disabled}
      onChange={(value) => onChoose(value === '' ? undefined : value)}
    />
  )
}
