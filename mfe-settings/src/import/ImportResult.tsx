import { clipLinksKind } from '@potluck/api/clip'
import type { Job, JobOutcome } from '@potluck/api/jobs'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Note, Row, Stack } from '@potluck/ui'
import { Tabs } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from './describe-note.ts'
import { anySource, type ImportSource, sourceName } from './import-source.ts'
import { MissingPhotos } from './MissingPhotos.tsx'
import { OpenBook } from './OpenBook.tsx'
import { ResultList } from './ResultList.tsx'
import { useAfterImport } from './useAfterImport.ts'
import { useBookOfImport } from './useBookOfImport.ts'

const views = {
  look: ['noted', 'failed'],
  imported: ['done'],
  known: ['skipped'],
} as const satisfies Readonly<Record<string, readonly JobOutcome[]>>

type View = keyof typeof views

/** The outcome of every recipe of a file: those that need a look first, and none left out. */
export function ImportResult({ job, source }: { readonly job: Job; readonly source: ImportSource }) {
  const { t } = useTranslation('settings')
  const countOf = (view: View) => views[view].reduce((sum, outcome) => sum + job.outcomes[outcome], 0)
  const filled = (['look', 'imported', 'known'] as const).filter((view) => countOf(view) > 0)
  const [chosen, choose] = useState<View | null>(null)
  const view = chosen ?? filled[0]
  const hasRecipes = job.outcomes.done + job.outcomes.noted + job.outcomes.skipped > 0
  const { undo, isUndoing, repeat, isRepeating, undoneBy, ...photos } = useAfterImport(job, source)
  /** Whether trying again goes on from where it ended, rather than with what failed. */
  const isRest = job.status === 'cancelled' || (job.status === 'failed' && hasRecipes)
  return (
    <Stack gap={6}>
      {undoneBy ? (
        <Note
          tone="info"
          title={t('import.undo.wasUndone')}
          action={<LinkButton href={href(paths.import(anySource, undoneBy))}>{t('import.undo.show')}</LinkButton>}
        />
      ) : (
        <Outcome job={job} hasRecipes={hasRecipes} isRest={isRest} />
      )}
      {photos.missing > 0 && !undoneBy && <MissingPhotos {...photos} />}
      <NextSteps
        job={job}
        source={source}
        hasRecipes={hasRecipes}
        isRest={isRest}
        repeat={repeat}
        isRepeating={isRepeating}
        undo={undo}
        isUndoing={isUndoing}
      />
      {view && (
        <Tabs
          label={t('import.results')}
          tabs={filled.map((value) => ({ value, label: t(`import.views.${value}`, { count: countOf(value) }) }))}
          value={view}
          onChange={choose}
        >
          <ResultList
            key={view}
            jobId={job.id}
            outcomes={views[view]}
            label={t(`import.views.${view}`, { count: countOf(view) })}
          />
        </Tabs>
      )}
    </Stack>
  )
}

interface OutcomeProps {
  readonly job: Job
  readonly hasRecipes: boolean
  readonly isRest: boolean
}

/** How an import ended. */
function Outcome({ job, hasRecipes, isRest }: OutcomeProps) {
  const { t } = useTranslation('settings')
  const ended = isRest ? 'cancelled' : job.status
  const isWell = job.status === 'done' && job.failed === 0
  const isForNothing = job.status === 'done' && job.failed > 0 && !hasRecipes
  return (
    <Note
      tone={isWell ? 'done' : 'attention'}
      title={t(isForNothing ? 'import.ended.nothing' : [`import.ended.${ended}`, 'import.ended.done'])}
    >
      <Summary job={job} />
    </Note>
  )
}

type NextStepsProps = OutcomeProps &
  Pick<ReturnType<typeof useAfterImport>, 'repeat' | 'isRepeating' | 'undo' | 'isUndoing'> & {
    readonly source: ImportSource
  }

/** The actions after an import. */
function NextSteps({ job, source, hasRecipes, isRest, repeat, isRepeating, undo, isUndoing }: NextStepsProps) {
  const { t } = useTranslation('settings')
  const { kitchenId } = useBookOfImport(job.id)
  const isOfLinks = job.kind === clipLinksKind
  const isFull = job.failure?.code === 'pictures-full' || job.failure?.code === 'book-full'
  return (
    <Row>
      {hasRecipes && <OpenBook jobId={job.id} />}
      {repeat && (
        <Button variant={hasRecipes ? 'secondary' : 'primary'} busy={isRepeating} onClick={repeat}>
          {t(isRest ? 'import.rest' : 'import.tryAgain')}
        </Button>
      )}
      <LinkButton
        variant={hasRecipes || repeat ? 'secondary' : 'primary'}
        href={href(isOfLinks ? paths.addRecipe(undefined, kitchenId) : paths.import(sourceName(source)))}
      >
        {t(isOfLinks ? 'import.links.again' : 'import.again')}
      </LinkButton>
      {isFull && (
        <LinkButton variant="quiet" href={href(paths.trash(kitchenId))}>
          {t('import.undo.openTrash')}
        </LinkButton>
      )}
      {undo && (
        <Button variant="quiet" busy={isUndoing} onClick={undo}>
          {t('import.undo.button')}
        </Button>
      )}
    </Row>
  )
}

/** Why it failed, and what arrived all the same. */
function Summary({ job: { id, failure, outcomes } }: { readonly job: Job }) {
  const { t } = useTranslation('settings')
  const { kitchen, isFormer } = useBookOfImport(id)
  const arrived = outcomes.done + outcomes.noted
  const nothingNew = arrived === 0 && outcomes.skipped > 0
  const known = nothingNew ? 'import.summary.onlyKnown' : 'import.summary.known'
  const parts = [
    failure && describeFailure(t, failure),
    (arrived > 0 || (!failure && outcomes.failed === 0)) &&
      !nothingNew &&
      (kitchen
        ? t('import.summary.arrivedIn', { count: arrived, kitchen: kitchen.name })
        : t(isFormer ? 'import.summary.arrivedInFormer' : 'import.summary.arrived', { count: arrived })),
    outcomes.skipped > 0 && t(known, { count: outcomes.skipped }),
    outcomes.failed > 0 && t('import.summary.failed', { count: outcomes.failed }),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}
