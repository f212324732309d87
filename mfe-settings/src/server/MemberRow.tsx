import type { MemberAccount } from '@potluck/api/members'
import { useFormats } from '@potluck/parts'
import { Badge, IconButton, Row, Stack, Text } from '@potluck/ui'
import { ListRow, Menu } from '@potluck/ui/content'
import { IconDots } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { megabytesOf } from '../groups/megabytes.ts'
import classes from './MemberRow.module.css'
import { actionsFor, type MemberAction } from './member-actions.ts'

interface Props {
  readonly member: MemberAccount
  readonly isOwn: boolean
  readonly onAct: (action: MemberAction) => void
}

/** An account: who, since when, how large, and a menu of what can be done for it. */
export function MemberRow({ member, isOwn, onAct }: Props) {
  const { t } = useTranslation('settings')
  const { name, email, createdAt, lastSeen, recipeCount, isAdmin, isDisabled } = member
  const { pictureLimit } = member
  const pictures = megabytesOf(member.pictureBytes)
  const texts = megabytesOf(member.textBytes ?? 0)
  const { date, day, list } = useFormats()
  const since = date(createdAt)
  const size = [
    t('export.recipes', { count: recipeCount }),
    ...(pictures === 0 && pictureLimit === null
      ? []
      : [
          t(pictureLimit === null ? 'server.members.pictures' : 'server.members.picturesOf', {
            size: pictures,
            limit: (pictureLimit ?? 0) / 1_000_000,
          }),
        ]),
    ...(texts === 0 ? [] : [t('server.members.text', { size: texts })]),
  ]
  const menu = actionsFor(member, isOwn).map((action) => ({
    key: action,
    label: t(`server.members.does.${action}`),
    danger: action === 'delete',
    startsGroup: action === 'delete',
    onSelect: () => onAct(action),
  }))
  return (
    <ListRow
      className={classes.row}
      title={
        <Row>
          <bdi>{name}</bdi>
          {isAdmin && <Badge tone="herb">{t('server.members.admin')}</Badge>}
          {isDisabled && <Badge tone="beet">{t('server.members.disabled')}</Badge>}
        </Row>
      }
      subtitle={
        <Stack gap={0}>
          <bdi>{email}</bdi>
          <Text as="span" size="small">
            {lastSeen === null
              ? t('server.members.unseen', { since })
              : t('server.members.seen', { since, seen: day(lastSeen, 'full') })}
          </Text>
          <Text as="span" size="small">
            {list(size, 'unit')}
          </Text>
        </Stack>
      }
      trailing={
        <Menu trigger={<IconButton label={t('server.members.menu', { name })} icon={<IconDots />} />} entries={menu} />
      }
    />
  )
}
