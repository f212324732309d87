import type { Endpoint } from '@potluck/api/endpoint'
import { deleteInvitation, type Invitation } from '@potluck/api/invitations'
import { useFormats } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'

interface Props<Link extends Invitation> {
  readonly links: readonly Link[]
  /** The question that lists them. */
  readonly listed: Endpoint
  /** What a link is for, where they differ. */
  readonly about?: (link: Link) => string
  readonly onTakenBack: (id: string) => void
}

/** Invitations that still open, each with a button that takes it back. Renders nothing if there are none. */
export function OpenLinks<Link extends Invitation>({ links, listed, about, onTakenBack }: Props<Link>) {
  const { t } = useTranslation('social')
  if (links.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {t('invite.stillOpen')}
      </Heading>
      <ul aria-label={t('invite.stillOpen')}>
        {links.map((link) => (
          <li key={link.id}>
            <OpenLink link={link} listed={listed} about={about?.(link)} onTakenBack={() => onTakenBack(link.id)} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

interface OpenLinkProps {
  readonly link: Invitation
  readonly listed: Endpoint
  readonly about: string | undefined
  readonly onTakenBack: () => void
}

function OpenLink({ link, listed, about, onTakenBack }: OpenLinkProps) {
  const { t } = useTranslation('social')
  const { date } = useFormats()
  const host = useHost()
  const taking = useCall(deleteInvitation, {
    changes: [listed],
    onError: () => host.toast({ message: t('invite.takeBackFailed'), tone: 'problem' }),
  })
  return (
    <ListRow
      title={[...(about === undefined ? [] : [about]), t('invite.usesLeft', { count: link.usesLeft })].join(' · ')}
      subtitle={t('invite.until', { date: date(link.expiresAt) })}
      trailing={
        <Button
          busy={taking.isPending}
          onClick={() => taking.mutate({ params: { id: link.id } }, { onSuccess: onTakenBack })}
        >
          {t('invite.takeBack')}
        </Button>
      }
    />
  )
}
