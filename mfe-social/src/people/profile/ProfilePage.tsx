import { ApiError } from '@potluck/api/errors'
import { findByHandle } from '@potluck/api/people'
import { getProfileByHandle, type Profile } from '@potluck/api/profiles'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, Note, PageLayout, Stack, Text } from '@potluck/ui'
import { IconPencil, IconUserPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FriendshipActions } from '../FriendshipActions.tsx'
import { friendshipWith } from '../friendship.ts'
import { PersonCard } from '../PersonCard.tsx'
import { useFollowFriends, useFriendships } from '../useFriendships.ts'
import { ProfileAddress } from './ProfileAddress.tsx'
import { ProfileView } from './ProfileView.tsx'
import { Together } from './Together.tsx'

const news = ['friends:updated'] as const

const codeOf = (error: Error | null): string | null =>
  error instanceof ApiError && error.status === 403 ? (error.data?.error.code ?? '') : null

/** The page of a profile, for guests, members, friends and its owner. */
export function ProfilePage() {
  const { t } = useTranslation('social')
  const { handle = '' } = useParams()
  const { loggedIn } = useSession()
  const profile = useAnswer(getProfileByHandle, { params: { handle: handle.toLowerCase() } }, { retry: false })
  useRefetchOn(news, getProfileByHandle)
  useTitle(profile.data?.name ?? `@${handle}`)
  const closed = codeOf(profile.error)
  return (
    <PageLayout
      title={<bdi>@{handle}</bdi>}
      leading={loggedIn && <BackLink href={href(paths.people())} label={t('people.title')} />}
      width="reading"
    >
      {closed !== null ? (
        <ClosedProfile handle={handle} isForFriends={closed === 'profile-for-friends'} />
      ) : (
        <Answered
          answer={profile}
          loading={{ label: t('profile.loading'), shape: 'text', count: 3 }}
          failed={{ title: t('profile.failed') }}
          gone={<NoProfile handle={handle} />}
        >
          {(shown) => (loggedIn ? <MembersView profile={shown} /> : <GuestsView profile={shown} />)}
        </Answered>
      )}
    </PageLayout>
  )
}

function NoProfile({ handle }: { readonly handle: string }) {
  const { t } = useTranslation('social')
  const { loggedIn } = useSession()
  return (
    <ErrorState
      title={t('profile.nobody', { handle })}
      next={t('profile.nobodyNext')}
      action={
        <LinkButton href={href(loggedIn ? paths.people() : paths.welcome())}>
          {loggedIn ? t('people.title') : t('profile.toWelcome')}
        </LinkButton>
      }
    />
  )
}

function MembersView({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('social')
  useFollowFriends()
  const { data: friends } = useFriendships()
  const isFriend = friends !== undefined && friendshipWith(friends, profile.id) === 'friend'
  const person = { id: profile.id, name: profile.name, handle: profile.handle }
  return (
    <Stack gap={8}>
      {profile.isMe && !profile.enableProfile && <Note tone="attention">{t('profile.isOff')}</Note>}
      <ProfileView
        profile={profile}
        actions={
          profile.isMe ? (
            <LinkButton href={href(paths.myProfile())} icon={<IconPencil />}>
              {t('profile.edit')}
            </LinkButton>
          ) : (
            <>
              <FriendshipActions person={person} />
              {friends && !isFriend && <Text tone="soft">{t('profile.whatFriendsDo')}</Text>}
            </>
          )
        }
      />
      {isFriend && <Together person={person} />}
      {profile.handle !== null && <ProfileAddress handle={profile.handle} name={profile.name} />}
    </Stack>
  )
}

function GuestsView({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('social')
  const back = paths.profile(profile.handle ?? '')
  return (
    <ProfileView
      profile={profile}
      actions={
        <LinkButton variant="primary" href={href(paths.auth('register', back))} icon={<IconUserPlus />}>
          {t('profile.join', { name: profile.name })}
        </LinkButton>
      }
    />
  )
}

interface ClosedProps {
  readonly handle: string
  readonly isForFriends: boolean
}

/** A profile that is switched off or for friends only: members see its owner and can send a request. */
function ClosedProfile({ handle, isForFriends }: ClosedProps) {
  const { t } = useTranslation('social')
  const { loggedIn } = useSession()
  useFollowFriends()
  const person = useAnswer(findByHandle, loggedIn ? { query: { handle: handle.toLowerCase() } } : null).data
  const { data: friends } = useFriendships()
  const isFriend = friends !== undefined && person !== undefined && friendshipWith(friends, person.id) === 'friend'
  return (
    <Stack gap={6}>
      {person && <PersonCard person={person} />}
      <Note>{t(isForFriends ? 'profile.forFriends' : 'profile.off', { handle })}</Note>
      {isFriend && <Together person={person} />}
    </Stack>
  )
}
