import type { Account } from '@potluck/api/account'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import type { NewChange } from '@potluck/platform/new-change'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { useState } from 'react'

/** Title and id of a new list or plan. */
export interface Named {
  readonly id: string
  readonly title: string
}

/**
 * Creates a list or plan, also offline, and opens it.
 * @param makeOf makes the change that creates it; its path is opened
 */
export function useMakeNamed(makeOf: (named: Named, owner: Account) => NewChange) {
  const host = useHost()
  const { account } = useSession()
  const [state, setState] = useState<'sending' | 'failed' | null>(null)

  async function make(named: Named): Promise<void> {
    if (!account) return
    setState('sending')
    const change = makeOf(named, account)
    const { kind } = await addAndWait(host, [change])
    setState(kind === 'refused' ? 'failed' : null)
    if (kind !== 'refused') host.navigate(change.path)
  }

  return { make: (named: Named) => void make(named), isSending: state === 'sending', hasFailed: state === 'failed' }
}
