import type { Recipe } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Button, EmptyState, LinkButton, ListRow, Note, SkeletonScreen, Stack } from '@potluck/ui'
import { TextAreaField } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToFriend } from './useToFriend.ts'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** Sends a copy of the recipe to a friend, with a few words. */
export function ToFriendDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { friends, send, isSending, hasFailed } = useToFriend(recipe.id, onClose)
  const [chosen, setChosen] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const people = friends.data?.map(({ otherUser }) => otherUser) ?? []
  const friend = people.find(({ id }) => id === chosen) ?? (people.length === 1 ? people[0] : undefined)

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('send.title', { title: recipe.title })}
      closeLabel={t('close')}
      actions={
        people.length > 0 && (
          <Button
            variant="primary"
            busy={isSending}
            disabled={!friend}
            onClick={() => friend && void send(friend, note)}
          >
            {friend ? t('send.to', { name: friend.name }) : t('send.choose')}
          </Button>
        )
      }
    >
      {friends.isPending && <SkeletonScreen label={t('send.loading')} shape="rows" count={2} />}
      {friends.error && (
        <Note tone="danger" action={<Button onClick={() => void friends.refetch()}>{t('tryAgain')}</Button>}>
          {t('send.friendsFailed')}
        </Note>
      )}
      {friends.data && people.length === 0 && (
        <EmptyState
          picture="table"
          title={t('send.noFriends')}
          action={<LinkButton href={href(paths.people())}>{t('empty.findPeople')}</LinkButton>}
        >
          {t('send.noFriendsHint')}
        </EmptyState>
      )}
      {people.length > 0 && (
        <Stack gap={4}>
          {hasFailed && <Note tone="danger">{t('send.failed')}</Note>}
          <ul aria-label={t('send.friends')}>
            {people.map((person) => (
              <li key={person.id}>
                <ListRow
                  leading={<Avatar name={person.name} />}
                  title={<bdi>{person.name}</bdi>}
                  subtitle={person.handle && <bdi>@{person.handle}</bdi>}
                  selected={person.id === friend?.id}
                  onClick={() => setChosen(person.id)}
                />
              </li>
            ))}
          </ul>
          <TextAreaField label={t('send.note')} rows={2} maxLength={10_000} value={note} onChange={setNote} />
        </Stack>
      )}
    </Modal>
  )
}
