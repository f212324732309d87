import { createContext, useContext } from 'react'
import type { Remotes } from './remotes.ts'

export const RemotesContext = createContext<Remotes | null>(null)

/** The remotes of this deployment. @throws outside the App. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes is called outside the App')
  return remotes
}
