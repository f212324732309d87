import { FormDialog } from '@potluck/parts/FormDialog'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { Text } from '@potluck/ui'
import { SelectField, SwitchRow } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** The list that the items are on. */
  readonly listId: string
  readonly count: number
  /** They are on no list yet: they cannot stay. */
  readonly isNew?: boolean
  readonly onPut: (listId: string, stays: boolean) => void
  readonly onClose: () => void
}

/** Puts items on another list, where they go or to which they are copied. */
export function ToListDialog({ listId, count, isNew = false, onPut, onClose }: Props) {
  const { t } = useTranslation('planning')
  const others = (useShoppingLists().data ?? []).filter(({ id }) => id !== listId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [stays, setStays] = useState(false)
  const target = chosen ?? others[0]?.id ?? null

  function put() {
    if (target !== null) onPut(target, stays)
    onClose()
  }

  return (
    <FormDialog
      title={t('toList.title', { count })}
      submitLabel={t(stays ? 'toList.copy' : 'toList.move')}
      busy={false}
      onSubmit={put}
      onClose={onClose}
    >
      {target === null ? (
        <Text>{t('toList.none')}</Text>
      ) : (
        <SelectField
          label={t('list.title')}
          value={target}
          onChange={setChosen}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          data-autofocus
        />
      )}
      {!isNew && <SwitchRow label={t('toList.stays')} checked={stays} onChange={setStays} />}
    </FormDialog>
  )
}
