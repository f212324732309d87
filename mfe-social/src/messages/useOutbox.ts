import { ApiError } from '@potluck/api/errors'
import { listFriends } from '@potluck/api/friends'
import { listThreads, type RecipeCard, sendMessage } from '@potluck/api/messages'
import { answerKey } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import type { Outgoing } from './shown-message.ts'
import { type ConversationPages, conversationKey, withMessage } from './useConversation.ts'

/** A line that comes and goes is tried again by itself before the cook is told. */
const isPassing = (error: Error): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

const none: readonly Outgoing[] = []

/**
 * What is written to a person. It shows at once, is sent in order, and stays until it arrived: what failed can be sent
 * again, as the same message. Without a network it waits.
 */
export function useOutbox(otherUserId: string) {
  const { api } = useHost()
  const client = useQueryClient()
  const queryKey = ['outbox', otherUserId]
  const { data: outbox } = useQuery({
    queryKey,
    queryFn: () => client.getQueryData<readonly Outgoing[]>(queryKey) ?? none,
    initialData: none,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = (next: (outbox: readonly Outgoing[]) => readonly Outgoing[]) =>
    client.setQueryData<readonly Outgoing[]>(queryKey, (waiting) => next(waiting ?? none))
  const without = (id: string) => (waiting: readonly Outgoing[]) => waiting.filter((other) => other.id !== id)

  const { mutate } = useMutation({
    scope: { id: `messages to ${otherUserId}` },
    mutationFn: async ({ id, body, recipe }: Outgoing) => {
      const sent = { id, to: otherUserId, body, recipeId: recipe?.id ?? null }
      return (await api.call(sendMessage, { body: sent })).data
    },
    retry: (failures, error) => isPassing(error) && failures < 2,
    onMutate: (outgoing) => change((waiting) => [...without(outgoing.id)(waiting), { ...outgoing, state: 'sending' }]),
    onSuccess(message) {
      client.setQueryData<ConversationPages>(
        conversationKey(otherUserId),
        (pages) => pages && withMessage(pages, message),
      )
      change(without(message.id))
      void client.invalidateQueries({ queryKey: answerKey(listThreads) })
    },
    onError(_error, { id }) {
      change((waiting) => waiting.map((other) => (other.id === id ? { ...other, state: 'failed' } : other)))
      // The likeliest reason that stays: the two are no friends any more.
      void client.invalidateQueries({ queryKey: answerKey(listFriends) })
    },
  })

  return {
    outbox,
    send: (body: string, recipe: RecipeCard | null) =>
      mutate({ id: uuid(), body, recipe, createdAt: new Date().toISOString(), state: 'sending' }),
    sendAgain(id: string) {
      const failed = outbox.find((outgoing) => outgoing.id === id)
      if (failed) mutate(failed)
    },
    discard: (id: string) => change(without(id)),
  }
}
