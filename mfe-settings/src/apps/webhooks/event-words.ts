import type { WebhookEvent } from '@potluck/api/webhooks'

/** The key of the words of each event: keys have no dots. */
export const eventWords = {
  'item.added': 'itemAdded',
  'item.ticked': 'itemTicked',
  'dish.planned': 'dishPlanned',
  'dinner.today': 'dinnerToday',
  'timer.ended': 'timerEnded',
  'recipe.arrived': 'recipeArrived',
  'import.done': 'importDone',
} as const satisfies Record<WebhookEvent, string>

/** The same of an event that a newer server may have; null for one that this version does not know. */
export const wordsOfEvent = (event: string): (typeof eventWords)[WebhookEvent] | null =>
  Object.entries(eventWords).find(([name]) => name === event)?.[1] ?? null
