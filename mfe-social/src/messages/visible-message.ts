import type { AttachedRecipe, Message, RecipeCard } from '@potluck/api/messages'

/** An own message that is queued or was refused. */
export interface Outgoing {
  readonly id: string
  /** Reference of the change that sends it. */
  readonly reference: string
  readonly body: string
  readonly recipe: RecipeCard | null
  readonly createdAt: string
  readonly state: 'sending' | 'failed'
}

/** A message as a conversation shows it. */
export interface VisibleMessage {
  readonly id: string
  readonly body: string
  readonly mine: boolean
  readonly createdAt: string
  /** The reader's copy of the recipe; null if it was deleted, although `hasRecipe` is true. */
  readonly recipe: AttachedRecipe | null
  readonly hasRecipe: boolean
  readonly state: 'sent' | Outgoing['state']
}

const arrived = (message: Message, ownId: string): VisibleMessage => ({
  id: message.id,
  body: message.body,
  mine: message.fromUser.id === ownId,
  createdAt: message.createdAt,
  recipe: message.recipe ?? message.originalRecipe,
  hasRecipe: message.hasRecipe,
  state: 'sent',
})

const underway = ({ recipe, reference: _reference, ...outgoing }: Outgoing): VisibleMessage => ({
  ...outgoing,
  mine: true,
  recipe: recipe && { ...recipe, folder: 'main' },
  hasRecipe: recipe !== null,
})

/** Confirmed messages and then unconfirmed ones; a message in both appears once. */
export function visibleMessages(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  ownId: string,
): readonly VisibleMessage[] {
  const confirmedIds = new Set(messages.map(({ id }) => id))
  return [
    ...messages.map((message) => arrived(message, ownId)),
    ...outbox.filter(({ id }) => !confirmedIds.has(id)).map(underway),
  ]
}
