import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, nothing } from './fields.ts'
import { planParams } from './meal-plans.ts'

const feed = z.object({
  /** Address below the API’s base, with its secret: whoever knows it reads the plan. */
  address: z.string(),
  createdAt: instant,
})

export const getMealPlanFeed = endpoint({
  method: 'GET',
  path: 'mealPlans/:id/feed',
  summary: 'The caller’s own calendar feed of a plan, or null.',
  access: 'member',
  scope: 'everything',
  params: planParams,
  response: z.object({ feed: feed.nullable() }),
  errors: [400, 401, 404],
})

export const createMealPlanFeed = endpoint({
  method: 'PUT',
  path: 'mealPlans/:id/feed',
  summary: 'Make the caller’s calendar feed of a plan; a second call shows the same.',
  access: 'member',
  scope: 'everything',
  params: planParams,
  response: z.object({ feed }),
  errors: [400, 401, 404],
})

export const deleteMealPlanFeed = endpoint({
  method: 'DELETE',
  path: 'mealPlans/:id/feed',
  summary: 'Take the calendar feed back: its address is dead for good.',
  access: 'member',
  scope: 'everything',
  params: planParams,
  response: nothing,
  errors: [400, 401, 404],
})

export const readCalendar = endpoint({
  method: 'GET',
  path: 'calendars/meal-plan.ics',
  summary:
    'A plan as an iCalendar file (RFC 5545), a whole-day event for each dish; for whoever has the feed’s address.',
  access: 'ticket',
  maxAnswerBytes: 16_000_000,
  response: 'file',
  errors: [401],
})
