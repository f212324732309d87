import type { Recipe } from '@potluck/api/recipes'
import { FriendPicker } from '@potluck/parts/FriendPicker'
import { useFriends } from '@potluck/parts/useFriends'
import { Button, Note, Stack } from '@potluck/ui'
import { TextAreaField } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeSharing } from '../../for-eaters/BeforeSharing.tsx'
import { useToFriend } from './useToFriend.ts'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** Sends copies of a recipe to friends, with a message. */
export function ToFriendDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [pressed, setPressed] = useState<readonly string[] | null>(null)
  const { send, isSending, failedIds } = useToFriend(recipe.id, onClose, setPressed)
  const [note, setNote] = useState('')
  const { data: people = [] } = useFriends()
  // A single friend is selected by default.
  const chosen = pressed ?? (people.length === 1 ? people.map(({ id }) => id) : [])
  const friends = people.filter(({ id }) => chosen.includes(id))
  const failed = people.filter(({ id }) => failedIds.includes(id))

  function press(id: string) {
    // The first press on the friend selected by default does not deselect it.
    const before = pressed ?? []
    setPressed(before.includes(id) ? before.filter((other) => other !== id) : [...before, id])
  }

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
            disabled={friends.length === 0}
            onClick={() => send({ friends, note })}
          >
            {friends.length > 1
              ? t('send.toMany', { count: friends.length })
              : friends[0]
                ? t('send.to', { name: friends[0].name })
                : t('send.choose')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <BeforeSharing recipe={recipe} />
        {failed.length > 0 && (
          <Note tone="danger">{t('send.failedTo', { names: failed.map(({ name }) => name).join(', ') })}</Note>
        )}
        <FriendPicker noFriends={t('send.noFriends')} pickedIds={chosen} onPick={({ id }) => press(id)} />
        {people.length > 0 && (
          <TextAreaField label={t('send.note')} rows={2} maxLength={10_000} value={note} onChange={setNote} />
        )}
      </Stack>
    </Modal>
  )
}
