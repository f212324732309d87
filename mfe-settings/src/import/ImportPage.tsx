import { importFormats } from '@potluck/api/import-formats'
import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, PageLayout, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconFile } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { EarlierImports } from './EarlierImports.tsx'

/** Where recipes can come from. */
export function ImportPage() {
  const { t } = useTranslation('settings')
  useTitle(t('import.title'))
  return (
    <PageLayout
      title={t('import.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      <Stack gap={5}>
        <Text>{t('import.intro')}</Text>
        <Card padding="small">
          {importFormats.map(({ id }) => (
            <ListRow
              key={id}
              href={href(paths.import(id))}
              leading={<IconFile />}
              title={t(`import.sources.${id}.title`)}
              subtitle={t(`import.sources.${id}.about`)}
            />
          ))}
        </Card>
        <EarlierImports />
      </Stack>
    </PageLayout>
  )
}
