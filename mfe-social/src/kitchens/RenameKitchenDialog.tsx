import { type Kitchen, renameKitchen } from '@potluck/api/kitchens'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { maxName } from './name.ts'
import { useFailureWords } from './useFailureWords.ts'
import { kitchenAnswers } from './useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly onClose: () => void
}

/** Gives a kitchen another name. */
export function RenameKitchenDialog({ kitchen, onClose }: Props) {
  const { t } = useTranslation('social')
  const why = useFailureWords()
  const renaming = useCall(renameKitchen, { changes: kitchenAnswers })
  const form = useForm({
    initial: { name: kitchen.name },
    check: ({ name }) => ({ name: name.trim() === '' && t('kitchens.nameMissing') }),
    async submit({ name }) {
      await renaming.mutateAsync({ params: { id: kitchen.id }, body: { name: name.trim() } })
    },
    explain: (error) => ({ problem: why(error) }),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('kitchens.rename')} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={t('kitchens.name')} maxLength={maxName} data-autofocus />
    </FormDialog>
  )
}
