import { HostProvider } from '@potluck/platform/HostProvider'
import type { TFunction } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shell } from './shell.ts'

const ShellContext = createContext<Shell | null>(null)

/** Provides the shell and its host to the shell's own screens, so that the hooks of the platform work in them too. */
export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <HostProvider host={shell.host}>{children}</HostProvider>
    </ShellContext>
  )
}

/** The shell. @throws outside its provider. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is called outside the ShellProvider')
  return shell
}

/** The shell's own words. */
export const useWords = (): TFunction => useTranslation('shell').t
