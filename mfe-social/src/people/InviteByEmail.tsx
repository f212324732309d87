import { ApiError } from '@potluck/api/errors'
import { inviteByEmail, listEmailInvitations } from '@potluck/api/friends'
import { useCall } from '@potluck/platform/answers'
import { Button, Note } from '@potluck/ui'
import { IconUserPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { InviteFriends } from './invite/InviteFriends.tsx'

/** Offers to invite an e-mail address of which no person was found. */
export function AskByEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('social')
  const { mutate, isPending, isSuccess, error } = useCall(inviteByEmail, { changes: [listEmailInvitations] })
  if (isSuccess) {
    return (
      <Note tone="done" title={t('address.sent')} action={<InviteFriends />}>
        {t('address.sentNext', { email })}
      </Note>
    )
  }
  const tooMany = error instanceof ApiError && [409, 429].includes(error.status)
  return (
    <Note
      title={t('address.title')}
      action={
        <Button variant="primary" icon={<IconUserPlus />} busy={isPending} onClick={() => mutate({ body: { email } })}>
          {t('address.ask')}
        </Button>
      }
    >
      {error ? t(tooMany ? 'find.tooMany' : 'find.failed') : t('address.about', { email })}
    </Note>
  )
}
