import type { Person } from '@potluck/api/fields'
import { href, paths } from '@potluck/platform/paths'
import { IconButton } from '@potluck/ui'
import { Avatar, IconLink, ListRow, Menu } from '@potluck/ui/content'
import { IconDotsVertical, IconMessageCircle } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useFriendship } from './useFriendship.ts'

/** A friend: who they are, a way to write to them, and what else there is. */
export function FriendRow({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const { unfriend } = useFriendship(person)
  const { id, name, handle } = person
  return (
    <ListRow
      href={href(handle === null ? paths.thread(id) : paths.profile(handle))}
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={handle !== null && <bdi>@{handle}</bdi>}
      trailing={
        <>
          <IconLink href={href(paths.thread(id))} label={t('people.writeTo', { name })} icon={<IconMessageCircle />} />
          <Menu
            trigger={<IconButton label={t('people.more', { name })} icon={<IconDotsVertical />} />}
            entries={[
              {
                key: 'unfriend',
                label: t('friendship.unfriend'),
                danger: true,
                onSelect: () => void unfriend(),
              },
            ]}
          />
        </>
      }
    />
  )
}
