import type { BackupSource } from '@potluck/api/backups'
import { LabelledProgress } from '@potluck/parts/LabelledProgress'
import { LongWork } from '@potluck/parts/LongWork'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../backups/failure-words.ts'
import { serverProblem } from '../backups/server-problem.ts'
import { WorkProgress } from '../backups/WorkProgress.tsx'
import { ConfirmRestore } from './ConfirmRestore.tsx'
import { PassphraseForm } from './PassphraseForm.tsx'
import type { RestoreCalls } from './restore-calls.ts'
import { useRestore } from './useRestore.ts'

interface Props {
  readonly calls: RestoreCalls
  /** A backup that the server has already; null to choose a file. */
  readonly named: BackupSource | null
  /** Nobody has an account here yet. */
  readonly isFirst: boolean
}

/** The steps from a file to a server with what was in it. */
export function RestoreSteps({ calls, named, isFirst }: Props) {
  const { t } = useTranslation('settings')
  const { step, tell, restore } = useRestore(calls, named)
  const startOver = () => tell({ type: 'started-over' })
  switch (step.name) {
    case 'choose':
      return (
        <Stack gap={5}>
          <Text>{t('server.restore.intro')}</Text>
          <FileDrop
            icon={<IconUpload />}
            label={t('server.restore.choose')}
            description={t('server.restore.chooseAbout')}
            accept=".tar,.age"
            error={step.error !== null && t(serverProblem(step.error))}
            onFiles={([file]) => file && tell({ type: 'file-chosen', file })}
          />
        </Stack>
      )
    case 'sending':
      return (
        <LongWork
          label={t('server.restore.sending')}
          share={step.share}
          about={t('accountExport.stayOpen')}
          stopLabel={t('accountExport.stopSending')}
          onStop={startOver}
        />
      )
    case 'inspecting':
      return step.work ? (
        <Card>
          <WorkProgress work={step.work} />
        </Card>
      ) : (
        <Going label={t('server.work.reading')} />
      )
    case 'passphrase':
      return (
        <PassphraseForm
          isWrong={step.isWrong}
          onTyped={(passphrase) => tell({ type: 'passphrase-typed', passphrase })}
        />
      )
    case 'refused':
      return (
        <Stack gap={4}>
          <Note tone="attention" title={t(failureWords(step.failure.code))}>
            <Stack gap={2}>
              <Text>{t('server.restore.nothingChanged')}</Text>
              <bdi lang="en">{step.failure.message}</bdi>
            </Stack>
          </Note>
          <Row>
            <Button onClick={startOver}>{t('server.restore.other')}</Button>
          </Row>
        </Stack>
      )
    case 'confirm':
      return <ConfirmRestore content={step.content} isFirst={isFirst} restore={restore} />
    case 'restoring':
      return (
        <Card>
          <Stack gap={4}>
            {step.work && <WorkProgress work={step.work} />}
            <Text tone="soft">{t('server.restore.goesOn')}</Text>
          </Stack>
        </Card>
      )
    case 'restarting':
      return <Going label={t('server.restore.restarting')} />
    case 'ended':
      return <Ended outcome={step.outcome} isFirst={isFirst} />
  }
}

/** A step that takes a while; nobody knows how long. */
function Going({ label }: { readonly label: string }) {
  return (
    <Card>
      <LabelledProgress label={label} share={undefined} />
    </Card>
  )
}

interface EndedProps {
  readonly outcome: 'restored' | 'went-back'
  readonly isFirst: boolean
}

/** Loads the whole product anew: what it has in memory is of the data of before. */
function openAnew(path: string): void {
  window.location.assign(href(path))
  window.location.reload()
}

function Ended({ outcome, isFirst }: EndedProps) {
  const { t } = useTranslation('settings')
  const { toast, requireLogin } = useHost()
  const isRestored = outcome === 'restored'
  const about = isFirst ? null : t('server.restore.doneAbout', { folder: 'before-restore-…' })
  const tellAll = useEffectEvent(() => {
    if (!isRestored || isFirst) return
    // The dialog to log in lies over this page; toasts lie over that.
    toast({ message: `${t('server.restore.done')} ${t('server.restore.doneLogIn')}`, tone: 'done', duration: 60_000 })
    // The session ended with the restore. Otherwise the dialog opens with the next refused call, at any moment.
    requireLogin()
  })
  useEffect(() => tellAll(), [])
  return (
    <Stack gap={5}>
      {isRestored ? (
        <Note tone="done" title={t('server.restore.done')}>
          <Stack gap={2}>
            <Text>{t('server.restore.doneLogIn')}</Text>
            {about && <Text>{about}</Text>}
          </Stack>
        </Note>
      ) : (
        <Note tone="attention" title={t('server.restore.outcome.went-back')}>
          {t('server.restore.outcomeAbout')}
        </Note>
      )}
      <Row>
        <Button
          variant="primary"
          onClick={() => openAnew(isRestored ? paths.auth('login') : isFirst ? paths.auth('register') : paths.server())}
        >
          {t(isRestored ? 'server.restore.logIn' : 'server.restore.onward')}
        </Button>
      </Row>
    </Stack>
  )
}
