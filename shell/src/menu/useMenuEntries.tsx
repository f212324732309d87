import { useGlobalPreferences, useSession, useStore } from '@potluck/platform/hooks'
import { isUsed } from '@potluck/platform/used-parts'
import { DrawnIcon } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { useRemotes } from '../remotes/RemotesContext.tsx'
import { menuNamespace } from '../remotes/remotes.ts'
import { ownMenu } from './menu-entries.ts'

/** An entry of the menu as it is shown. */
export interface VisibleEntry {
  readonly key: string
  readonly path: string
  /** The address of its link. */
  readonly opens: string
  readonly label: string
  readonly icon: ReactNode
  readonly order: number
  /** Its position and label in the bar of phones. */
  readonly place?: { readonly order: number; readonly label: string } | undefined
  /** Name of the switch of its feature. */
  readonly feature?: string | undefined
  readonly count?: number | undefined
  readonly countLabel?: string | undefined
}

/** Whether a screen belongs to an entry. */
export const isWithin = (pathname: string, { path }: VisibleEntry): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** The entries of the menu in order: the shell's own and, for a member, those of remotes. */
export function useMenuEntries(): readonly VisibleEntry[] {
  const t = useWords()
  const menuWords = useTranslation(menuNamespace).t
  const { host, badges, config } = useShell()
  const { loggedIn } = useSession()
  const counts = new Map<string, number>(Object.entries(useStore(badges)))
  const preferences = useGlobalPreferences()
  const added = useStore(useRemotes().menu).filter((entry) => isUsed(preferences, entry))

  const own = ownMenu(loggedIn, host.flags, config.registration).map(
    ({ name, path, icon: Icon, order }): VisibleEntry => ({
      key: name,
      path,
      opens: path,
      label: t(`menu.${name}`),
      icon: <Icon />,
      order,
    }),
  )
  if (!loggedIn) return own
  const ofRemotes = added.map(
    ({ remote, name, path, opens = path, icon, order, place, badge, switch: part }): VisibleEntry => {
      const key = `${remote}.${name}`
      const count = badge === undefined ? undefined : counts.get(badge)
      return {
        key,
        path,
        opens,
        label: menuWords(`${key}.title`),
        icon: <DrawnIcon outlines={icon} />,
        order,
        place: place === undefined ? undefined : { order: place, label: menuWords([`${key}.short`, `${key}.title`]) },
        feature: part?.name,
        count,
        countLabel: count === undefined ? undefined : menuWords(`${key}.count`, { count }),
      }
    },
  )
  return [...ofRemotes, ...own].sort((a, b) => a.order - b.order)
}
