import { ApiError } from '@potluck/api/errors'
import type { IdentityProvider } from '@potluck/api/identity-providers'
import { FormDialog } from '@potluck/parts/FormDialog'
import { paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { AccountPassword } from '../account/AccountPassword.tsx'
import { accountProblem } from '../account/account-problem.ts'
import { useStartLinking } from './useLinkedAccounts.ts'

interface Props {
  readonly provider: IdentityProvider
  readonly hasPassword: boolean
  readonly onClose: () => void
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.data?.error.code : undefined)

/** Asks for the password, and goes to the provider, which leads back to this page. */
export function LinkAccountDialog({ provider, hasPassword, onClose }: Props) {
  const { t } = useTranslation('settings')
  const start = useStartLinking()
  const form = useForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => ({
      currentPassword: hasPassword && currentPassword === '' && t('account.problems.noPassword'),
    }),
    async submit({ currentPassword }) {
      const proof = hasPassword ? { currentPassword } : {}
      const body = { ...proof, redirect: paths.security() }
      const { address } = await start.mutateAsync({ params: { provider: provider.id }, body })
      location.assign(address)
    },
    explain(error) {
      const code = codeOf(error)
      if (code === 'log-in-again') return { problem: t('security.linked.logInAgain') }
      if (code === 'provider-away') return { problem: t('security.linked.away') }
      const problem = accountProblem(error)
      const message = t(`account.problems.${problem}`)
      return problem === 'wrongPassword' ? { field: 'currentPassword', message } : { problem: message }
    },
  })
  return (
    <FormDialog
      title={t('security.linked.linkNamed', { provider: provider.name })}
      submitLabel={t('security.linked.continue')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('security.linked.linkAbout', { provider: provider.name })}</Text>
      {hasPassword && <AccountPassword which="current" {...form.field('currentPassword')} />}
    </FormDialog>
  )
}
