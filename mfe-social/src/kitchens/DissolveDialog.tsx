import { dissolveKitchen, type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopiesDialog } from './CopiesDialog.tsx'
import { useFailureWords } from './useFailureWords.ts'

const choices = ['copies', 'deleted'] as const

interface Props {
  readonly kitchen: Kitchen
  /** The member dissolved it. */
  readonly onLeft: () => void
  readonly onClose: () => void
}

/** Dissolves a kitchen, into copies for all of its members or for good; says what is lost. */
export function DissolveDialog({ kitchen, onLeft, onClose }: Props) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const why = useFailureWords()
  const [jobId, setJobId] = useState<string | null>(null)
  const dissolving = useCall(dissolveKitchen, { changes: [listKitchens] })
  const { id, name, members, recipeCount } = kitchen
  const initial: { becomes: (typeof choices)[number] } = { becomes: recipeCount > 0 ? 'copies' : 'deleted' }
  const form = useForm({
    initial,
    async submit({ becomes }) {
      const query = becomes === 'copies' ? { copies: 'true' as const } : {}
      const left = await dissolving.mutateAsync({ params: { id }, query })
      if (left.jobId === null) onLeft()
      else setJobId(left.jobId)
    },
    explain: (error) => ({ problem: why(error) }),
  })
  const title = t('kitchens.dissolveTitle', { kitchen: name })
  if (jobId !== null) return <CopiesDialog {...{ title, jobId, onLeft, onClose }} />
  const lost = [
    t('kitchens.dissolveRecipes', { count: recipeCount, number: number(recipeCount) }),
    ...(members.length > 1 ? [t('kitchens.dissolveOthers', { count: members.length - 1 })] : []),
  ]
  return (
    <FormDialog title={title} submitLabel={t('kitchens.dissolve')} danger form={form} onClose={onClose}>
      {recipeCount > 0 && (
        <SegmentedControl
          label={t('dissolving.what')}
          labelShown
          wide
          segments={choices.map((value) => ({ value, label: t(`dissolving.becomes.${value}`) }))}
          value={form.values.becomes}
          onChange={(becomes) => form.set({ becomes })}
        />
      )}
      <Stack gap={2}>
        <Text role="status">{form.values.becomes === 'copies' ? t('dissolving.copiesAbout') : lost.join(' ')}</Text>
      </Stack>
    </FormDialog>
  )
}
