import type { Account } from '@potluck/api/account'
import { email as emailSchema } from '@potluck/api/credentials'
import { fits } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './AccountForm.tsx'
import { AccountPassword } from './AccountPassword.tsx'
import { EmailState } from './EmailState.tsx'
import { useAccountForm } from './useAccountForm.ts'

/** The address that the cook logs in with. */
export function EmailForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('settings')
  const isNew = (email: string) => email.trim() !== account.email
  const { form, saves } = useAccountForm({
    initial: { email: account.email, currentPassword: '' },
    check: ({ email, currentPassword }) => ({
      email: !fits(emailSchema, email) && t('account.problems.invalidEmail'),
      currentPassword: isNew(email) && currentPassword === '' && t('account.problems.noPassword'),
    }),
    body: (values) => values,
    savedAs: ({ email }) => ({ email, currentPassword: '' }),
    blame: { taken: 'email', wrongPassword: 'currentPassword' },
  })
  return (
    <AccountForm
      title={t('account.email')}
      value={<EmailState account={account} />}
      about={t('account.emailAbout')}
      form={form}
      saves={saves}
    >
      <TextField
        {...form.field('email')}
        label={t('account.email')}
        labelHidden
        type="email"
        autoComplete="email"
        required
      />
      {isNew(form.values.email) && <AccountPassword which="current" {...form.field('currentPassword')} />}
    </AccountForm>
  )
}
