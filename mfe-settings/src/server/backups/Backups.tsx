import { type Backups as BackupsAnswer, getBackups } from '@potluck/api/backups'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Note, onDemand, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocsLink } from '../../groups/DocsLink.tsx'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { BackupList } from './BackupList.tsx'
import { PictureCheck } from './PictureCheck.tsx'
import { PutAside } from './PutAside.tsx'
import { ScheduleSettings } from './ScheduleSettings.tsx'
import { isGoingOn, WorkProgress } from './WorkProgress.tsx'

const MakeBackup = onDemand(() => import('./MakeBackup.tsx').then((module) => module.MakeBackup))

/** How often work that goes on is asked for, milliseconds. */
const askEvery = 1_000

/** The backups of this server, how they come to be, and whether all pictures are there. */
export function Backups() {
  const { t } = useTranslation('settings')
  const backups = useAnswer(
    getBackups,
    {},
    { refetchInterval: ({ state }) => (isGoingOn(state.data?.work) ? askEvery : false) },
  )
  return (
    <SettingsGroup title={t('server.backups.heading')} of="controls">
      <Answered
        answer={backups}
        loading={{ label: t('server.backups.loading'), shape: 'text' }}
        failed={{ title: t('server.backups.failed') }}
      >
        {(known) => <BackupParts known={known} />}
      </Answered>
    </SettingsGroup>
  )
}

function BackupParts({ known }: { readonly known: BackupsAnswer }) {
  const { t } = useTranslation('settings')
  const [isMaking, setMaking] = useState(false)
  const { work, backups, hasPassphrase, lastRestore, restoresHere = true } = known
  const outcome = lastRestore && outcomes.find((each) => each === lastRestore.outcome)
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <Text>{t('server.backups.intro')}</Text>
        <DocsLink page="backups.md" />
        {outcome && outcome !== 'restored' && (
          <Note tone="attention" title={t(`server.restore.outcome.${outcome}`)}>
            {lastRestore.failure && <bdi lang="en">{lastRestore.failure.message}</bdi>}
          </Note>
        )}
        {work && work.kind !== 'inspect' && <WorkProgress work={work} />}
        <BackupList backups={backups} restoresHere={restoresHere} />
        <Text size="small" tone="soft">
          {t(known.folder.startsWith('s3://') ? 'server.backups.store' : 'server.backups.folder')}{' '}
          <bdi>{known.folder}</bdi>
          <br />
          {t(hasPassphrase ? 'server.backups.encrypted' : 'server.backups.notEncrypted')}
        </Text>
        <Row>
          <Button variant="primary" disabled={isGoingOn(work)} onClick={() => setMaking(true)}>
            {t('server.backups.make')}
          </Button>
          {restoresHere && <LinkButton href={href(paths.serverRestore())}>{t('server.backups.fromFile')}</LinkButton>}
        </Row>
        {!restoresHere && <Text>{t('server.restore.onlyByCommand')}</Text>}
      </Stack>
      <PutAside />
      <ScheduleSettings schedule={known.schedule} isFixed={known.isScheduleFixed} />
      <PictureCheck check={known.check} isBusy={isGoingOn(work)} />
      {isMaking && <MakeBackup onClose={() => setMaking(false)} />}
    </Stack>
  )
}

const outcomes = ['restored', 'went-back', 'failed'] as const
