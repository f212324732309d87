import type { Account } from '@potluck/api/account'
import { email as emailSchema } from '@potluck/api/credentials'
import { ProofFields } from '@potluck/parts/ProofFields'
import { noProof, proofOf, usePasswordCheck, useProofRefusal } from '@potluck/parts/useProofForm'
import { fits } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './AccountForm.tsx'
import { EmailState } from './EmailState.tsx'
import { useAccountForm } from './useAccountForm.ts'

/** The address that the cook logs in with. */
export function EmailForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const isNew = (email: string) => email.trim() !== account.email
  const { form, saves, saveByPasskey } = useAccountForm({
    initial: { email: account.email, ...noProof },
    check: ({ email, currentPassword }) => ({
      email: !fits(emailSchema, email) && t('account.problems.invalidEmail'),
      currentPassword: isNew(email) && checkPassword(currentPassword),
    }),
    body: ({ email, ...typed }, passkey) => ({ email, ...proofOf(typed, passkey) }),
    savedAs: ({ email }) => ({ email, ...noProof }),
    passwordField: 'currentPassword',
    refusal: useProofRefusal(),
    blame: { taken: 'email' },
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
      {isNew(form.values.email) && (
        <ProofFields field={form.field} isPending={form.isPending} onPasskey={saveByPasskey} />
      )}
    </AccountForm>
  )
}
