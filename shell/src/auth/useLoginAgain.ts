import { useSession } from '@potluck/platform/hooks'
import { useState } from 'react'
import { useShell } from '../host/ShellContext.tsx'

/**
 * What follows a login in the modal: the page reloads, so that everything on it is asked for again. When the same
 * person has unsaved changes on the screen, those matter more, and the screen stays.
 */
export function useLoginAgain(): (email: string) => void {
  const { loginPrompt, unsaved, reload } = useShell()
  const { account } = useSession()
  // Beginning the new session forgets the account of the old one.
  const [emailBefore] = useState(account?.email)
  return (email) => {
    loginPrompt.set(false)
    if (unsaved.get() && email === emailBefore) return
    unsaved.clear()
    reload()
  }
}
