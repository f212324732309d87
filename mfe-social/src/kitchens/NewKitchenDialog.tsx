import { createKitchen, listKitchens } from '@potluck/api/kitchens'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { maxName } from './name.ts'
import { useFailureWords } from './useFailureWords.ts'

/** Makes a kitchen under a proposed name, and opens it. */
export function NewKitchenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('social')
  const host = useHost()
  const why = useFailureWords()
  // Sent once more after a failure, it is the same kitchen.
  const [id] = useState(() => uuid())
  const making = useCall(createKitchen, { changes: [listKitchens] })
  const form = useForm({
    initial: { name: t('kitchens.proposedName') },
    check: ({ name }) => ({ name: name.trim() === '' && t('kitchens.nameMissing') }),
    async submit({ name }) {
      await making.mutateAsync({ body: { id, name: name.trim() } })
      onClose()
      host.navigate(paths.kitchen(id))
    },
    explain: (error) => ({ problem: why(error) }),
  })
  return (
    <FormDialog title={t('kitchens.share')} submitLabel={t('kitchens.make')} form={form} onClose={onClose}>
      <Text tone="soft">{t('kitchens.about')}</Text>
      <TextField {...form.field('name')} label={t('kitchens.name')} maxLength={maxName} data-autofocus />
    </FormDialog>
  )
}
