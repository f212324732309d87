import { z } from 'zod'
import { id, instant, person } from './fields.ts'
import { jobStatus } from './jobs.ts'
import { recipeCard } from './messages.ts'

/** Every message of the live channel: JSON with `type` and `data`. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('messages:new'),
    data: z.object({
      id,
      body: z.string(),
      otherUser: person,
      fromUser: person,
      toUser: person,
      recipe: recipeCard.nullable(),
      /** The recipient turned notifications off. */
      muted: z.boolean().optional(),
    }),
  }),
  /** To the member's own devices: on one of them something was sent to this person, or read. */
  z.object({ type: z.literal('messages:changed'), data: z.object({ otherUser: person }) }),
  /** To the devices of whoever reads a book: in it a recipe was written, saved or deleted. */
  z.object({
    type: z.literal('recipes:changed'),
    /** `kitchenId` where it is the book of a kitchen, else it is the member's own. */
    data: z.object({ recipeId: id, change: z.enum(['created', 'saved', 'deleted']), kitchenId: id.optional() }),
  }),
  /** To the same: many recipes, or labels, were changed at once. */
  z.object({ type: z.literal('book:changed'), data: z.object({ kitchenId: id.optional() }) }),
  /** To the members of a kitchen: its name, its members or their roles changed, or somebody was asked to join. */
  z.object({ type: z.literal('kitchen:changed'), data: z.object({ kitchenId: id }) }),
  /** To whom was asked to join a kitchen. */
  z.object({ type: z.literal('kitchen:invited'), data: z.object({ kitchenId: id, from: person }) }),
  /** To the others in a kitchen that somebody dissolved: until when it rests. */
  z.object({
    type: z.literal('kitchen:dissolved'),
    data: z.object({ kitchenId: id, name: z.string(), from: person, until: instant }),
  }),
  /** To whom sees a kitchen no more: they left, were removed, or it was dissolved. */
  z.object({ type: z.literal('kitchen:removed'), data: z.object({ kitchenId: id }) }),
  /** To whoever reads it: what somebody does not eat was written down, or deleted. */
  z.object({ type: z.literal('eaters:changed'), data: z.object({}) }),
  /** To the member's own devices: on one of them settings were changed. */
  z.object({ type: z.literal('preferences:changed'), data: z.object({}) }),
  /** To the owner of a webhook: it was turned off, because nothing arrives. */
  z.object({ type: z.literal('webhook:ended'), data: z.object({ webhookId: id }) }),
  z.object({ type: z.literal('friends:updated'), data: z.object({ otherUser: person }) }),
  z.object({
    type: z.literal('shoppingList:itemsUpdated'),
    data: z.object({
      shoppingListId: id,
      updatedBy: person,
      reference: id,
      /** How much was put on it, where that is the change. */
      added: z.int().optional(),
      /** The items that were ticked, where that is the change and they are few. */
      ticked: z.array(id).optional(),
    }),
  }),
  /** To everybody at home: something came into the pantry, or was used up. */
  z.object({ type: z.literal('pantry:changed'), data: z.object({ reference: id }) }),
  z.object({ type: z.literal('shoppingList:received'), data: z.object({ shoppingListId: id, from: person }) }),
  z.object({ type: z.literal('shoppingList:removed'), data: z.object({ shoppingListId: id, updatedBy: person }) }),
  z.object({
    type: z.literal('mealPlan:itemsUpdated'),
    data: z.object({ mealPlanId: id, updatedBy: person, reference: id }),
  }),
  z.object({ type: z.literal('mealPlan:received'), data: z.object({ mealPlanId: id, from: person }) }),
  z.object({ type: z.literal('mealPlan:removed'), data: z.object({ mealPlanId: id, updatedBy: person }) }),
  /** Recipes are fetched from Pepperplate, or brought over from there. */
  z.object({ type: z.literal('import:pepperplate:working'), data: z.object({}) }),
  z.object({ type: z.literal('import:pepperplate:complete'), data: z.object({}) }),
  z.object({ type: z.literal('import:pepperplate:failed'), data: z.object({ reason: z.string() }) }),
  z.object({
    type: z.literal('job:updated'),
    data: z.object({ jobId: id, status: jobStatus, done: z.int(), total: z.int().nullable(), failed: z.int() }),
  }),
])

export type LiveMessage = z.infer<typeof liveMessage>

export type LiveType = LiveMessage['type']

/** The data of a live message of one type. */
export type LiveData<T extends LiveType> = Extract<LiveMessage, { type: T }>['data']
