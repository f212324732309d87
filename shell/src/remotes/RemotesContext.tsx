import { useStore } from '@potluck/platform/hooks'
import { createContext, useContext } from 'react'
import type { RegistryState } from './read-registry.ts'
import { entryAt, type Remotes } from './remotes.ts'

export const RemotesContext = createContext<Remotes | null>(null)

/** The remotes of this deployment. @throws outside the App. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext)
  if (!remotes) throw new Error('useRemotes is called outside the App')
  return remotes
}

/** First segments of the routes that remotes answer (specification section 2). */
const remotePaths = [
  'list',
  'labels',
  'recipe',
  'edit-recipe',
  'people',
  'messages',
  'shopping-lists',
  'meal-planners',
  'settings',
]

/** Whether an address is the business of a remote, be the remote there or not. */
export function isRemotePath(registry: RegistryState, pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return remotePaths.includes(first) || entryAt(registry, pathname) !== null
}

/**
 * Tells which addresses this deployment answers, so that the menu leads nowhere it should not. While the registry
 * cannot be read the menu stays whole: the parts may come back.
 */
export function useIsAnswered(): (pathname: string) => boolean {
  const registry = useStore(useRemotes().registry)
  const isKnown = registry.source === 'deployment' || registry.source === 'last-known'
  return (pathname) => {
    if (!isKnown || !isRemotePath(registry, pathname)) return true
    return entryAt(registry, pathname)?.enabled ?? false
  }
}
