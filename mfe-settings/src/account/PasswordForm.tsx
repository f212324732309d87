import { useUnsavedChanges } from '@potluck/platform/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './AccountForm.tsx'
import { AccountPassword } from './AccountPassword.tsx'
import { useUpdateAccount } from './useAccount.ts'

/** A new password ends the sessions on every other device. */
export function PasswordForm() {
  const { t } = useTranslation('settings')
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const update = useUpdateAccount()
  useUnsavedChanges(currentPassword !== '' || password !== '')

  function clear() {
    setCurrentPassword('')
    setPassword('')
  }

  return (
    <AccountForm
      title={t('account.password')}
      value="••••••••"
      about={t('account.passwordAbout')}
      busy={update.isPending}
      error={update.error}
      done={update.isSuccess && password === ''}
      onCancel={clear}
      onSubmit={() => update.mutate({ body: { password, currentPassword } }, { onSuccess: clear })}
    >
      <AccountPassword which="current" value={currentPassword} onChange={setCurrentPassword} />
      <AccountPassword which="new" value={password} onChange={setPassword} />
    </AccountForm>
  )
}
