import { password as passwordSchema } from '@potluck/api/credentials'
import { fits } from '@potluck/platform/useForm'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '../account/AccountForm.tsx'
import { AccountPassword } from '../account/AccountPassword.tsx'
import { useAccountForm } from '../account/useAccountForm.ts'

const empty = { currentPassword: '', password: '' }

/** A new password ends the sessions on every other device. */
export function PasswordForm() {
  const { t } = useTranslation('settings')
  const { form, saves } = useAccountForm({
    initial: empty,
    check: ({ currentPassword, password }) => ({
      currentPassword: currentPassword === '' && t('account.problems.noPassword'),
      password: !fits(passwordSchema, password) && t('account.problems.passwordLength'),
    }),
    body: (values) => values,
    savedAs: () => empty,
    blame: { knownPassword: 'password', wrongPassword: 'currentPassword' },
  })
  return (
    <AccountForm
      title={t('security.password.heading')}
      value="••••••••"
      about={t('security.password.intro')}
      form={form}
      saves={saves}
    >
      <AccountPassword which="current" {...form.field('currentPassword')} />
      <AccountPassword which="new" {...form.field('password')} />
    </AccountForm>
  )
}
