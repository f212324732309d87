import type { CallInput } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import { createWebhook, eventsOfSource, type WebhookEvent } from '@potluck/api/webhooks'
import { FormDialog } from '@potluck/parts/FormDialog'
import { ProofFields } from '@potluck/parts/ProofFields'
import { fits } from '@potluck/platform/useForm'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useAccountProof } from '../../identity/useAccountProof.ts'
import { DinnerField } from './DinnerField.tsx'
import { EventsField } from './EventsField.tsx'
import { type SourceKey, sourceOf, useSources } from './sources.ts'

type Draft = CallInput<typeof createWebhook>['body']

interface Props {
  readonly make: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

interface Values {
  readonly name: string
  readonly url: string
  readonly source: SourceKey
  readonly events: readonly WebhookEvent[]
  readonly dinnerAt: string
}

const initial: Values = { name: '', url: '', source: 'account', events: [], dinnerAt: '17:00' }

/** The events that can be told of a source. */
const offeredBy = (source: SourceKey) => eventsOfSource[sourceOf(source).kind]

const { shape } = createWebhook.body

/** Asks what a new webhook tells, of what and to which address, and who is at the device. */
export function NewWebhookDialog({ make, onClose }: Props) {
  const { t } = useTranslation('settings')
  const sources = useSources()
  const { form, proof } = useAccountProof({
    initial,
    check: ({ name, url, source, events, dinnerAt }) => ({
      name: !fits(shape.name, name) && t('apps.tokens.problems.name'),
      url: !fits(shape.url, url.trim()) && t('apps.webhooks.problems.url'),
      events: !events.some((event) => offeredBy(source).includes(event)) && t('apps.tokens.problems.noScope'),
      dinnerAt: !fits(shape.dinnerAt, dinnerAt) && t('apps.webhooks.problems.time'),
    }),
    send: ({ name, url, source, events, dinnerAt }, given) =>
      make({
        name,
        url: url.trim(),
        source: sourceOf(source),
        dinnerAt,
        ...given,
        events: events.filter((event) => offeredBy(source).includes(event)),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    explain(error, field) {
      if (field === 'url') return { field, message: t('apps.webhooks.problems.notReached') }
      const isFull = error instanceof ApiError && error.data?.error.code === 'too-many-webhooks'
      return isFull ? { problem: t('apps.webhooks.problems.tooMany') } : null
    },
    onDone: onClose,
  })
  const { source } = form.values
  const choices = sources.map(({ key, kind, name }) => ({ value: key, label: t(`apps.webhooks.of.${kind}`, { name }) }))
  return (
    <FormDialog title={t('apps.webhooks.make')} submitLabel={t('apps.webhooks.submit')} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={t('apps.tokens.name')} autoComplete="off" required />
      <TextField
        {...form.field('url')}
        type="url"
        dir="ltr"
        label={t('apps.webhooks.url')}
        description={t('apps.webhooks.urlAbout')}
        autoComplete="off"
        required
      />
      <SelectField
        {...form.field('source')}
        label={t('apps.webhooks.source')}
        options={[{ value: 'account', label: t('apps.webhooks.of.account') }, ...choices]}
      />
      <EventsField {...form.field('events')} offered={offeredBy(source)} />
      <DinnerField {...form.field('dinnerAt')} events={form.values.events} />
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}
