import type { Account } from '@potluck/api/account'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import type { NewChange } from '@potluck/platform/new-change'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import type { NamedKitchen } from '@potluck/platform/owning-kitchen'

/** Title and id of a new list or plan. */
export interface Named {
  readonly id: string
  readonly title: string
  /** The kitchen that it is for; the cook's own without it. */
  readonly kitchen?: NamedKitchen | undefined
}

/**
 * Makes a list or a plan, also offline, and opens it.
 * @param makeOf the change that makes it; its path is where it opens
 * @returns makes it, and says false if that was refused
 */
export function useMakeNamed(makeOf: (named: Named, owner: Account) => NewChange) {
  const host = useHost()
  const { account } = useSession()

  return async (named: Named): Promise<boolean> => {
    if (!account) return true
    const change = makeOf(named, account)
    const { kind } = await addAndWait(host, [change])
    if (kind === 'refused') return false
    host.navigate(change.path)
    return true
  }
}
