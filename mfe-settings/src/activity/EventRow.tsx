import { auditKinds, type OwnEvent } from '@potluck/api/audit'
import { deviceOf } from '@potluck/api/device-name'
import { useFormats } from '@potluck/parts'
import { Badge, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly event: Pick<OwnEvent, 'at' | 'kind' | 'count' | 'address' | 'userAgent' | 'detail'>
  /** Whether somebody who was logged in did it. */
  readonly isByMember: boolean
  /** Whose account, or who did it, where that is not plain. */
  readonly who: string | null
  /** At the end of the row. */
  readonly trailing?: ReactNode
}

/** Words for the settings that an admin changed, by the name that was recorded. */
function settingsIn(detail: OwnEvent['detail']) {
  const { registration, what, isOn } = detail ?? {}
  if (registration === 'open') return 'registrationOpen'
  if (registration === 'invitation') return 'registrationInvitation'
  if (registration === 'closed') return 'registrationClosed'
  return what === 'backups' ? (isOn === true ? 'backupsOn' : 'backupsOff') : null
}

/** An event with its time, device and address. */
export function EventRow({ event, isByMember, who, trailing }: Props) {
  const { at, kind, count, address, userAgent, detail } = event
  const { t } = useTranslation('settings')
  const { relativeMoment, list } = useFormats()
  const settings = kind === 'settings-changed' ? settingsIn(detail) : null
  // Members who are logged in prove who they are before a change that needs more than an open session.
  const isFailedProof = kind === 'login-failed' && isByMember
  const known = auditKinds.find((each) => each === kind)
  const { browser, system } = deviceOf(userAgent ?? '')
  const device = list(
    [browser, system].filter((part) => part !== null),
    'unit',
  )
  const where = [device, address ?? ''].filter((part) => part !== '')
  return (
    <ListRow
      title={
        <Row>
          {/* A newer server records what this page has no words for. */}
          {isFailedProof ? t('activity.proofFailed') : known ? t(`activity.kinds.${known}`) : <bdi>{kind}</bdi>}
          {count > 1 && <Badge tone="beet">{t('activity.times', { count })}</Badge>}
        </Row>
      }
      subtitle={
        <Stack gap={0}>
          {settings && (
            <Text as="span" size="small">
              {t(`activity.settings.${settings}`)}
            </Text>
          )}
          {who !== null && (
            <Text as="span" size="small">
              <bdi>{who}</bdi>
            </Text>
          )}
          <Text as="span" size="small">
            {relativeMoment(at)}
          </Text>
          {where.length > 0 && (
            <Text as="span" size="small">
              <bdi>{list(where, 'unit')}</bdi>
            </Text>
          )}
        </Stack>
      }
      trailing={trailing}
    />
  )
}
