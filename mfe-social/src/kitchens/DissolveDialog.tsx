import { dissolveKitchen, type Kitchen, kitchenRestDays } from '@potluck/api/kitchens'
import { isNameTyped } from '@potluck/api/name-typed'
import { useFormats } from '@potluck/parts'
import { FormDialog } from '@potluck/parts/FormDialog'
import { ProofFields } from '@potluck/parts/ProofFields'
import { useProofForm } from '@potluck/parts/useProofForm'
import { useCall } from '@potluck/platform/answers'
import { Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from './useFailureWords.ts'
import { kitchenAnswers } from './useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly onClose: () => void
}

/** Dissolves a kitchen: says what happens to all that lies in it, and asks for its name and for who is at the device. */
export function DissolveDialog({ kitchen, onClose }: Props) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const why = useFailureWords()
  const dissolving = useCall(dissolveKitchen, { changes: kitchenAnswers })
  const { id, name, members, recipeCount } = kitchen
  const others = members.length - 1
  const otherName = t('dissolving.otherName')
  const { form, proof } = useProofForm({
    initial: { name: '' },
    check: (typed) => ({ name: !isNameTyped(typed.name, name) && otherName }),
    send: async (typed, given) => {
      await dissolving.mutateAsync({ params: { id }, body: { name: typed.name, ...given } })
    },
    explain: (error, field, refusal) =>
      refusal ?? (field === 'name' ? { field, message: otherName } : { problem: why(error) }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('kitchens.dissolveTitle', { kitchen: name })}
      submitLabel={t('kitchens.dissolve')}
      danger
      form={form}
      onClose={onClose}
    >
      <Stack gap={2}>
        <Text>{t('dissolving.rests', { count: kitchenRestDays })}</Text>
        <Text>{t('dissolving.after', { count: recipeCount, number: number(recipeCount) })}</Text>
        {recipeCount > 0 && <Text>{t('dissolving.keeps')}</Text>}
        <Text>{t('dissolving.closed')}</Text>
        {others > 0 && <Text>{t('dissolving.told', { count: others })}</Text>}
      </Stack>
      <TextField
        {...form.field('name')}
        label={t('dissolving.typeName')}
        description={<bdi>{name}</bdi>}
        autoComplete="off"
        required
      />
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}
