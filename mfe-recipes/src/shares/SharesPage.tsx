import { BackButton } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { PageLayout, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Households } from './Households.tsx'
import { OnProfile } from './OnProfile.tsx'
import { KitchenLinks, SharedLinks } from './SharedLinks.tsx'
import { SharedListLinks } from './SharedListLinks.tsx'
import { SharedLists } from './SharedLists.tsx'
import { SharedPlans } from './SharedPlans.tsx'

/** Everything that a cook shares, by kind; each can be revoked. */
export function SharesPage() {
  const { t } = useTranslation('recipes')
  useTitle(t('shares.title'))
  return (
    <PageLayout title={t('shares.title')} width="reading" leading={<BackButton otherwise={paths.home()} />}>
      <Stack gap={8}>
        <Text tone="soft">{t('shares.about')}</Text>
        <Households />
        <SharedLinks />
        <KitchenLinks />
        <OnProfile />
        <SharedLists />
        <SharedListLinks />
        <SharedPlans />
      </Stack>
    </PageLayout>
  )
}
