import type { Account } from '@potluck/api/account'
import { sendConfirmation } from '@potluck/api/account-email'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** The address of the account and, where mail is set up, what is still to be confirmed. An account may be older than the mail. */
export function EmailState({ account: { email, pendingEmail, isEmailConfirmed } }: { readonly account: Account }) {
  const { t } = useTranslation('settings')
  const host = useHost()
  const send = useCall(sendConfirmation, {
    toast: true,
    onSuccess: () => host.toast({ message: t('account.emailState.sent'), tone: 'done' }),
  })
  const isPending = typeof pendingEmail === 'string'
  if (!isPending && isEmailConfirmed !== false) return <bdi>{email}</bdi>
  return (
    <Stack gap={2}>
      <bdi>{email}</bdi>
      <Note>
        <Stack gap={2}>
          <Text size="small">
            {isPending
              ? t('account.emailState.pending', { email: pendingEmail })
              : t(send.isSuccess ? 'account.emailState.unconfirmed' : 'account.emailState.notMailed')}
          </Text>
          <Row>
            <Button busy={send.isPending} onClick={() => send.mutate({})}>
              {t(isPending || send.isSuccess ? 'account.emailState.send' : 'account.emailState.sendFirst')}
            </Button>
          </Row>
        </Stack>
      </Note>
    </Stack>
  )
}
