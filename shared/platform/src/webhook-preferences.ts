import { z } from 'zod'
import { preferencesSection } from './preferences.ts'

/** Whether devices say when a timer ends, because a webhook tells it. */
export const webhookPreferences = preferencesSection('webhooks', z.object({ timers: z.boolean().catch(false) }))
