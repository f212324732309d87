import { password as passwordSchema } from '@potluck/api/credentials'
import { fits } from '@potluck/platform/useForm'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '../account/AccountForm.tsx'
import { useAccountForm } from '../account/useAccountForm.ts'
import { AccountPassword } from '../identity/AccountPassword.tsx'
import { ProofFields } from '../identity/ProofFields.tsx'
import { blamedForProof, noProof, proofOf } from '../identity/proof.ts'
import { useHasPassword, usePasswordCheck } from '../identity/usePasswordCheck.ts'

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
    blame: { knownPassword: 'password', ...blamedForProof },
  })
  return (
    <AccountForm
      title={t('security.password.heading')}
      value={useHasPassword() ? '••••••••' : t('security.password.none')}
      about={t('security.password.intro')}
      form={form}
      saves={saves}
    >
      <AccountPassword which="new" {...form.field('password')} />
      <ProofFields field={form.field} isPending={form.isPending} onPasskey={saveByPasskey} />
    </AccountForm>
  )
}
