import type { FeatureFlags } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import {
  IconBook,
  IconCalendar,
  IconDownload,
  IconHeart,
  IconHome,
  IconInbox,
  IconInfoCircle,
  IconLogin,
  IconMessageCircle,
  IconPencil,
  IconSettings,
  IconShoppingCart,
  IconTags,
  IconUserPlus,
  IconUsers,
} from '@potluck/ui/icons'
import type { ComponentType } from 'react'

export interface MenuEntry {
  /** Its word is `menu.<name>`, and what stands beside it is counted under this name: `menu.<name>Count`. */
  readonly name: string
  readonly path: string
  readonly icon: ComponentType
}

const shared = (flags: FeatureFlags): readonly MenuEntry[] => [
  ...(flags.enableInstallInstructions ? [{ name: 'install', path: paths.install(), icon: IconDownload }] : []),
  ...(flags.enableContribution ? [{ name: 'contribute', path: paths.contribute(), icon: IconHeart }] : []),
]

const about: MenuEntry = { name: 'about', path: paths.about(), icon: IconInfoCircle }

/** The menu of a guest (specification section 2). */
export const guestMenu = (flags: FeatureFlags): readonly MenuEntry[] => [
  { name: 'welcome', path: paths.welcome(), icon: IconHome },
  { name: 'login', path: paths.auth('login'), icon: IconLogin },
  { name: 'register', path: paths.auth('register'), icon: IconUserPlus },
  ...shared(flags),
  about,
]

/** The menu of a member, without logging out, which is no place. */
export const memberMenu = (flags: FeatureFlags): readonly MenuEntry[] => [
  { name: 'home', path: paths.home(), icon: IconBook },
  { name: 'labels', path: paths.labels(), icon: IconTags },
  { name: 'people', path: paths.people(), icon: IconUsers },
  { name: 'messages', path: paths.messages(), icon: IconMessageCircle },
  { name: 'inbox', path: paths.list('inbox'), icon: IconInbox },
  { name: 'newRecipe', path: paths.newRecipe(), icon: IconPencil },
  { name: 'shoppingLists', path: paths.shoppingLists(), icon: IconShoppingCart },
  { name: 'mealPlanners', path: paths.mealPlanners(), icon: IconCalendar },
  ...shared(flags),
  { name: 'settings', path: paths.settings(), icon: IconSettings },
  about,
]
