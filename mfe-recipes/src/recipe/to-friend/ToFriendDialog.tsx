import type { Recipe } from '@potluck/api/recipes'
import { FriendPicker } from '@potluck/parts/FriendPicker'
import { useFriends } from '@potluck/parts/useFriends'
import { Button, Note, Stack } from '@potluck/ui'
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
  const { send, isSending, hasFailed } = useToFriend(recipe.id, onClose)
  const [chosen, setChosen] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { data: people = [] } = useFriends()
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
      <Stack gap={4}>
        {hasFailed && <Note tone="danger">{t('send.failed')}</Note>}
        <FriendPicker
          noFriends={t('send.noFriends')}
          pickedId={friend?.id ?? null}
          onPick={({ id }) => setChosen(id)}
        />
        {people.length > 0 && (
          <TextAreaField label={t('send.note')} rows={2} maxLength={10_000} value={note} onChange={setNote} />
        )}
      </Stack>
    </Modal>
  )
}
