import type { Account } from '@potluck/api/account'
import { name as nameSchema } from '@potluck/api/credentials'
import { fits } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './useAccountForm.ts'

/** The name by which friends know the cook. */
export function NameForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('settings')
  const { form, saves } = useAccountForm({
    initial: { name: account.name },
    check: ({ name }) => ({ name: !fits(nameSchema, name) && t('account.problems.noName') }),
    body: (values) => values,
    savedAs: ({ name }) => ({ name }),
    blame: {},
  })
  return (
    <AccountForm
      title={t('account.name')}
      value={<bdi>{account.name}</bdi>}
      about={t('account.nameAbout')}
      form={form}
      saves={saves}
    >
      <TextField
        {...form.field('name')}
        label={t('account.name')}
        labelHidden
        autoComplete="name"
        required
        maxLength={254}
      />
    </AccountForm>
  )
}
