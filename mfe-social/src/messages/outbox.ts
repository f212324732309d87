import { type RecipeCard, recipeCard, sendMessage } from '@potluck/api/messages'
import { type Change, changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { v7 as uuid } from 'uuid'
import type { Outgoing } from './visible-message.ts'

/** The scope of messages to a person, which are sent in order. */
export const scopeOf = (otherUserId: string): string => `messages ${otherUserId}`

/** The change that sends a message; its id is made on the device. */
export const writeMessage = (to: string, body: string, recipe: RecipeCard | null): NewChange =>
  changeOf(
    sendMessage,
    { body: { id: uuid(), to, body, recipeId: recipe?.id ?? null } },
    { scope: scopeOf(to), path: paths.thread(to), preview: recipe },
  )

/** A queued or refused message for the display; null for other changes. */
export function outgoingOf({ reference, input, preview, at, refusal }: Change): Outgoing | null {
  const { data: sent } = sendMessage.body.safeParse(input.body)
  if (!sent) return null
  return {
    id: sent.id ?? reference,
    reference,
    body: sent.body,
    recipe: recipeCard.nullable().safeParse(preview).data ?? null,
    createdAt: at,
    state: refusal === null ? 'sending' : 'failed',
  }
}
