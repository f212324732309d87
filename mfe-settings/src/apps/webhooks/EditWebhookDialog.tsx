import type { CallInput } from '@potluck/api/endpoint'
import { eventsOfSource, updateWebhook, type Webhook, webhookEvents, webhookSources } from '@potluck/api/webhooks'
import { FormDialog } from '@potluck/parts/FormDialog'
import { fits, useForm } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../../identity/account-problem.ts'
import { DinnerField } from './DinnerField.tsx'
import { EventsField } from './EventsField.tsx'

interface Props {
  readonly webhook: Webhook
  readonly change: (change: CallInput<typeof updateWebhook>['body']) => Promise<unknown>
  readonly onClose: () => void
}

const { shape } = updateWebhook.body

/** The name of a webhook, what it tells and when. */
export function EditWebhookDialog({ webhook, change, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { name, events, dinnerAt, source } = webhook
  const kind = webhookSources.find((known) => known === source.kind)
  const form = useForm({
    initial: { name, dinnerAt, events: webhookEvents.filter((event) => events.includes(event)) },
    check: (typed) => ({
      name: !fits(shape.name, typed.name) && t('apps.tokens.problems.name'),
      events: typed.events.length === 0 && t('apps.tokens.problems.noScope'),
      dinnerAt: !fits(shape.dinnerAt, typed.dinnerAt) && t('apps.webhooks.problems.time'),
    }),
    async submit(typed) {
      await change({ ...typed, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    },
    explain: (error) => ({ problem: t(`account.problems.${accountProblem(error)}`) }),
    onDone: onClose,
  })
  const field = form.field('events')
  return (
    <FormDialog
      title={t('apps.webhooks.editNamed', { name })}
      submitLabel={t('apps.webhooks.save')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('apps.tokens.name')} autoComplete="off" required />
      <EventsField
        {...field}
        offered={kind ? eventsOfSource[kind] : []}
        onChange={(next) => field.onChange([...next])}
      />
      <DinnerField {...form.field('dinnerAt')} events={form.values.events} />
    </FormDialog>
  )
}
