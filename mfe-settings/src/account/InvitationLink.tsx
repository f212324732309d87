import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** A link that was just made: to be copied now, for it is kept nowhere. */
export function InvitationLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('settings')
  const host = useHost()

  async function copy() {
    // Without a clipboard (plain http, or no permission) the link is still there to be read.
    await navigator.clipboard.writeText(link).then(
      () => host.toast({ message: t('account.invitations.copied'), tone: 'done' }),
      () => {},
    )
  }

  return (
    <Note tone="done">
      <Stack gap={2}>
        <Text>{t('account.invitations.made')}</Text>
        <bdi>{link}</bdi>
        <Row>
          <Button onClick={() => void copy()}>{t('account.invitations.copy')}</Button>
        </Row>
      </Stack>
    </Note>
  )
}
