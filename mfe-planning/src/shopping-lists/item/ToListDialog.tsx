import { FormDialog } from '@potluck/parts/FormDialog'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { isWritable } from '@potluck/platform/owning-kitchen'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { SelectField, SwitchRow } from '@potluck/ui/forms'
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

interface Choice {
  /** Null until the cook chooses: the first list. */
  readonly chosen: string | null
  readonly stays: boolean
}

/** Puts items on another list, where they go or to which they are copied. */
export function ToListDialog({ listId, count, isNew = false, onPut, onClose }: Props) {
  const { t } = useTranslation('planning')
  const others = (useShoppingLists().data ?? []).filter((list) => list.id !== listId && isWritable(list))
  const form = useForm<Choice>({
    initial: { chosen: null, stays: false },
    submit({ chosen, stays }) {
      const target = chosen ?? others[0]?.id
      if (target !== undefined) onPut(target, stays)
    },
    onDone: onClose,
  })
  const { chosen, stays } = form.values
  const target = chosen ?? others[0]?.id ?? null

  return (
    <FormDialog
      title={t('toList.title', { count })}
      submitLabel={t(stays ? 'toList.copy' : 'toList.move')}
      form={form}
      onClose={onClose}
    >
      {target === null ? (
        <Text>{t('toList.none')}</Text>
      ) : (
        <SelectField
          label={t('list.title')}
          value={target}
          onChange={(id) => form.set({ chosen: id })}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          data-autofocus
        />
      )}
      {!isNew && <SwitchRow label={t('toList.stays')} checked={stays} onChange={(next) => form.set({ stays: next })} />}
    </FormDialog>
  )
}
