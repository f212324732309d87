import { Button, Note, Row, Stack } from '@potluck/ui'
import { IconDownload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { useDownload } from './useDownload.ts'

interface Props {
  readonly download: ReturnType<typeof useDownload>
  readonly primary?: boolean
  readonly onPress: () => void
}

/** Starts a download, and shows its state below. */
export function DownloadButton({ download, primary = false, onPress }: Props) {
  const { t } = useTranslation('settings')
  return (
    <Stack gap={4}>
      <Row>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          icon={<IconDownload />}
          busy={download.isPending}
          onClick={onPress}
        >
          {t('export.download')}
        </Button>
      </Row>
      {download.isSuccess && <Note tone="done">{t('export.started')}</Note>}
      {download.isError && <Note tone="danger">{t('export.failed')}</Note>}
    </Stack>
  )
}
