import type { Account } from '@potluck/api/account'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './AccountForm.tsx'
import { useUpdateAccount } from './useAccount.ts'

/** What friends call the cook. */
export function NameForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('settings')
  const [name, setName] = useState(account.name)
  const update = useUpdateAccount()
  useUnsavedChanges(name.trim() !== account.name)
  return (
    <AccountForm
      title={t('account.name')}
      value={<bdi>{account.name}</bdi>}
      about={t('account.nameAbout')}
      busy={update.isPending}
      error={update.error}
      done={update.isSuccess && name === account.name}
      onCancel={() => setName(account.name)}
      onSubmit={() => update.mutate({ body: { name } })}
    >
      <TextField
        label={t('account.name')}
        labelHidden
        value={name}
        onChange={setName}
        autoComplete="name"
        required
        maxLength={254}
      />
    </AccountForm>
  )
}
