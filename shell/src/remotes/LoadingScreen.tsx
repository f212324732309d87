import { PageLayout, SkeletonScreen, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** The placeholder of a remote's screen. It has the menu, so that nobody must wait for it. */
export function LoadingScreen({ slow = false }: { readonly slow?: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <PageLayout title={t('remotes.title')} titleHidden>
      {slow && <Text tone="soft">{t('remotes.slow')}</Text>}
      <SkeletonScreen label={t('remotes.loading')} shape="rows" />
    </PageLayout>
  )
}
