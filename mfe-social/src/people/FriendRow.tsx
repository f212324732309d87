import type { Person } from '@potluck/api/fields'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, IconLink, ListRow } from '@potluck/ui/content'
import { IconMessageCircle } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { PersonMenu } from './PersonMenu.tsx'

/** A row of a friend, with links to the profile and the conversation, and a menu. */
export function FriendRow({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const { id, name, handle } = person
  return (
    <ListRow
      href={handle === null ? undefined : href(paths.profile(handle))}
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={handle !== null && <bdi>@{handle}</bdi>}
      trailing={
        <>
          <IconLink href={href(paths.thread(id))} label={t('people.writeTo', { name })} icon={<IconMessageCircle />} />
          <PersonMenu person={person} />
        </>
      }
    />
  )
}
