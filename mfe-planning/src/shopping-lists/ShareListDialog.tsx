import { listFriends } from '@potluck/api/friends'
import type { ShoppingList } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Button, CheckboxRow, LinkButton, ListRow, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useManageList } from './useManageList.ts'

export interface ShareListDialogProps {
  readonly list: ShoppingList
  readonly onClose: () => void
}

/** Who is on the list. The owner chooses among friends; everybody else sees. */
export function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  const { t } = useTranslation('planning')
  const isOwner = useSession().account?.id === list.owner.id
  if (isOwner) return <ChoosePeople list={list} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={t('share.title')} closeLabel={t('close')} size="small">
      {[list.owner, ...list.collaborators].map((person) => (
        <ListRow
          key={person.id}
          leading={<Avatar name={person.name} />}
          title={person.name}
          subtitle={person.id === list.owner.id ? t('share.owner') : undefined}
        />
      ))}
    </Modal>
  )
}

function ChoosePeople({ list, onClose }: ShareListDialogProps) {
  const { t } = useTranslation('planning')
  const { api } = useHost()
  const { share } = useManageList(list)
  const [chosen, setChosen] = useState<readonly string[]>(list.collaborators.map(({ id }) => id))
  const friends = useQuery({
    queryKey: ['planning', 'friends'],
    queryFn: async ({ signal }) => (await api.call(listFriends, {}, { signal })).data.friends,
  })
  // Somebody may be on the list who is no friend any more: they can stay.
  const people = new Map(
    [...list.collaborators, ...(friends.data ?? []).map(({ otherUser }) => otherUser)].map((person) => [
      person.id,
      person,
    ]),
  )

  if (friends.data && people.size === 0) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={t('share.title')}
        closeLabel={t('close')}
        size="small"
        actions={<LinkButton href={href(paths.people())}>{t('share.findFriends')}</LinkButton>}
      >
        <Text>{t('share.noFriends')}</Text>
      </Modal>
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('share.title')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" busy={share.isPending} onClick={() => share.mutate(chosen, { onSuccess: onClose })}>
          {t('save')}
        </Button>
      }
    >
      <Text tone="soft">{t('share.how')}</Text>
      {[...people.values()].map(({ id, name }) => (
        <CheckboxRow
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            setChosen((before) => (target.checked ? [...before, id] : before.filter((other) => other !== id)))
          }
        />
      ))}
    </Modal>
  )
}
