import { type RecipeCard, recipeCard, sendMessage } from '@potluck/api/messages'
import { type Change, changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { v7 as uuid } from 'uuid'
import type { Outgoing } from './visible-message.ts'

/** What is written to one person is sent in order. */
export const scopeOf = (otherUserId: string): string => `messages ${otherUserId}`

/** Writes to a person; the message has its id from the start. */
export const writeMessage = (to: string, body: string, recipe: RecipeCard | null): NewChange =>
  changeOf(
    sendMessage,
    { body: { id: uuid(), to, body, recipeId: recipe?.id ?? null } },
    { scope: scopeOf(to), path: paths.thread(to), preview: recipe },
  )

/** A message that waits or was refused, as a conversation shows it; null for what is no message. */
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
