import type { MemberAccount } from '@potluck/api/members'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { AccountPassword } from '../account/AccountPassword.tsx'
import { accountProblem } from '../account/account-problem.ts'
import type { MemberAction } from './member-actions.ts'

interface Props {
  readonly member: MemberAccount
  readonly action: MemberAction
  /** Sends it with the password of the keeper. */
  readonly act: (typed: { readonly name: string; readonly currentPassword: string }) => Promise<void>
  readonly onClose: () => void
}

const destroys = (action: MemberAction): boolean => action === 'delete' || action === 'disable'

/** Says what an action on an account does, and asks for the keeper's password; a deletion for the account's name too. */
export function MemberDialog({ member, action, act, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { name, email } = member
  const form = useForm({
    initial: { name: '', currentPassword: '' },
    check: (typed) => ({
      name: action === 'delete' && typed.name.trim() !== name.trim() && t('server.members.otherName'),
      currentPassword: typed.currentPassword === '' && t('account.problems.noPassword'),
    }),
    submit: act,
    explain(error, field) {
      const problem = accountProblem(error)
      const message = field === 'name' ? t('server.members.otherName') : t(`account.problems.${problem}`)
      if (problem === 'wrongPassword') return { field: 'currentPassword', message }
      return field === null ? { problem: message } : { field, message }
    },
    onDone: onClose,
  })
  const title = t(`server.members.does.${action}`)
  return (
    <FormDialog danger={destroys(action)} title={title} submitLabel={title} form={form} onClose={onClose}>
      <Text>{t(`server.members.why.${action}`, { name, email })}</Text>
      {action === 'delete' && (
        <TextField
          {...form.field('name')}
          label={t('server.members.typeName')}
          description={t('server.members.typeNameAbout', { name })}
          autoComplete="off"
          required
        />
      )}
      <AccountPassword which="current" {...form.field('currentPassword')} />
    </FormDialog>
  )
}
