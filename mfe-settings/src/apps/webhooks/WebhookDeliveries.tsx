import { ApiError } from '@potluck/api/errors'
import { type Webhook, type WebhookDelivery, webhookEvents } from '@potluck/api/webhooks'
import { Answered, useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Badge, Button, Row, Stack, Text } from '@potluck/ui'
import { FieldGroup } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { eventWords, wordsOfEvent } from './event-words.ts'
import { useDeliveries } from './useWebhooks.ts'
import classes from './Webhooks.module.css'

const tones = { delivered: 'herb', failed: 'beet', waiting: 'neutral' } as const

/** The states that have words; a newer server may have more. */
const stateOf = (state: string): keyof typeof tones => (state === 'delivered' || state === 'failed' ? state : 'waiting')

/** A delivery: what came back, and when it is tried again. */
function DeliveryRow({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation('settings')
  const { dateTime, relativeMoment } = useFormats()
  const { event, status, problem, attempts, answer, createdAt, nextAt, isTest } = delivery
  const words = wordsOfEvent(event)
  const state = stateOf(delivery.state)
  const silence =
    problem === null ? null : t(`apps.webhooks.problem.${problem === 'not-allowed' ? 'notAllowed' : 'noAnswer'}`)
  const facts = [
    relativeMoment(createdAt),
    attempts > 0 && t('apps.webhooks.attempts', { count: attempts }),
    status === null ? silence : t('apps.webhooks.status', { status }),
    nextAt !== null && attempts > 0 && t('apps.webhooks.nextAt', { date: dateTime(nextAt) }),
  ]
  return (
    <li className={classes.delivery}>
      <Row gap={2}>
        <Text>{words === null ? event : t(`apps.webhooks.event.${words}`)}</Text>
        <Badge tone={tones[state]}>{t(`apps.webhooks.state.${state}`)}</Badge>
        {isTest && <Badge>{t('apps.webhooks.isTest')}</Badge>}
      </Row>
      <Text size="small" tone="soft">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {answer !== '' && (
        <pre dir="ltr" className={classes.answer}>
          {answer}
        </pre>
      )}
    </li>
  )
}

/** Tests of a webhook, and its last deliveries with what came back. */
export function WebhookDeliveries({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('settings')
  const { toast } = useHost()
  const { answer, test } = useDeliveries(webhook.id)
  const events = webhookEvents.filter((event) => webhook.events.includes(event))

  async function send(event: (typeof events)[number]) {
    // A button that is disabled would lose the focus.
    if (test.isPending) return
    try {
      await test.mutateAsync({ params: { id: webhook.id }, body: { event } })
      toast({ message: t('apps.webhooks.tested'), tone: 'done' })
    } catch (error) {
      const isNothing = error instanceof ApiError && error.data?.error.code === 'nothing-to-tell'
      toast({ message: t(isNothing ? 'apps.webhooks.nothingYet' : 'apps.webhooks.notTested'), tone: 'problem' })
    }
  }

  return (
    <Stack gap={3}>
      {webhook.off === null && (
        <FieldGroup label={t('apps.webhooks.test')}>
          <Text size="small" tone="soft">
            {t('apps.webhooks.testAbout')}
          </Text>
          <Row gap={2}>
            {events.map((event) => (
              <Button key={event} variant="quiet" onClick={() => void send(event)}>
                {t(`apps.webhooks.event.${eventWords[event]}`)}
              </Button>
            ))}
          </Row>
        </FieldGroup>
      )}
      <Answered
        answer={answer}
        loading={{ label: t('apps.webhooks.deliveries'), shape: 'text' }}
        failed={{ title: t('apps.webhooks.deliveriesFailed') }}
        isEmpty={(deliveries) => deliveries.length === 0}
        empty={<Text tone="soft">{t('apps.webhooks.noDeliveries')}</Text>}
      >
        {(deliveries) => (
          <ol className={classes.deliveries} aria-live="polite">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ol>
        )}
      </Answered>
    </Stack>
  )
}
