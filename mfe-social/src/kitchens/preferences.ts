import { preferencesSection } from '@potluck/platform/preferences'
import { z } from 'zod'

/** The answers of a cook about their household. */
export const household = preferencesSection(
  'household',
  /** Whether they were asked if their own recipes go together with those of a household. */
  z.object({ isAsked: z.boolean().catch(false) }),
)
