import type { Person } from '@potluck/api/fields'
import { acceptInvitation, listFriends } from '@potluck/api/friends'
import { getProfile } from '@potluck/api/profiles'
import { AcceptInvitation } from '@potluck/parts/AcceptInvitation'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, Row, Stack } from '@potluck/ui'
import { IconMessageCircle, IconUserCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { friendshipWith } from '../friendship.ts'
import { Together } from '../profile/Together.tsx'
import { VisibleItems } from '../profile/VisibleItems.tsx'
import { useFriendships } from '../useFriendships.ts'
import { InviterCard } from './InviterCard.tsx'

interface Props {
  readonly inviter: Person
  readonly secret: string
}

/** An invitation that a member opens: a button to accept it, then the recipes of the new friend. */
export function InvitedMember({ inviter, secret }: Props) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const { data: friends } = useFriendships()
  const accepting = useCall(acceptInvitation, { changes: [listFriends] })
  const { id, name } = inviter
  if (accepting.isSuccess || (friends && friendshipWith(friends, id) === 'friend'))
    return <NewFriend friend={inviter} />
  return (
    <InviterCard inviter={inviter} heading={t('invitation.from', { name })} text={t('profile.whatFriendsDo')}>
      {account?.id === id ? (
        <Note>{t('invitation.own')}</Note>
      ) : (
        <AcceptInvitation
          label={t('invitation.accept', { name })}
          icon={<IconUserCheck />}
          accepting={accepting}
          problems={{
            dead: t('invitation.dead'),
            refused: t('invitation.blocked'),
            failed: t('invitation.acceptFailed'),
          }}
          onAccept={() => accepting.mutate({ body: { secret } })}
        />
      )}
    </InviterCard>
  )
}

/** The page after accepting: the profile of the new friend, and next steps. */
function NewFriend({ friend }: { readonly friend: Person }) {
  const { t } = useTranslation('social')
  const profile = useAnswer(getProfile, { params: { id: friend.id } }).data
  return (
    <Stack gap={6}>
      <InviterCard
        inviter={friend}
        heading={t('friendship.accepted', { name: friend.name })}
        text={t('profile.whatFriendsDo')}
      >
        <Row justify="center">
          <LinkButton variant="primary" href={href(paths.home())}>
            {t('invitation.toRecipes')}
          </LinkButton>
          <LinkButton href={href(paths.thread(friend.id))} icon={<IconMessageCircle />}>
            {t('friendship.write')}
          </LinkButton>
        </Row>
      </InviterCard>
      {profile && <VisibleItems profile={profile} isPreview={false} />}
      <Together person={friend} />
    </Stack>
  )
}
