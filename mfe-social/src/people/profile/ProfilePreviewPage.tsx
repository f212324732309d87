import { ApiError } from '@potluck/api/errors'
import { previewProfile } from '@potluck/api/profiles'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Note, PageLayout, Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileView } from './ProfileView.tsx'

type Onlooker = 'guest' | 'friend'

/** A preview of the own profile as others see it. */
export function ProfilePreviewPage() {
  const { t } = useTranslation('social')
  const [as, setAs] = useState<Onlooker>('guest')
  useTitle(t('preview.title'))
  return (
    <PageLayout
      title={t('preview.title')}
      leading={<BackLink href={href(paths.myProfile())} label={t('profile.mine')} />}
      width="reading"
    >
      <Stack gap={6}>
        <SegmentedControl<Onlooker>
          wide
          label={t('preview.as')}
          segments={[
            { value: 'guest', label: t('preview.guest') },
            { value: 'friend', label: t('preview.friend') },
          ]}
          value={as}
          onChange={setAs}
        />
        <Text tone="soft">{t(as === 'guest' ? 'preview.aboutGuest' : 'preview.aboutFriend')}</Text>
        <Preview key={as} as={as} />
      </Stack>
    </PageLayout>
  )
}

function Preview({ as }: { readonly as: Onlooker }) {
  const { t } = useTranslation('social')
  const profile = useAnswer(previewProfile, { params: { as } }, { retry: false })
  const reason = refusalOf(profile.error)
  if (reason) return <Note>{t(`preview.${reason}`)}</Note>
  return (
    <Answered
      answer={profile}
      loading={{ label: t('profile.loading'), shape: 'text', count: 3 }}
      failed={{ title: t('profile.failed') }}
    >
      {(shown) => <ProfileView profile={shown} isPreview />}
    </Answered>
  )
}

function refusalOf(error: Error | null): 'off' | 'nothing' | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null
  return error.data?.error.code === 'profile-off' ? 'off' : 'nothing'
}
