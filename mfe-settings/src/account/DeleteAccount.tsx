import { FormDialog } from '@potluck/parts/FormDialog'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { Button, LinkButton, Note, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { AccountPassword } from './AccountPassword.tsx'
import { accountProblem } from './account-problem.ts'
import { useDeleteAccount } from './useAccount.ts'

/** Deletes the account after its password was typed. */
export function DeleteAccount() {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  return (
    <SettingsGroup title={t('account.delete')} of="controls">
      <Stack gap={3}>
        <Text>{t('account.deleteAbout')}</Text>
        <Row>
          <LinkButton href={href(paths.export())}>{t('export.title')}</LinkButton>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('account.delete')}
          </Button>
        </Row>
      </Stack>
      {asking && <AskForPassword onClose={() => setAsking(false)} />}
    </SettingsGroup>
  )
}

function AskForPassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings')
  const host = useHost()
  const remove = useDeleteAccount()
  const form = useForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => ({ currentPassword: currentPassword === '' && t('account.problems.noPassword') }),
    async submit(body) {
      await remove.mutateAsync({ body })
      void host.logOut({ isAgreed: true })
    },
    explain(error) {
      const problem = accountProblem(error)
      const message = t(`account.problems.${problem}`)
      return problem === 'wrongPassword' ? { field: 'currentPassword', message } : { problem: message }
    },
  })
  const unsent = useStore(host.changes.all).changes.length
  return (
    <FormDialog danger title={t('account.deleteAsk')} submitLabel={t('account.delete')} form={form} onClose={onClose}>
      <Text>{t('account.deleteLost')}</Text>
      {unsent > 0 && <Note tone="attention">{t('account.deleteUnsent', { count: unsent })}</Note>}
      <AccountPassword which="current" {...form.field('currentPassword')} />
    </FormDialog>
  )
}
