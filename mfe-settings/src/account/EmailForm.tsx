import type { Account } from '@potluck/api/account'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './AccountForm.tsx'
import { AccountPassword } from './AccountPassword.tsx'
import { useUpdateAccount } from './useAccount.ts'

/** The address that the cook logs in with. */
export function EmailForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('settings')
  const [email, setEmail] = useState(account.email)
  const [currentPassword, setCurrentPassword] = useState('')
  const update = useUpdateAccount()
  const changed = email.trim() !== account.email
  useUnsavedChanges(changed)
  return (
    <AccountForm
      title={t('account.email')}
      value={<bdi>{account.email}</bdi>}
      about={t('account.emailAbout')}
      busy={update.isPending}
      error={update.error}
      done={update.isSuccess && !changed}
      onCancel={() => {
        setEmail(account.email)
        setCurrentPassword('')
      }}
      onSubmit={() => update.mutate({ body: { email, currentPassword } }, { onSuccess: () => setCurrentPassword('') })}
    >
      <TextField
        label={t('account.email')}
        labelHidden
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        required
      />
      {changed && <AccountPassword which="current" value={currentPassword} onChange={setCurrentPassword} />}
    </AccountForm>
  )
}
