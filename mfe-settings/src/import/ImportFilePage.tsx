import { ApiError } from '@potluck/api/errors'
import { useTitle } from '@potluck/platform/hooks'
import { PageLayout, Progress, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { BackToSettings } from '../settings/BackToSettings.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { type ImportSource, sources } from './sources.ts'
import { isRunning, useImport } from './useImport.ts'

const [paprika, jsonLd] = sources

/** Bring over a Paprika library. */
export const ImportPaprikaPage = () => <ImportFilePage source={paprika} />

/** Bring over schema.org recipes. */
export const ImportJsonLdPage = () => <ImportFilePage source={jsonLd} />

function ImportFilePage({ source }: { readonly source: ImportSource }) {
  const { t } = useTranslation('settings')
  const { upload, cancel, job, startAgain } = useImport(source)
  const title = t(`import.sources.${source.id}.title`)
  useTitle(title)
  return (
    <PageLayout title={title} leading={<BackToSettings to="import" />} width="reading">
      {job && !isRunning(job) && <ImportResult job={job} onAgain={startAgain} />}
      {job && isRunning(job) && (
        <ImportProgress job={job} onCancel={() => cancel.mutate()} cancelling={cancel.isPending} />
      )}
      {!job && (
        <Stack gap={5}>
          <Text>{t(`import.sources.${source.id}.how`)}</Text>
          {upload.isPending ? (
            <Stack gap={2}>
              <Text>{t('import.sending', { name: upload.variables.name })}</Text>
              <Progress label={t('import.sending', { name: upload.variables.name })} />
            </Stack>
          ) : (
            <FileDrop
              icon={<IconUpload />}
              label={t('import.choose')}
              description={t('import.chooseAbout')}
              accept={source.accept}
              error={upload.error && t(`import.refused.${reasonOf(upload.error)}`)}
              onFiles={([file]) => file && upload.mutate(file)}
            />
          )}
        </Stack>
      )}
    </PageLayout>
  )
}

function reasonOf(error: Error): 'offline' | 'tooLarge' | 'notThisKind' | 'tooMany' | 'unexpected' {
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.status === 0) return 'offline'
  if (error.status === 413) return 'tooLarge'
  if (error.status === 400 || error.status === 415) return 'notThisKind'
  return error.status === 429 ? 'tooMany' : 'unexpected'
}
