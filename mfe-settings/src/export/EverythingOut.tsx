import {
  type AccountExportSize,
  accountExportMaxBytes,
  accountExportMaxPictures,
  exportAccount,
  sizeAccountExport,
} from '@potluck/api/account-export'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useAnswer } from '@potluck/platform/answers'
import { Card, Heading, Note, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from './DownloadButton.tsx'
import { useDownload } from './useDownload.ts'
import { bytesOf, useSize } from './useSize.ts'

/** Whether a server would refuse the file when it is brought back. */
const isTooLarge = (stored: AccountExportSize): boolean =>
  bytesOf(stored, 'everything', true) > accountExportMaxBytes || stored.pictureCount > accountExportMaxPictures

/** The whole account as one file, with what is in kitchens. */
export function EverythingOut() {
  const { t } = useTranslation('settings')
  const download = useDownload()
  const size = useSize()
  const { data: stored } = useAnswer(sizeAccountExport, {})
  const isInKitchens = (useKitchens() ?? []).length > 0
  return (
    <Card aria-labelledby="everything-out">
      <Stack gap={4}>
        <Heading id="everything-out" level={2} size="small">
          {t('export.everythingTitle')}
        </Heading>
        <Text>{t('export.everythingAbout')}</Text>
        {stored && (
          <Text tone="soft">
            {[
              t('export.recipes', { count: stored.recipeCount }),
              ...(stored.pictureCount > 0 ? [t('export.photos', { count: stored.pictureCount })] : []),
              size(stored, 'everything', true),
              ...(isInKitchens ? [t('export.withKitchens')] : []),
            ].join(' · ')}
          </Text>
        )}
        {stored && isTooLarge(stored) && (
          <Note tone="attention">
            {t('export.tooLargeToReturn', { size: accountExportMaxBytes / 1e9, pictures: accountExportMaxPictures })}
          </Note>
        )}
        <DownloadButton download={download} onPress={() => download.start(exportAccount, {})} />
      </Stack>
    </Card>
  )
}
