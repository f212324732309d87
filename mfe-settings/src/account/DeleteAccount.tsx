import { useHost } from '@potluck/platform/HostProvider'
import { Button, Card, Heading, Note, Row, Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPassword } from './AccountPassword.tsx'
import { accountProblem } from './account-problem.ts'
import { useDeleteAccount } from './useAccount.ts'

/** The end of the account, behind its password. */
export function DeleteAccount() {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  return (
    <Card aria-labelledby="delete-account">
      <Stack gap={4}>
        <Heading id="delete-account" size="small">
          {t('account.delete')}
        </Heading>
        <Text>{t('account.deleteAbout')}</Text>
        <Row>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('account.delete')}
          </Button>
        </Row>
      </Stack>
      {asking && <AskForPassword onClose={() => setAsking(false)} />}
    </Card>
  )
}

function AskForPassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings')
  const host = useHost()
  const form = useId()
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount()
  const problem = accountProblem(remove.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!remove.isPending)
      remove.mutate({ body: { currentPassword: password } }, { onSuccess: () => void host.logOut() })
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account.deleteAsk')}
      closeLabel={t('close')}
      size="small"
      actions={
        <Button type="submit" form={form} variant="danger" busy={remove.isPending}>
          {t('account.delete')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap={4}>
          <Text>{t('account.deleteLost')}</Text>
          <AccountPassword which="current" value={password} onChange={setPassword} />
          {problem && <Note tone="danger">{t(`account.problems.${problem}`)}</Note>}
        </Stack>
      </form>
    </Modal>
  )
}
