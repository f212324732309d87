import type { Backup } from '@potluck/api/backups'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Badge, IconButton, onDemand, Row, Stack, Text } from '@potluck/ui'
import { FirstRows, ListRow, Menu } from '@potluck/ui/content'
import { IconDots } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMegabytes } from './useMegabytes.ts'

const DownloadBackup = onDemand(() => import('./DownloadBackup.tsx').then((module) => module.DownloadBackup))

interface Props {
  readonly backups: readonly Backup[]
  /** Whether the server can restore one itself. */
  readonly restoresHere: boolean
}

/** The backups in the folder of the server, the newest first. */
export function BackupList({ backups, restoresHere }: Props) {
  const { t } = useTranslation('settings')
  const [downloaded, setDownloaded] = useState<Backup | null>(null)
  if (backups.length === 0) return <Text tone="soft">{t('server.backups.none')}</Text>
  return (
    <>
      <FirstRows rows={backups} keyOf={({ name }) => name} label={t('server.backups.more')}>
        {(backup) => <BackupRow backup={backup} restoresHere={restoresHere} onDownload={() => setDownloaded(backup)} />}
      </FirstRows>
      {downloaded && <DownloadBackup backup={downloaded} onClose={() => setDownloaded(null)} />}
    </>
  )
}

interface RowProps extends Pick<Props, 'restoresHere'> {
  readonly backup: Backup
  readonly onDownload: () => void
}

function BackupRow({ backup, restoresHere, onDownload }: RowProps) {
  const { t } = useTranslation('settings')
  const { dateTime, relativeMoment } = useFormats()
  const { navigate } = useHost()
  const size = useMegabytes()
  const proof = useProofWords(backup)
  const when = dateTime(backup.writtenAt)
  const download = { key: 'download', label: t('server.backups.download'), onSelect: onDownload }
  const restore = {
    key: 'restore',
    label: t('server.backups.restore'),
    onSelect: () => navigate(paths.serverRestore(backup.name)),
  }
  return (
    <ListRow
      title={
        <Row>
          <span>{relativeMoment(backup.writtenAt)}</span>
          {backup.isEncrypted && <Badge>{t('server.backups.isEncrypted')}</Badge>}
          {!backup.proof && <Badge tone="beet">{t('server.backups.unproven')}</Badge>}
        </Row>
      }
      subtitle={
        <Stack gap={0}>
          <Text as="span" size="small">
            {size(backup.bytes)}
          </Text>
          {proof && (
            <Text as="span" size="small">
              {proof}
            </Text>
          )}
        </Stack>
      }
      trailing={
        <Menu
          trigger={<IconButton label={t('server.backups.menu', { when })} icon={<IconDots />} />}
          entries={restoresHere ? [download, restore] : [download]}
        />
      }
    />
  )
}

/** "Proven: yesterday, 03:10 (214 recipes, 187 photos)". */
function useProofWords({ proof }: Backup): string | null {
  const { t } = useTranslation('settings')
  const { relativeMoment, list } = useFormats()
  if (!proof) return null
  const holds = [
    t('export.recipes', { count: proof.recipes }),
    t('server.backups.pictures', { count: proof.pictures }),
    ...(proof.missing > 0 ? [t('server.backups.missing', { count: proof.missing })] : []),
  ]
  const when = relativeMoment(proof.provenAt)
  return t('server.backups.proven', { when, holds: list(holds, 'unit') })
}
