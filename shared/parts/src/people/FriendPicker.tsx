import type { Person } from '@potluck/api/fields'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, Text } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered } from '../answered/Answered.tsx'
import classes from './FriendPicker.module.css'
import { useFriends } from './useFriends.ts'

interface FriendPickerFrame {
  /** The purpose of the choice, for members with friends. */
  readonly about?: ReactNode
  /** The purpose of friends here, for members without any. */
  readonly noFriends: ReactNode
}

export type FriendPickerProps = FriendPickerFrame &
  (
    | { readonly onPick: (friend: Person) => void; readonly pickedIds: readonly string[]; readonly hrefOf?: never }
    /** Picking leads somewhere: each friend is a link. */
    | { readonly hrefOf: (friend: Person) => string; readonly onPick?: never; readonly pickedIds?: never }
  )

/** One of the member's friends. */
export function FriendPicker({ about, noFriends, onPick, pickedIds, hrefOf }: FriendPickerProps) {
  const { t } = useTranslation('parts')
  return (
    <Answered
      small
      answer={useFriends()}
      loading={{ label: t('friends.loading'), shape: 'rows', count: 3 }}
      failed={{ title: t('friends.failed') }}
      empty={<NoFriends>{noFriends}</NoFriends>}
    >
      {(friends) => (
        <>
          {about && <Text tone="soft">{about}</Text>}
          <ul aria-label={t('friends.title')} className={classes.list}>
            {friends.map((friend) => (
              <li key={friend.id}>
                <ListRow
                  leading={<Avatar name={friend.name} />}
                  title={<bdi>{friend.name}</bdi>}
                  subtitle={friend.handle !== null && <bdi>@{friend.handle}</bdi>}
                  {...(hrefOf
                    ? { href: hrefOf(friend) }
                    : { selected: pickedIds.includes(friend.id), onClick: () => onPick(friend) })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  )
}

/** The way to find a friend, for whoever has none yet. */
export function NoFriends({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('parts')
  return <Note action={<LinkButton href={href(paths.people())}>{t('friends.find')}</LinkButton>}>{children}</Note>
}
