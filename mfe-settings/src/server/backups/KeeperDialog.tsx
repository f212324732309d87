import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPassword } from '../../account/AccountPassword.tsx'
import { serverProblem } from './server-problem.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Does it with the password of the keeper. */
  readonly act: (currentPassword: string) => Promise<void>
  readonly onClose: () => void
}

/** Says what an action does, and asks for the keeper's password. */
export function KeeperDialog({ title, children, act, onClose }: Props) {
  const { t } = useTranslation('settings')
  const form = useForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => ({ currentPassword: currentPassword === '' && t('account.problems.noPassword') }),
    submit: ({ currentPassword }) => act(currentPassword),
    explain(error) {
      const { isPassword, key } = serverProblem(error)
      return isPassword ? { field: 'currentPassword', message: t(key) } : { problem: t(key) }
    },
    onDone: onClose,
  })
  return (
    <FormDialog title={title} submitLabel={title} form={form} onClose={onClose}>
      {children}
      <AccountPassword which="current" {...form.field('currentPassword')} />
    </FormDialog>
  )
}
