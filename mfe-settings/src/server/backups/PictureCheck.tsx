import { type Backup, checkPictures, type DataCheck, getBackups, mendPictures } from '@potluck/api/backups'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useFormats } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { Button, Heading, Note, Row, Stack, Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeeperDialog } from './KeeperDialog.tsx'

interface Props {
  readonly check: DataCheck | null
  readonly backups: readonly Backup[]
  readonly isBusy: boolean
}

const kinds = ['missing', 'damaged', 'incomplete', 'unowned'] as const

/** What the weekly look through all pictures found; it is mended only when told to. */
export function PictureCheck({ check, backups, isBusy }: Props) {
  const { t } = useTranslation('settings')
  const { relativeMoment } = useFormats()
  const [isMending, setMending] = useState(false)
  const look = useCall(checkPictures, { changes: [getBackups], toast: true })
  const wrong = check ? kinds.filter((kind) => check[kind] > 0) : []
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t('server.check.heading')}
      </Heading>
      <Text>
        {check
          ? t('server.check.checked', { when: relativeMoment(check.checkedAt), count: check.pictures })
          : t('server.check.never')}
      </Text>
      {check && wrong.length === 0 && <Note tone="done">{t('server.check.sound')}</Note>}
      {check && wrong.length > 0 && (
        <Note tone="attention">
          <ul>
            {wrong.map((kind) => (
              <li key={kind}>{t(`server.check.${kind}`, { count: check[kind] })}</li>
            ))}
          </ul>
        </Note>
      )}
      <Row>
        <Button busy={look.isPending} disabled={isBusy} onClick={() => look.mutate({ body: {} })}>
          {t('server.check.look')}
        </Button>
        {wrong.length > 0 && (
          <Button disabled={isBusy} onClick={() => setMending(true)}>
            {t('server.check.mend')}
          </Button>
        )}
      </Row>
      {isMending && <MendPictures backups={backups} onClose={() => setMending(false)} />}
    </Stack>
  )
}

interface MendProps {
  readonly backups: readonly Backup[]
  readonly onClose: () => void
}

function MendPictures({ backups, onClose }: MendProps) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormats()
  const [from, setFrom] = useState(backups[0]?.name ?? '')
  const mend = useCall(mendPictures, { changes: [getBackups] })
  async function act(proof: IdentityProof) {
    await mend.mutateAsync({ body: { ...(from === '' ? {} : { from }), ...proof } })
  }
  const options = [
    { value: '', label: t('server.check.fromNone') },
    ...backups.map(({ name, writtenAt }) => ({ value: name, label: dateTime(writtenAt) })),
  ]
  return (
    <KeeperDialog title={t('server.check.mend')} act={act} onClose={onClose}>
      <Text>{t('server.check.mendAbout')}</Text>
      <SelectField label={t('server.check.from')} value={from} options={options} onChange={setFrom} />
    </KeeperDialog>
  )
}
