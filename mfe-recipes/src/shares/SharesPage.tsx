import { BackButton } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { Households } from './Households.tsx'
import { OnProfile } from './OnProfile.tsx'
import { KitchenLinks, SharedLinks } from './SharedLinks.tsx'
import { SharedListLinks } from './SharedListLinks.tsx'
import { SharedLists } from './SharedLists.tsx'
import { SharedPlans } from './SharedPlans.tsx'
import classes from './shares.module.css'

/** Everything that a cook shares, by kind; each can be revoked. The empty message hides as soon as there is a kind. */
export function SharesPage() {
  const { t } = useTranslation('recipes')
  useTitle(t('shares.title'))
  return (
    <PageLayout title={t('shares.title')} width="reading" leading={<BackButton otherwise={paths.home()} />}>
      <Text tone="soft" className={classes.about}>
        {t('shares.about')}
      </Text>
      <Stack gap={8} className={classes.all}>
        <Households />
        <SharedLinks />
        <KitchenLinks />
        <OnProfile />
        <SharedLists />
        <SharedListLinks />
        <SharedPlans />
      </Stack>
      <div className={classes.nothing}>
        <EmptyState picture="letter" title={t('shares.nothing')} />
      </div>
    </PageLayout>
  )
}
