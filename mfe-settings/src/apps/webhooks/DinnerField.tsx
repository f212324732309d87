import type { WebhookEvent } from '@potluck/api/webhooks'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly events: readonly WebhookEvent[]
}

/** The hour at which today's dinner is told, where it is. */
export function DinnerField({ events, ...field }: Props) {
  const { t } = useTranslation('settings')
  if (!events.includes('dinner.today')) return null
  return <TextField {...field} type="time" label={t('apps.webhooks.dinnerAt')} required />
}
