import type { CallOutput } from '@potluck/api/endpoint'
import { type MovedRecipes, previewMove, startMove } from '@potluck/api/kitchen-moves'
import type { Kitchen } from '@potluck/api/kitchens'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { useFailureWords } from '../useFailureWords.ts'
import { LikelyMatches } from './LikelyMatches.tsx'

interface Props {
  readonly kitchen: Kitchen
  readonly recipes: MovedRecipes
}

/** The recipes that would come into the kitchen, its likely matches, and the button that copies. */
export function MovePreview({ kitchen, recipes }: Props) {
  const { t } = useTranslation('social')
  // The kitchen changes while others move in, so an earlier preview is stale.
  const preview = useAnswer(previewMove, { params: { id: kitchen.id }, body: { recipes } }, { gcTime: 0 })
  return (
    <Answered
      small
      answer={preview}
      loading={{ label: t('moveIn.looking'), shape: 'rows', count: 3 }}
      failed={{ title: t('moveIn.lookFailed'), safe: t('people.safe') }}
      isEmpty={({ recipeCount }) => recipeCount === 0}
      empty={<Text>{t('moveIn.nothing')}</Text>}
    >
      {(found) => <StartMove kitchen={kitchen} recipes={recipes} found={found} />}
    </Answered>
  )
}

/** Starts the copying, and opens its progress. */
function useStartMove({ kitchen, recipes }: Props) {
  const host = useHost()
  const why = useFailureWords()
  // The same move is not made twice, however often it is sent.
  const [id] = useState(() => uuid())
  const starting = useCall(startMove)
  return {
    start(duplicateIds: readonly string[], emptiesOwnBook: boolean) {
      const body = { id, recipes, duplicateIds: [...duplicateIds], emptiesOwnBook }
      starting.mutate(
        { params: { id: kitchen.id }, body },
        { onSuccess: ({ jobId }) => host.navigate(paths.moveIn(kitchen.id, { job: jobId }), { replace: true }) },
      )
    },
    isStarting: starting.isPending,
    problem: starting.error && why(starting.error),
  }
}

function StartMove({ found, ...move }: Props & { readonly found: CallOutput<typeof previewMove> }) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const [duplicateIds, setDuplicateIds] = useState<readonly string[]>([])
  const [emptiesOwnBook, setEmptiesOwnBook] = useState(false)
  const { start, isStarting, problem } = useStartMove(move)
  const { recipeCount, presentCount, matches, matchCount } = found
  const count = recipeCount - presentCount - matchCount + duplicateIds.length
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Text role="status">{t('moveIn.comes', { count, number: number(count) })}</Text>
        {presentCount > 0 && (
          <Text tone="soft">{t('moveIn.present', { count: presentCount, number: number(presentCount) })}</Text>
        )}
      </Stack>
      {matches.length > 0 && (
        <LikelyMatches matches={matches} matchCount={matchCount} ticked={duplicateIds} onChange={setDuplicateIds} />
      )}
      {count > 0 && (
        <SwitchRow
          label={t('moveIn.empty')}
          description={t('moveIn.emptyAbout')}
          checked={emptiesOwnBook}
          onChange={setEmptiesOwnBook}
        />
      )}
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button variant="primary" busy={isStarting} onClick={() => start(duplicateIds, emptiesOwnBook)}>
          {t('moveIn.start', { count, number: number(count) })}
        </Button>
      </Row>
    </Stack>
  )
}
