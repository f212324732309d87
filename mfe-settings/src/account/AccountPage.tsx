import { Answered, BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, PageLayout, Stack } from '@potluck/ui'
import { IconLock, IconUser } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { AccountStats } from './AccountStats.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DeleteAllRecipes } from './DeleteAllRecipes.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Invitations } from './Invitations.tsx'
import { NameForm } from './NameForm.tsx'
import { useAccount, useStats } from './useAccount.ts'

/** The page of the account: name, e-mail, profile, statistics, deletion, and the way to login and security. */
export function AccountPage() {
  const { t } = useTranslation('settings')
  const account = useAccount()
  const stats = useStats()
  useTitle(t('account.title'))
  return (
    <PageLayout
      title={t('account.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      <Answered
        answer={account}
        loading={{ label: t('account.loading'), shape: 'text' }}
        failed={{ title: t('account.failed') }}
      >
        {(known) => (
          <Stack gap={6}>
            <SettingsGroup title={t('account.you')} of="controls">
              <NameForm account={known} />
              <EmailForm account={known} />
            </SettingsGroup>
            <Card padding="small" aria-label={t('account.security.title')}>
              <LinkRows
                rows={[
                  {
                    path: paths.security(),
                    icon: <IconLock />,
                    title: t('account.security.title'),
                    about: t('account.security.about'),
                  },
                ]}
              />
            </Card>
            <SettingsGroup title={t('account.profile.group')} of="rows">
              <LinkRows
                rows={[
                  {
                    path: paths.myProfile(),
                    icon: <IconUser />,
                    title: t('account.profile.title'),
                    about: known.handle === null ? t('account.profile.none') : `@${known.handle}`,
                  },
                ]}
              />
            </SettingsGroup>
            <Invitations />
            {stats.data && <AccountStats stats={stats.data} />}
            {stats.data && <DeleteAllRecipes recipeCount={stats.data.recipeCount} />}
            <DeleteAccount />
          </Stack>
        )}
      </Answered>
    </PageLayout>
  )
}
