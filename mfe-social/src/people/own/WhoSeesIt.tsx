import type { Visibility } from '@potluck/api/profile-items'
import type { OwnProfile } from '@potluck/api/profiles'
import { Heading, Stack } from '@potluck/ui'
import { SegmentedControl, SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useSwitchProfile } from './useOwnProfile.ts'

/** Whether there is a profile, for whom, and whether its owner is found by e-mail. */
export function WhoSeesIt({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('social')
  const change = useSwitchProfile(t('sees.failed'))
  const { enableProfile, profileVisibility, findableByEmail } = profile
  return (
    <section aria-label={t('sees.title')}>
      <Stack gap={3}>
        <Heading level={2}>{t('sees.title')}</Heading>
        <SwitchRow
          label={t('sees.on')}
          description={t('sees.onHint')}
          checked={enableProfile}
          onChange={(on) => change({ enableProfile: on })}
        />
        {enableProfile && (
          <SegmentedControl<Visibility>
            wide
            labelShown
            label={t('sees.whom')}
            segments={[
              { value: 'public', label: t('sees.everybody') },
              { value: 'friends', label: t('sees.friends') },
            ]}
            value={profileVisibility === 'public' ? 'public' : 'friends'}
            onChange={(whom) => change({ profileVisibility: whom })}
          />
        )}
        <SwitchRow
          label={t('sees.byEmail')}
          description={t('sees.byEmailHint')}
          checked={findableByEmail}
          onChange={(found) => change({ findableByEmail: found })}
        />
      </Stack>
    </section>
  )
}
