import type { ProfileItem } from '@potluck/api/profile-items'
import { IconButton } from '@potluck/ui'
import { ListRow, Menu } from '@potluck/ui/content'
import {
  IconArrowDown,
  IconArrowUp,
  IconBook,
  IconDotsVertical,
  IconSoup,
  IconTag,
  IconToolsKitchen2,
  IconTrash,
  IconUsers,
  IconWorld,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { ItemChange } from './changed-items.ts'

interface Props {
  readonly item: ProfileItem
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChange: (item: ProfileItem, change: ItemChange) => void
}

const icons = { all: IconBook, label: IconTag, recipe: IconSoup, kitchen: IconToolsKitchen2 } as const

const iconOf = (kind: string) => Object.entries(icons).find(([known]) => known === kind)?.[1] ?? icons.all

/** A profile item with its visibility and its menu. */
export function VisibleItemRow({ item, isFirst, isLast, onChange }: Props) {
  const { t } = useTranslation('social')
  const Icon = iconOf(item.kind)
  const title = item.kitchen?.name ?? item.label?.title ?? item.recipe?.title ?? t('profileItems.all')
  const isPublic = item.visibility === 'public'
  const act = (change: ItemChange) => () => onChange(item, change)
  return (
    <ListRow
      leading={<Icon aria-hidden="true" />}
      title={<bdi>{title}</bdi>}
      subtitle={isPublic ? t('profileItems.public') : t('profileItems.friends')}
      trailing={
        <Menu
          trigger={<IconButton icon={<IconDotsVertical />} label={t('profileItems.actionsOf', { title })} />}
          entries={[
            isPublic
              ? { key: 'friends', label: t('profileItems.toFriends'), icon: <IconUsers />, onSelect: act('friends') }
              : { key: 'public', label: t('profileItems.toPublic'), icon: <IconWorld />, onSelect: act('public') },
            { key: 'up', label: t('profileItems.up'), icon: <IconArrowUp />, disabled: isFirst, onSelect: act('up') },
            {
              key: 'down',
              label: t('profileItems.down'),
              icon: <IconArrowDown />,
              disabled: isLast,
              onSelect: act('down'),
            },
            { key: 'remove', label: t('profileItems.remove'), icon: <IconTrash />, onSelect: act('remove') },
          ]}
        />
      }
    />
  )
}
