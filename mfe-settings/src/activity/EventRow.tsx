import { auditKinds, type OwnEvent } from '@potluck/api/audit'
import { useFormats } from '@potluck/parts'
import { Badge, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceOf } from '../security/device-name.ts'

interface Props {
  readonly event: Pick<OwnEvent, 'at' | 'kind' | 'count' | 'address' | 'userAgent'>
  /** Whose account, or who did it, where that is not plain. */
  readonly who: string | null
  /** At the end of the row. */
  readonly trailing?: ReactNode
}

/** What happened, when, on which device, and from which address. */
export function EventRow({ event: { at, kind, count, address, userAgent }, who, trailing }: Props) {
  const { t } = useTranslation('settings')
  const { relativeMoment, list } = useFormats()
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
          {known ? t(`activity.kinds.${known}`) : <bdi>{kind}</bdi>}
          {count > 1 && <Badge tone="beet">{t('activity.times', { count })}</Badge>}
        </Row>
      }
      subtitle={
        <Stack gap={0}>
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
