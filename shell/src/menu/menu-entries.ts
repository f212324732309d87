import type { FeatureFlags } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import { IconDownload, IconHeart, IconHome, IconInfoCircle, IconLogin, IconUserPlus } from '@potluck/ui/icons'
import type { ComponentType } from 'react'
import type { Config } from '../config/config.ts'

/** A menu entry of a screen of the shell; the entries of remotes are in the registry. */
export interface OwnMenuEntry {
  /** Its label is `menu.<name>`. */
  readonly name: string
  readonly path: string
  readonly icon: ComponentType
  /** Its position among all entries, including those of remotes; smaller comes first. Each hundred is a group. */
  readonly order: number
}

const guestEntries: readonly OwnMenuEntry[] = [
  { name: 'welcome', path: paths.welcome(), icon: IconHome, order: 10 },
  { name: 'login', path: paths.auth('login'), icon: IconLogin, order: 20 },
  { name: 'register', path: paths.auth('register'), icon: IconUserPlus, order: 30 },
]

/** The shell's own entries of the menu, without logging out, which is an action. */
export const ownMenu = (
  loggedIn: boolean,
  flags: FeatureFlags,
  registration: Config['registration'],
): readonly OwnMenuEntry[] => [
  ...(loggedIn ? [] : guestEntries.filter(({ name }) => name !== 'register' || registration !== 'closed')),
  ...(flags.enableInstallInstructions
    ? [{ name: 'install', path: paths.install(), icon: IconDownload, order: 810 }]
    : []),
  ...(flags.enableContribution ? [{ name: 'contribute', path: paths.contribute(), icon: IconHeart, order: 820 }] : []),
  { name: 'about', path: paths.about(), icon: IconInfoCircle, order: 990 },
]
