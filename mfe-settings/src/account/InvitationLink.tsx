import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** A new invitation link. It is stored nowhere, so it has to be copied now. */
export function InvitationLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('settings')
  const host = useHost()

  async function copy() {
    // If copying is not allowed, the cook can still read the link.
    if (await copyText(link)) host.toast({ message: t('account.invitations.copied'), tone: 'done' })
  }

  return (
    // The device stores screens, and this must not be in them.
    <div data-transient>
      <Note tone="done">
        <Stack gap={2}>
          <Text>{t('account.invitations.created')}</Text>
          <bdi>{link}</bdi>
          <Row>
            <Button onClick={() => void copy()}>{t('account.invitations.copy')}</Button>
          </Row>
        </Stack>
      </Note>
    </div>
  )
}
