import type { Registry, RegistryEntry } from '@potluck/platform/registry'
import { createContext, useContext } from 'react'

/** The remotes of this deployment; null when their list cannot be read. */
export const RegistryContext = createContext<Registry | null>(null)

/** First segments of the routes that remotes answer (specification section 2). */
export const remotePaths = [
  'list',
  'labels',
  'recipe',
  'edit-recipe',
  'people',
  'messages',
  'shopping-lists',
  'meal-planners',
  'settings',
] as const

const firstSegment = (path: string): string => path.split(/[/?]/)[1] ?? ''

/** The remote that answers a path, or null. */
export function useRemoteFor(path: string): RegistryEntry | null {
  const segment = firstSegment(path)
  const registry = useContext(RegistryContext)
  return registry?.remotes.find(({ enabled, paths }) => enabled && paths.includes(segment)) ?? null
}

/**
 * Tells which paths this deployment answers, so that the menu leads nowhere it should not. Without a registry it
 * stays whole: the parts may come back.
 */
export function useAnsweredPaths(): (path: string) => boolean {
  const registry = useContext(RegistryContext)
  return (path) => {
    const segment = firstSegment(path)
    const isRemote = remotePaths.some((prefix) => prefix === segment)
    return !isRemote || !registry || registry.remotes.some((entry) => entry.enabled && entry.paths.includes(segment))
  }
}
