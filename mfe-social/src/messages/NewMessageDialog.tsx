import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Button, LinkButton, ListRow, Note, SkeletonScreen, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { byName } from '../people/friendship.ts'
import { useFriends } from '../people/useFriends.ts'
import classes from './MessagesPage.module.css'

/** Chooses a friend to write to. */
export function NewMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('social')
  return (
    <Modal opened onClose={onClose} title={t('newMessage.title')} closeLabel={t('close')} size="small">
      <FriendChoice />
    </Modal>
  )
}

function FriendChoice() {
  const { t } = useTranslation('social')
  const language = useStore(useHost().language)
  const { data, error, refetch } = useFriends()
  if (error && !data) {
    return (
      <Note tone="danger" action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
        {t('people.failed')}
      </Note>
    )
  }
  if (!data) return <SkeletonScreen label={t('people.loading')} shape="rows" count={3} />
  if (data.friends.length === 0) {
    return (
      <Note action={<LinkButton href={href(paths.people())}>{t('messages.findFriends')}</LinkButton>}>
        {t('newMessage.noFriends')}
      </Note>
    )
  }
  return (
    <>
      <Text tone="soft">{t('newMessage.choose')}</Text>
      <ul aria-label={t('people.friends')} className={classes.list}>
        {byName(data.friends, language).map(({ id, name, handle }) => (
          <li key={id}>
            <ListRow
              href={href(paths.thread(id))}
              leading={<Avatar name={name} />}
              title={<bdi>{name}</bdi>}
              subtitle={handle !== null && <bdi>@{handle}</bdi>}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
