import { Answered, BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { AccountStats } from './AccountStats.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Invitations } from './Invitations.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { useAccount, useStats } from './useAccount.ts'

/** Name, e-mail and password, each saved alone; figures; the end of the account. */
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
            <NameForm account={known} />
            <EmailForm account={known} />
            <PasswordForm />
            <Invitations />
            {stats.data && <AccountStats stats={stats.data} />}
            <DeleteAccount />
          </Stack>
        )}
      </Answered>
    </PageLayout>
  )
}
