import type { WebhookEvent } from '@potluck/api/webhooks'
import { CheckboxRow } from '@potluck/ui/content'
import { FieldGroup } from '@potluck/ui/forms'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { eventWords } from './event-words.ts'

interface Props {
  readonly name: string
  /** The events of the chosen source. */
  readonly offered: readonly WebhookEvent[]
  readonly value: readonly WebhookEvent[]
  readonly error: string | undefined
  readonly onChange: (value: readonly WebhookEvent[]) => void
}

/** The events that a webhook tells. */
export function EventsField({ name, offered, value, error, onChange }: Props) {
  const { t } = useTranslation('settings')
  const errorId = useId()
  const toggled = (event: WebhookEvent) =>
    value.includes(event) ? value.filter((each) => each !== event) : [...value, event]
  return (
    <FieldGroup label={t('apps.webhooks.events')} error={error} errorId={errorId}>
      {offered.map((event) => (
        <CheckboxRow
          key={event}
          name={name}
          label={t(`apps.webhooks.event.${eventWords[event]}`)}
          checked={value.includes(event)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={() => onChange(toggled(event))}
        />
      ))}
    </FieldGroup>
  )
}
