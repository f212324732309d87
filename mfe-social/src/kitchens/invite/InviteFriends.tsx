import type { Person } from '@potluck/api/fields'
import { inviteToKitchen, type Kitchen, uninviteFromKitchen } from '@potluck/api/kitchens'
import { Answered } from '@potluck/parts'
import { useFriends } from '@potluck/parts/useFriends'
import { Button, Heading, Stack } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitedRole } from '../roles.ts'
import { useKitchenCall } from '../useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  /** The role in which they are invited. */
  readonly role: InvitedRole
}

/** The friends who are not in a kitchen, each with a button that invites them; nothing where there are none. */
export function InviteFriends({ kitchen, role }: Props) {
  const { t } = useTranslation('social')
  const heading = useId()
  const answer = useFriends()
  const isMember = ({ id }: Person) => kitchen.members.some(({ person }) => person.id === id)
  if (answer.data?.every(isMember)) return null
  return (
    <Stack gap={2}>
      <Heading id={heading} level={3} size="small">
        {t('people.friends')}
      </Heading>
      <Answered
        small
        answer={answer}
        loading={{ label: t('people.loading'), shape: 'rows', count: 2 }}
        failed={{ title: t('people.failed') }}
      >
        {(friends) => (
          <ul aria-labelledby={heading}>
            {friends
              .filter((friend) => !isMember(friend))
              .map((friend) => (
                <li key={friend.id}>
                  <FriendToInvite kitchen={kitchen} role={role} friend={friend} />
                </li>
              ))}
          </ul>
        )}
      </Answered>
    </Stack>
  )
}

function FriendToInvite({ kitchen, role, friend }: Props & { readonly friend: Person }) {
  const { t } = useTranslation('social')
  const inviting = useKitchenCall(inviteToKitchen)
  const takingBack = useKitchenCall(uninviteFromKitchen)
  const { id: personId, name } = friend
  const isInvited = kitchen.invited.some(({ person }) => person.id === personId)
  const toggle = () =>
    isInvited
      ? takingBack.mutate({ params: { id: kitchen.id, personId } })
      : inviting.mutate({ params: { id: kitchen.id }, body: { personId, role } })
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={isInvited && t('kitchens.asked')}
      trailing={
        <Button
          busy={inviting.isPending || takingBack.isPending}
          aria-label={t(isInvited ? 'kitchens.takeBackFrom' : 'kitchens.inviteName', { name })}
          onClick={toggle}
        >
          {t(isInvited ? 'invite.takeBack' : 'kitchens.inviteFriend')}
        </Button>
      }
    />
  )
}
