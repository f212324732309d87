import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Heading, PageLayout, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconFile, IconFileImport } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { DocsLink } from '../groups/DocsLink.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { ImportFile } from './ImportFile.tsx'
import { appSources, fileSources } from './import-source.ts'
import { useImport } from './useImport.ts'

/** Where recipes can be imported from: any file, since its format is recognised, and pages that say how to get one. */
export function ImportPage() {
  const { t } = useTranslation('settings')
  useTitle(t('import.title'))
  return (
    <PageLayout
      title={t('import.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Text>{t('import.intro')}</Text>
          <DocsLink page="imports-and-exports.md" />
        </Stack>
        <AnyFile />
        <Sources name="apps" sources={appSources} />
        <Sources name="files" sources={fileSources} />
        <EarlierImports />
      </Stack>
    </PageLayout>
  )
}

function AnyFile() {
  return <ImportFile source={null} import={useImport(null)} hasEarlier={false} />
}

interface SourcesProps {
  readonly name: 'apps' | 'files'
  readonly sources: readonly (typeof appSources | typeof fileSources)[number][]
}

function Sources({ name, sources }: SourcesProps) {
  const { t } = useTranslation('settings')
  const Icon = name === 'apps' ? IconFileImport : IconFile
  return (
    <Stack gap={2}>
      <Heading id={name} level={2} size="small">
        {t(`import.groups.${name}`)}
      </Heading>
      <Card padding="small" aria-labelledby={name}>
        {sources.map((id) => (
          <ListRow
            key={id}
            href={href(paths.import(id))}
            leading={<Icon />}
            title={t(`import.sources.${id}.title`)}
            subtitle={t(`import.sources.${id}.about`)}
          />
        ))}
      </Card>
    </Stack>
  )
}
