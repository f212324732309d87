import type { ImportFormat } from '@potluck/api/import-formats'
import {
  type ImportChoices,
  type ImportState,
  type ImportPreview as Preview,
  previewImportAgain,
  startImport,
} from '@potluck/api/imports'
import { listJobs } from '@potluck/api/jobs'
import { inBook } from '@potluck/api/of-book'
import { useFormats } from '@potluck/parts'
import { BookField } from '@potluck/parts/BookField'
import { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Heading, LinkButton, Note, Row, Stack, Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnList } from './ColumnList.tsx'
import { InTrashNote } from './InTrashNote.tsx'
import { type ImportSource, pageOf, sourceName } from './import-source.ts'
import { LivingCookbookChoices } from './LivingCookbookChoices.tsx'
import { PreviewList } from './PreviewList.tsx'

export interface ImportPreviewProps {
  readonly state: ImportState
  readonly preview: Preview
  /** Null where a newer server knows it and we do not. */
  readonly format: ImportFormat | null
  readonly source: ImportSource
}

/** The first recipes of a file, and what shall be done with all of them. Nothing is written until the cook says so. */
export function ImportPreview({ state, preview, format, source }: ImportPreviewProps) {
  const { t } = useTranslation('settings')
  const { date } = useFormats()
  const { navigate } = useHost()
  const askForJobs = useRefetch(listJobs)
  const [isLabelled, setLabelled] = useState(false)
  const [choices, choose] = useState<ImportChoices>(state.choices)
  const { kitchens } = useBookOfForm('write')
  const kitchenId = state.kitchenId ?? undefined
  const start = useCall(startImport, { onSettled: askForJobs })
  const again = useCall(previewImportAgain, { onSettled: askForJobs })
  const isSetAnew = Object.entries(choices.columns).some(([column, field]) => state.choices.columns[column] !== field)
  const label = t('import.look.labelTitle', { date: date(new Date().toISOString()) })
  const name = format ? t(`import.sources.${pageOf(format)}.title`) : state.fileName
  const count = preview.total ?? preview.items.length
  const isUnreadable = count <= preview.items.length && preview.items.every(({ outcome }) => outcome === 'failed')

  function bring() {
    const body = { choices, ...(isLabelled ? { label } : {}) }
    start.mutate({ params: { id: state.id }, body }, { onSuccess: goTo })
  }

  function goTo({ jobId }: { readonly jobId: string }) {
    navigate(paths.import(sourceName(source), jobId), { replace: true })
  }

  function look(kitchenId: string | undefined) {
    again.mutate({ params: { id: state.id }, ...inBook(kitchenId), body: { choices } }, { onSuccess: goTo })
  }

  return (
    <Stack gap={5}>
      {isUnreadable ? (
        <Note tone="attention" title={t('import.look.failed')} />
      ) : (
        <>
          <Stack gap={1}>
            <Heading level={2} size="medium">
              {t('import.look.found', { count, name })}
            </Heading>
            <Text tone="soft">{t('import.look.nothingYet', { file: state.fileName })}</Text>
          </Stack>
          <BookField
            label={t('import.into')}
            kitchens={kitchens ?? []}
            kitchenId={kitchenId}
            disabled={again.isPending || start.isPending}
            onChoose={look}
          />
          <Card>
            {format && pageOf(format) === 'livingcookbook' ? (
              <LivingCookbookChoices value={choices} onChange={(changed) => choose({ ...choices, ...changed })} />
            ) : (
              <SwitchRow
                label={t('import.choices.excludeImages')}
                checked={choices.excludeImages}
                onChange={(excludeImages) => choose({ ...choices, excludeImages })}
              />
            )}
            <SwitchRow
              label={t('import.look.label')}
              description={t('import.look.labelAbout', { label })}
              checked={isLabelled}
              onChange={setLabelled}
            />
          </Card>
        </>
      )}
      <InTrashNote preview={preview} kitchenId={kitchenId} />
      {(start.isError || again.isError) && <Note tone="danger">{t('import.look.notStarted')}</Note>}
      <Row>
        {!isUnreadable && (
          <Button variant="primary" busy={start.isPending} onClick={bring}>
            {t('import.look.bring', { count })}
          </Button>
        )}
        <LinkButton href={href(paths.import(sourceName(source)))}>{t('import.another')}</LinkButton>
      </Row>
      {preview.columns.length > 0 && (
        <ColumnList
          columns={preview.columns}
          set={choices.columns}
          onSet={(column, field) => choose({ ...choices, columns: { ...choices.columns, [column]: field } })}
          onLook={isSetAnew ? () => look(kitchenId) : null}
          isLooking={again.isPending}
        />
      )}
      <PreviewList items={preview.items} total={count} />
    </Stack>
  )
}
