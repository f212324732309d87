import { useTitle } from '@potluck/platform/hooks'
import { ErrorState, PageLayout, SkeletonScreen, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { BackToSettings } from '../settings/BackToSettings.tsx'
import { AccountStats } from './AccountStats.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
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
    <PageLayout title={t('account.title')} leading={<BackToSettings />} width="reading">
      {account.data ? (
        <Stack gap={6}>
          <NameForm account={account.data} />
          <EmailForm account={account.data} />
          <PasswordForm />
          {stats.data && <AccountStats stats={stats.data} />}
          <DeleteAccount />
        </Stack>
      ) : account.error ? (
        <ErrorState
          title={t('account.failed')}
          retryLabel={t('tryAgain')}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      ) : (
        <SkeletonScreen label={t('account.loading')} shape="text" />
      )}
    </PageLayout>
  )
}
