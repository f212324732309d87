import { ApiError } from '@potluck/api/errors'
import { useFormats } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { InvitationLink } from './InvitationLink.tsx'
import { useInvitations } from './useInvitations.ts'

const linkOf = (secret: string): string =>
  new URL(href(paths.auth('register', undefined, secret)), document.baseURI).href

/** Invitation links, if the registration needs one. */
export function Invitations() {
  const { t } = useTranslation('settings')
  const { date } = useFormats()
  const { known, make, takeBack } = useInvitations()
  if (!known?.needed) return null
  const { error } = make
  return (
    <SettingsGroup title={t('account.invitations.title')} of="controls">
      <Stack gap={4}>
        <Text>{t('account.invitations.about')}</Text>
        <Row>
          <Button busy={make.isPending} onClick={() => make.mutate({ body: { uses: 1 } })}>
            {t('account.invitations.one')}
          </Button>
          <Button busy={make.isPending} onClick={() => make.mutate({ body: { uses: 10 } })}>
            {t('account.invitations.several')}
          </Button>
        </Row>
        {make.data && <InvitationLink link={linkOf(make.data.secret)} />}
        {error && (
          <Note tone="danger">
            {t(
              error instanceof ApiError && error.status === 409
                ? 'account.invitations.tooMany'
                : 'account.invitations.failed',
            )}
          </Note>
        )}
        {known.invitations.map(({ id, usesLeft, expiresAt }) => (
          <Row key={id}>
            <Text>{t('account.invitations.left', { count: usesLeft, date: date(expiresAt) })}</Text>
            <Button variant="quiet" onClick={() => takeBack.mutate({ params: { id } })}>
              {t('account.invitations.takeBack')}
            </Button>
          </Row>
        ))}
      </Stack>
    </SettingsGroup>
  )
}
