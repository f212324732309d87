import type { getStats } from '@potluck/api/account'
import { exportAccount } from '@potluck/api/account-export'
import type { CallOutput } from '@potluck/api/endpoint'
import { Card, Heading, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from './DownloadButton.tsx'
import { useDownload } from './useDownload.ts'
import { useSize } from './useSize.ts'

/** The whole account as one file. */
export function EverythingOut({ stats }: { readonly stats: CallOutput<typeof getStats> | undefined }) {
  const { t } = useTranslation('settings')
  const download = useDownload()
  const size = useSize()
  return (
    <Card aria-labelledby="everything-out">
      <Stack gap={4}>
        <Heading id="everything-out" level={2} size="small">
          {t('export.everythingTitle')}
        </Heading>
        <Text>{t('export.everythingAbout')}</Text>
        {stats && (
          <Text tone="soft">
            {[
              t('export.recipes', { count: stats.recipeCount }),
              ...(stats.recipeImageCount > 0 ? [t('export.photos', { count: stats.recipeImageCount })] : []),
              size(stats, 'everything', true),
            ].join(' · ')}
          </Text>
        )}
        <DownloadButton download={download} onPress={() => download.start(exportAccount, {})} />
      </Stack>
    </Card>
  )
}
