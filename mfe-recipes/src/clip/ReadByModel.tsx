import type { Clipping } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { getReadingModel, readByModel } from '@potluck/api/reading-model'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { IconFile } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { hasRecipe, textForModel, withModelReading } from './read-by-model.ts'

interface Props {
  readonly clipping: Clipping
  readonly onRead: (clipping: Clipping) => void
}

type ModelProblem = 'away' | 'unreadable' | 'wait' | 'offline' | 'failed'

const problems: Readonly<Record<string, ModelProblem>> = {
  'model-away': 'away',
  'model-unreadable': 'unreadable',
  'too-many-tries': 'wait',
  'too-many-at-once': 'wait',
  busy: 'wait',
}

function problemOf(error: Error): ModelProblem {
  if (!(error instanceof ApiError)) return 'failed'
  return error.status === 0 ? 'offline' : (problems[error.data?.error.code ?? ''] ?? 'failed')
}

/** Lets the language model of this server read a text, where its admin offers one. */
export function ReadByModel({ clipping, onRead }: Props) {
  const { t } = useTranslation('recipes')
  const { data } = useAnswer(getReadingModel, {})
  const call = useCall(readByModel, {
    onSuccess: (reading) => {
      if (hasRecipe(reading)) onRead(withModelReading(clipping, reading))
    },
  })
  const text = textForModel(clipping)
  if (!data?.name || text === null) return null
  return (
    <Stack gap={2}>
      <Text tone="soft" size="small">
        {t('clip.model.hint', { name: data.name })}
      </Text>
      <div>
        <Button icon={<IconFile />} busy={call.isPending} onClick={() => call.mutate({ body: { text } })}>
          {t('clip.model.read')}
        </Button>
      </div>
      <div role="status">{call.isPending && <Text tone="soft">{t('clip.model.reading')}</Text>}</div>
      {call.error && (
        <Note tone="danger" title={t('clip.model.notRead')}>
          {t(`clip.model.problem.${problemOf(call.error)}`)}
        </Note>
      )}
      {call.data && !hasRecipe(call.data) && <Note tone="info">{t('clip.model.nothing')}</Note>}
    </Stack>
  )
}
