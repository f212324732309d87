import { listEaters } from '@potluck/api/eaters'
import { useSession } from '@potluck/platform/hooks'
import { useOptimisticAnswer } from '@potluck/platform/useOptimisticAnswer'
import { Stack } from '@potluck/ui'
import { EaterRow } from './EaterRow.tsx'
import { eaterScope } from './eater-changes.ts'
import { RefusedEaters } from './RefusedEaters.tsx'
import { useFollowEaters } from './useEaters.ts'

/** Shows what the cook does not eat, for nobody else to see. */
export function OwnEater() {
  const { account } = useSession()
  const { answer, refused } = useOptimisticAnswer(listEaters, {}, { scope: eaterScope })
  useFollowEaters()
  if (!account || !answer.data) return null
  const known = answer.data.find(({ kitchenId }) => kitchenId === null)
  const { id, name } = account
  const eater = known ?? { id, kitchenId: null, name, hasAccount: true, mustNot: [], dislikes: [] }
  return (
    <Stack gap={3}>
      <RefusedEaters refused={refused} />
      <EaterRow eater={eater} isKnown={known !== undefined} isOneself mayChange household={undefined} />
    </Stack>
  )
}
