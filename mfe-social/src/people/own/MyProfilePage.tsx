import type { OwnProfile } from '@potluck/api/profiles'
import { Answered, BackLink } from '@potluck/parts'
import { useImageAddress, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, LinkButton, PageLayout, Stack, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { IconEye } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { CenteredCard } from '../CenteredCard.tsx'
import { ProfileAddress } from '../profile/ProfileAddress.tsx'
import { AboutMeForm } from './AboutMeForm.tsx'
import { ProfilePictures } from './ProfilePictures.tsx'
import { useOwnProfile } from './useOwnProfile.ts'
import { VisibleOnProfile } from './visible/VisibleOnProfile.tsx'
import { WhoSeesIt } from './WhoSeesIt.tsx'

/** The page to edit the member's profile and its visibility. */
export function MyProfilePage() {
  const { t } = useTranslation('social')
  const profile = useOwnProfile()
  useTitle(t('profile.mine'))
  return (
    <PageLayout
      title={t('profile.mine')}
      leading={<BackLink href={href(paths.people())} label={t('people.title')} />}
      width="reading"
    >
      <Answered
        answer={profile}
        loading={{ label: t('profile.loading'), shape: 'text' }}
        failed={{ title: t('profile.failed') }}
      >
        {(own) => (
          <Stack gap={8}>
            <Face profile={own} />
            <AboutMeForm profile={own} />
            <ProfilePictures images={own.profileImages} />
            <WhoSeesIt profile={own} />
            <VisibleOnProfile />
          </Stack>
        )}
      </Answered>
    </PageLayout>
  )
}

function Face({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('social')
  const address = useImageAddress()
  const { name, handle, profileImages } = profile
  return (
    <CenteredCard>
      <Avatar name={name} src={address(profileImages[0]?.thumbnail)} size="large" />
      <div>
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        <Text tone="soft">{handle === null ? t('profile.noHandle') : <bdi>@{handle}</bdi>}</Text>
      </div>
      <LinkButton href={href(paths.profilePreview())} icon={<IconEye />}>
        {t('profile.seeAsOthers')}
      </LinkButton>
      {handle !== null && <ProfileAddress handle={handle} name={name} />}
    </CenteredCard>
  )
}
