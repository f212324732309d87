import { listEmailInvitations, withdrawEmailInvitation } from '@potluck/api/friends'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { Heading, IconButton, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconMail, IconX } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowIcon } from './RowIcon.tsx'
import { RowList } from './RowList.tsx'

/** Requests sent to e-mail addresses, which the member can withdraw. Nobody learns whether an address has an account. */
export function EmailInvitations() {
  const { t } = useTranslation('social')
  const host = useHost()
  const heading = useId()
  const { data: invitations = [] } = useAnswer(listEmailInvitations, {})
  const withdrawing = useCall(withdrawEmailInvitation, {
    changes: [listEmailInvitations],
    onError: () => host.toast({ message: t('address.withdrawFailed'), tone: 'problem' }),
  })
  if (invitations.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading id={heading}>{t('address.requested')}</Heading>
      <Text tone="soft">{t('address.requestedHint')}</Text>
      <RowList labelledBy={heading}>
        {invitations.map(({ email }) => (
          <li key={email}>
            <ListRow
              leading={
                <RowIcon>
                  <IconMail aria-hidden="true" />
                </RowIcon>
              }
              title={<bdi>{email}</bdi>}
              trailing={
                <IconButton
                  icon={<IconX />}
                  label={t('address.withdrawFrom', { email })}
                  onClick={() => withdrawing.mutate({ body: { email } })}
                />
              }
            />
          </li>
        ))}
      </RowList>
    </Stack>
  )
}
