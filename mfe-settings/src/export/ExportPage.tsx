import { getStats } from '@potluck/api/account'
import { BackLink } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, PageLayout, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconDownload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { EverythingOut } from './EverythingOut.tsx'
import { RecipesOut } from './RecipesOut.tsx'

/** The page of exports: recipes in a chosen format, or the whole account. */
export function ExportPage() {
  const { t } = useTranslation('settings')
  const { data: stats } = useAnswer(getStats, {})
  useTitle(t('export.title'))
  return (
    <PageLayout
      title={t('export.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Text>{t('export.intro')}</Text>
        <RecipesOut stats={stats} />
        <EverythingOut />
        <Card padding="small">
          <ListRow
            href={href(paths.takeOut())}
            leading={<IconDownload />}
            title={t('export.restore')}
            subtitle={t('export.restoreAbout')}
          />
        </Card>
      </Stack>
    </PageLayout>
  )
}
