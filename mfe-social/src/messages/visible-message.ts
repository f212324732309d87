import type { AttachedRecipe, Message, RecipeCard } from '@potluck/api/messages'

/** A message that was written here, on its way or stuck. */
export interface Outgoing {
  readonly id: string
  /** Names the change that sends it. */
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
  /** The reader's own recipe; where it was deleted there is none, though `hasRecipe`. */
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

/** What arrived, and after it what is still to arrive; a message that is in both is shown once. */
export function visibleMessages(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  ownId: string,
): readonly VisibleMessage[] {
  const known = new Set(messages.map(({ id }) => id))
  return [
    ...messages.map((message) => arrived(message, ownId)),
    ...outbox.filter(({ id }) => !known.has(id)).map(underway),
  ]
}
