import type { Invitation } from '@potluck/api/invitations'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props<Link extends Invitation> {
  readonly links: readonly Link[]
  /** Takes one back. */
  readonly takeBack: (id: string) => Promise<unknown>
  /** The purpose of a link, where they differ. */
  readonly about?: (link: Link) => string
  readonly onTakenBack: (id: string) => void
}

/** Invitations that still open, each with a button that takes it back. Renders nothing if there are none. */
export function OpenLinks<Link extends Invitation>({ links, takeBack, about, onTakenBack }: Props<Link>) {
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
            <OpenLink
              link={link}
              about={about?.(link)}
              takeBack={() => takeBack(link.id)}
              onTakenBack={() => onTakenBack(link.id)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

interface OpenLinkProps {
  readonly link: Invitation
  readonly about: string | undefined
  readonly takeBack: () => Promise<unknown>
  readonly onTakenBack: () => void
}

function OpenLink({ link, about, takeBack, onTakenBack }: OpenLinkProps) {
  const { t } = useTranslation('social')
  const { date } = useFormats()
  const host = useHost()
  const [isTaking, setTaking] = useState(false)

  async function take() {
    setTaking(true)
    try {
      await takeBack()
      onTakenBack()
    } catch {
      host.toast({ message: t('invite.takeBackFailed'), tone: 'problem' })
      setTaking(false)
    }
  }

  return (
    <ListRow
      title={[...(about === undefined ? [] : [about]), t('invite.usesLeft', { count: link.usesLeft })].join(' · ')}
      subtitle={t('invite.until', { date: date(link.expiresAt) })}
      trailing={
        <Button busy={isTaking} onClick={() => void take()}>
          {t('invite.takeBack')}
        </Button>
      }
    />
  )
}
