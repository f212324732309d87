import { password as passwordSchema } from '@potluck/api/credentials'
import { ProofFields } from '@potluck/parts/ProofFields'
import { noProof, proofOf, useHasPassword, usePasswordCheck, useProofRefusal } from '@potluck/parts/useProofForm'
import { fits } from '@potluck/platform/useForm'
import { PasswordField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '../account/AccountForm.tsx'
import { useAccountForm } from '../account/useAccountForm.ts'

const empty = { ...noProof, password: '' }

/** A new password ends the sessions on every other device. */
export function PasswordForm() {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const { form, saves, saveByPasskey } = useAccountForm({
    initial: empty,
    check: ({ currentPassword, password }) => ({
      currentPassword: checkPassword(currentPassword),
      password: !fits(passwordSchema, password) && t('account.problems.passwordLength'),
    }),
    body: ({ password, ...typed }, passkey) => ({ password, ...proofOf(typed, passkey) }),
    savedAs: () => empty,
    passwordField: 'currentPassword',
    refusal: useProofRefusal(),
    blame: { knownPassword: 'password' },
  })
  return (
    <AccountForm
      title={t('security.password.heading')}
      value={useHasPassword() ? '••••••••' : t('security.password.none')}
      about={t('security.password.intro')}
      form={form}
      saves={saves}
    >
      <PasswordField
        {...form.field('password')}
        label={t('account.newPassword')}
        description={t('account.newPasswordAbout')}
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        autoComplete="new-password"
        required
      />
      <ProofFields
        field={form.field}
        passwordLabel={t('account.currentPassword')}
        isPending={form.isPending}
        onPasskey={saveByPasskey}
      />
    </AccountForm>
  )
}
