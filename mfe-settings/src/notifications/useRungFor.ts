import { getPush, type PushKind, setPushKinds } from '@potluck/api/push'
import { answerKey, useAnswer, useCall } from '@potluck/platform/answers'
import { useQueryClient } from '@tanstack/react-query'

/** The kinds of notifications that the member gets, on any device. @param onChanged called when the server has stored a change */
export function useRungFor(onChanged: () => void) {
  const client = useQueryClient()
  const push = useAnswer(getPush, {})
  const change = useCall(setPushKinds, {
    toast: true,
    onSuccess(_nothing, { body }) {
      client.setQueryData(answerKey(getPush, {}), (known: typeof push.data) => known && { ...known, off: body.off })
      onChanged()
    },
  })
  const off: readonly string[] = change.isPending ? change.variables.body.off : (push.data?.off ?? [])

  return {
    push,
    isRungFor: (kind: PushKind) => !off.includes(kind),
    set: (kinds: readonly PushKind[], kind: PushKind, on: boolean) =>
      change.mutate({ body: { off: kinds.filter((each) => (each === kind ? !on : off.includes(each))) } }),
    isChanging: change.isPending,
  }
}
