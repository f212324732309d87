import { roleOf } from '@potluck/api/kitchen-roles'
import { type Kitchen, removeFromKitchen } from '@potluck/api/kitchens'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Badge, IconButton, onDemand } from '@potluck/ui'
import { Avatar, ListRow, Menu } from '@potluck/ui/content'
import { IconDotsVertical } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KitchenMember } from './kitchen-types.ts'
import { isOnProfileOf } from './on-profile-of.ts'
import { useKitchenCall } from './useKitchenCall.ts'

const RoleDialog = onDemand(() => import('./RoleDialog.tsx').then((module) => module.RoleDialog), 'dialog')

interface Props {
  readonly kitchen: Kitchen
  readonly member: KitchenMember
}

/** A member of a kitchen with their role; for owners, with a menu to change it and to remove them. */
export function MemberRow({ kitchen, member }: Props) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const { id, name, handle } = member.person
  const isOneself = id === account?.id
  const role = roleOf(member.role)
  const asMember = kitchen.rest ? undefined : `${t(`kitchens.role.${role}`)} · ${t(`kitchens.does.${role}`)}`
  const subtitle = member.isLeaving ? t('kitchens.isLeaving') : asMember
  return (
    <ListRow
      href={isOneself || handle === null ? undefined : href(paths.profile(handle))}
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      // While it rests, everybody only reads.
      subtitle={subtitle}
      trailing={
        isOneself ? (
          <Badge>{t('people.you')}</Badge>
        ) : (
          roleOf(kitchen.role) === 'owner' && !member.isLeaving && <MemberMenu kitchen={kitchen} member={member} />
        )
      }
    />
  )
}

function MemberMenu({ kitchen, member }: Props) {
  const { t } = useTranslation('social')
  const host = useHost()
  const [isChanging, setChanging] = useState(false)
  const removing = useKitchenCall(removeFromKitchen)
  const { id: personId, name } = member.person

  async function remove() {
    const isSure = await host.confirm({
      title: t('kitchens.removeTitle', { name, kitchen: kitchen.name }),
      message: [
        t('kitchens.removeText', { name }),
        ...(isOnProfileOf(kitchen, personId) ? [t('kitchens.offProfile', { name })] : []),
      ].join(' '),
      confirm: t('kitchens.remove'),
      destructive: true,
    })
    if (isSure) removing.mutate({ params: { id: kitchen.id, personId } })
  }

  return (
    <>
      <Menu
        trigger={<IconButton label={t('people.more', { name })} icon={<IconDotsVertical />} />}
        entries={[
          { key: 'role', label: t('kitchens.changeRole'), onSelect: () => setChanging(true) },
          { key: 'remove', label: t('kitchens.remove'), danger: true, onSelect: () => void remove() },
        ]}
      />
      {isChanging && <RoleDialog kitchen={kitchen} member={member} onClose={() => setChanging(false)} />}
    </>
  )
}
