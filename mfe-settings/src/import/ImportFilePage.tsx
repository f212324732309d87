import { findImportFormat } from '@potluck/api/import-formats'
import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { onDemand, PageLayout } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ImportFile } from './ImportFile.tsx'
import { type ImportSource, pageOf, sourceName } from './import-source.ts'
import { useImport } from './useImport.ts'
import { useSharedFile } from './useSharedFile.ts'

const PepperplateForm = onDemand(() => import('./PepperplateForm.tsx').then((module) => module.PepperplateForm), 'part')

/** Bring over a file of the format that the address names, or of any. */
export function ImportFilePage() {
  const source = findImportFormat(useLocation().pathname.split('/').at(-1))
  return <FormatPage key={sourceName(source)} source={source} />
}

function FormatPage({ source }: { readonly source: ImportSource }) {
  const { t } = useTranslation('settings')
  const title = source ? t(`import.sources.${pageOf(source)}.title`) : t('import.title')
  useTitle(title)
  const followed = useImport(source)
  useSharedFile(followed)
  const asksForLogin = source?.id === 'pepperplate' && followed.isReady && followed.job === null && !followed.isLost
  return (
    <PageLayout
      title={title}
      leading={<BackLink href={href(paths.import())} label={t('import.title')} />}
      width="reading"
    >
      {asksForLogin ? (
        <PepperplateForm book={followed.book} />
      ) : (
        <ImportFile source={source} import={followed} hasEarlier />
      )}
    </PageLayout>
  )
}
