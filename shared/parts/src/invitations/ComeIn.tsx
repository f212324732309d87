import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, Stack } from '@potluck/ui'
import { IconLogin, IconUserPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

export interface ComeInProps {
  readonly secret: string
  /** Where a new account comes out: what it was invited to is accepted by registering. */
  readonly joined: string
  /** The invitation's own path, where somebody with an account comes back to and says yes. */
  readonly invitation: string
  /** Whether this server takes new accounts; it does unless said. */
  readonly takesAccounts?: boolean | undefined
}

/** The ways of a guest to what an invitation is for. */
export function ComeIn({ secret, joined, invitation, takesAccounts = true }: ComeInProps) {
  const { t } = useTranslation('parts')
  return (
    <Stack gap={3}>
      {takesAccounts ? (
        <LinkButton variant="primary" href={href(paths.auth('register', joined, secret))} icon={<IconUserPlus />}>
          {t('comeIn.register')}
        </LinkButton>
      ) : (
        <Note tone="attention">{t('comeIn.closed')}</Note>
      )}
      <LinkButton
        variant={takesAccounts ? 'secondary' : 'primary'}
        href={href(paths.auth('login', invitation))}
        icon={<IconLogin />}
      >
        {t('comeIn.logIn')}
      </LinkButton>
    </Stack>
  )
}
