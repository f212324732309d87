import { type Kitchen, leaveKitchen, listKitchens } from '@potluck/api/kitchens'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Stack, Text } from '@potluck/ui'
import { SegmentedControl, SelectField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { CopiesDialog } from './CopiesDialog.tsx'
import { nextOwners } from './next-owners.ts'
import { isOnProfileOf } from './on-profile-of.ts'
import { useFailureWords } from './useFailureWords.ts'

const choices = ['added', 'all'] as const

interface Props {
  readonly kitchen: Kitchen
  readonly ownId: string
  readonly onLeft: () => void
  readonly onClose: () => void
}

/** The key of the text that says what leaving does besides the copies. */
function leaveText({ rest, members }: Kitchen): string {
  if (members.length === 1) return 'leaving.asLast'
  return rest ? 'leaving.whileItRests' : 'kitchens.leaveText'
}

/** Takes the member out of a kitchen, with the copies that they choose; its only owner chooses the next one. */
export function LeaveDialog({ kitchen, ownId, onLeft, onClose }: Props) {
  const { t } = useTranslation('social')
  const why = useFailureWords()
  const candidates = nextOwners(kitchen, ownId)
  const [newJobId] = useState(() => uuid())
  const [jobId, setJobId] = useState<string | null>(null)
  const leaving = useCall(leaveKitchen, { changes: [listKitchens] })
  const initial: { nextOwnerId: string; copies: (typeof choices)[number] } = {
    nextOwnerId: candidates[0]?.id ?? '',
    // A kitchen at rest ends, so all recipes are offered first.
    copies: kitchen.rest ? 'all' : 'added',
  }
  const form = useForm({
    initial,
    async submit({ nextOwnerId, copies }) {
      const body = { copies, id: newJobId, ...(nextOwnerId !== '' && { nextOwnerId }) }
      const left = await leaving.mutateAsync({ params: { id: kitchen.id }, body })
      if (left.jobId === null) onLeft()
      else setJobId(left.jobId)
    },
    explain: (error) => ({ problem: why(error) }),
  })
  const title = t('kitchens.leaveTitle', { kitchen: kitchen.name })
  if (jobId !== null) return <CopiesDialog {...{ title, jobId, onLeft, onClose }} />
  return (
    <FormDialog title={title} submitLabel={t('kitchens.leave')} danger form={form} onClose={onClose}>
      <Text>{t(leaveText(kitchen))}</Text>
      {isOnProfileOf(kitchen, ownId) && <Text>{t('kitchens.offOwnProfile')}</Text>}
      {kitchen.recipeCount > 0 && (
        <Stack gap={2}>
          <SegmentedControl
            label={t('leaving.what')}
            labelShown
            wide
            segments={choices.map((value) => ({ value, label: t(`leaving.copies.${value}`) }))}
            value={form.values.copies}
            onChange={(copies) => form.set({ copies })}
          />
          <Text size="small" tone="soft" role="status">
            {t(`leaving.about.${form.values.copies}`)}
          </Text>
        </Stack>
      )}
      {candidates.length > 0 && (
        <SelectField
          {...form.field('nextOwnerId')}
          label={t('kitchens.nextOwner')}
          description={t('kitchens.nextOwnerWhy')}
          options={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormDialog>
  )
}
