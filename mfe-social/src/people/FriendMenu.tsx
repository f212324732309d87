import type { Person } from '@potluck/api/fields'
import { IconButton } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDotsVertical } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useFriendship } from './useFriendship.ts'

/** What is seldom done about a friend, out of a thumb's way. */
export function FriendMenu({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const { unfriend } = useFriendship(person)
  return (
    <Menu
      trigger={<IconButton label={t('people.more', { name: person.name })} icon={<IconDotsVertical />} />}
      entries={[{ key: 'unfriend', label: t('friendship.unfriend'), danger: true, onSelect: () => void unfriend() }]}
    />
  )
}
