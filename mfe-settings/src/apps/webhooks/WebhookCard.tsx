import type { Webhook } from '@potluck/api/webhooks'
import { useFormats } from '@potluck/parts'
import { Badge, Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { wordsOfEvent } from './event-words.ts'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'
import classes from './Webhooks.module.css'

interface Props {
  readonly webhook: Webhook
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRenew: () => void
  readonly onTurn: (isOn: boolean) => void
  readonly onDelete: () => void
}

/** The words for why a webhook is off. */
const reasons = { password: 'password', 'out-of-reach': 'outOfReach', gone: 'gone', failing: 'failing' } as const

const reasonOf = (reason: string) => Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? 'owner'

/** The source of a webhook, in words. */
function SourceLine({ webhook: { source } }: Pick<Props, 'webhook'>) {
  const { t } = useTranslation('settings')
  const { kind, title } = source
  const isNamed = title !== null && (kind === 'list' || kind === 'plan' || kind === 'kitchen')
  const words = isNamed ? t(`apps.webhooks.of.${kind}`, { name: title }) : null
  return <Text>{words ?? t(`apps.webhooks.of.${kind === 'account' ? 'account' : 'lost'}`)}</Text>
}

/** A webhook: what it tells and to whom, what it does now, and what can be done with it. */
export function WebhookCard({ webhook, isBusy, onEdit, onRenew, onTurn, onDelete }: Props) {
  const { t } = useTranslation('settings')
  const { relativeDate } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { name, url, events, dinnerAt, off, failingSince } = webhook
  return (
    <SettingsGroup title={name} of="controls">
      <Stack gap={3}>
        <div>
          <SourceLine webhook={webhook} />
          <Text size="small" tone="soft" className={classes.address}>
            <bdi dir="ltr">{url}</bdi>
          </Text>
        </div>
        <div className={classes.events}>
          {events.map((event) => {
            const words = wordsOfEvent(event)
            const said = words === null ? event : t(`apps.webhooks.event.${words}`)
            return <Badge key={event}>{event === 'dinner.today' ? `${said}, ${dinnerAt}` : said}</Badge>
          })}
        </div>
        {off && (
          <Note tone="attention">
            {t(`apps.webhooks.off.${reasonOf(off.reason)}`, { date: relativeDate(off.since) })}
          </Note>
        )}
        {!off && failingSince !== null && (
          <Note tone="attention">{t('apps.webhooks.failing', { date: relativeDate(failingSince) })}</Note>
        )}
        <Row gap={2}>
          <Button disabled={isBusy} onClick={() => onTurn(off !== null)}>
            {t(off ? 'apps.webhooks.turnOn' : 'apps.webhooks.turnOff')}
          </Button>
          <Button variant="quiet" onClick={onEdit}>
            {t('apps.webhooks.edit')}
          </Button>
          <Button variant="quiet" onClick={onRenew}>
            {t('apps.webhooks.renew')}
          </Button>
          <Button variant="quiet" onClick={onDelete}>
            {t('apps.webhooks.delete')}
          </Button>
        </Row>
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={classes.summary}>{t('apps.webhooks.testAndDeliveries')}</summary>
          {isOpen && <WebhookDeliveries webhook={webhook} />}
        </details>
      </Stack>
    </SettingsGroup>
  )
}
