import type { Profile } from '@potluck/api/profiles'
import { useImageAddress } from '@potluck/platform/hooks'
import { Heading, Stack, Text } from '@potluck/ui'
import { Avatar, LinkedText } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CenteredCard } from '../CenteredCard.tsx'
import { Gallery } from './Gallery.tsx'
import classes from './ProfileView.module.css'
import { VisibleItems } from './VisibleItems.tsx'

interface Props {
  readonly profile: Profile
  /** Buttons for the viewer. */
  readonly actions?: ReactNode
  readonly isPreview?: boolean
}

/** The content of a profile as the server answered it to the viewer. */
export function ProfileView({ profile, actions, isPreview = false }: Props) {
  const { t } = useTranslation('social')
  const address = useImageAddress()
  const { name, handle, about, profileImages, profileItems } = profile
  const [first] = profileImages
  return (
    <Stack gap={6}>
      <CenteredCard>
        <Avatar name={name} src={address(first?.thumbnail)} size="large" />
        <div>
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
          {handle !== null && (
            <Text tone="soft">
              <bdi>@{handle}</bdi>
            </Text>
          )}
        </div>
        {about !== '' && (
          <div dir="auto" className={classes.about}>
            <LinkedText>{about}</LinkedText>
          </div>
        )}
        {actions}
      </CenteredCard>
      <Gallery images={profileImages} name={name} />
      <VisibleItems profile={profile} isPreview={isPreview} />
      {profileItems.length + profileImages.length === 0 && about === '' && (
        <Text tone="soft">{t('profile.showsNothing', { name })}</Text>
      )}
    </Stack>
  )
}
