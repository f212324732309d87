import { type Kitchen, leaveKitchen, listKitchens } from '@potluck/api/kitchens'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { nextKeepers } from './next-keepers.ts'
import { useFailureWords } from './useFailureWords.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly ownId: string
  readonly onLeft: () => void
  readonly onClose: () => void
}

/** Takes the member out of a kitchen; its only keeper chooses the next one. */
export function LeaveDialog({ kitchen, ownId, onLeft, onClose }: Props) {
  const { t } = useTranslation('social')
  const why = useFailureWords()
  const candidates = nextKeepers(kitchen, ownId)
  const leaving = useCall(leaveKitchen, { changes: [listKitchens] })
  const form = useForm({
    initial: { nextKeeperId: candidates[0]?.id ?? '' },
    async submit({ nextKeeperId }) {
      const body = nextKeeperId === '' ? {} : { nextKeeperId }
      await leaving.mutateAsync({ params: { id: kitchen.id }, body })
      onLeft()
    },
    explain: (error) => ({ problem: why(error) }),
  })
  return (
    <FormDialog
      title={t('kitchens.leaveTitle', { kitchen: kitchen.name })}
      submitLabel={t('kitchens.leave')}
      danger
      form={form}
      onClose={onClose}
    >
      <Text>{t('kitchens.leaveText')}</Text>
      {candidates.length > 0 && (
        <SelectField
          {...form.field('nextKeeperId')}
          label={t('kitchens.nextKeeper')}
          description={t('kitchens.nextKeeperWhy')}
          options={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormDialog>
  )
}
