import { Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../groups/CopyButton.tsx'

/** A new invitation link. It is stored nowhere, so it has to be copied now. */
export function InvitationLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('settings')

  return (
    // The device stores screens, and this must not be in them.
    <div data-transient>
      <Note tone="done">
        <Stack gap={2}>
          <Text>{t('account.invitations.created')}</Text>
          <bdi>{link}</bdi>
          <Row>
            <CopyButton text={link} label={t('account.invitations.copy')} copied={t('account.invitations.copied')} />
          </Row>
        </Stack>
      </Note>
    </div>
  )
}
