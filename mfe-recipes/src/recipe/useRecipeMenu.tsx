import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences, useImageAddress, useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import type { MenuEntry } from '@potluck/ui/content'
import {
  IconCalendarPlus,
  IconChefHat,
  IconCopy,
  IconHistory,
  IconInbox,
  IconLink,
  IconPin,
  IconPinnedOff,
  IconPrinter,
  IconSend,
  IconShare,
  IconShoppingCart,
  IconTag,
  IconTrash,
  IconUpload,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useDeleteRecipe } from './useDeleteRecipe.ts'
import { useDuplicate } from './useDuplicate.ts'
import { useMoveRecipe } from './useMoveRecipe.ts'

/** The dialogs of the menu of a recipe. */
export type RecipeDialogName = 'shop' | 'plan' | 'send' | 'print' | 'share' | 'cooked' | 'history' | 'labels' | 'link'

/** The items of the menu of a recipe. */
export function useRecipeMenu(recipe: Recipe, open: (dialog: RecipeDialogName) => void): readonly MenuEntry[] {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const address = useImageAddress()
  const deleteRecipe = useDeleteRecipe(recipe)
  const duplicate = useDuplicate(recipe)
  const move = useMoveRecipe(recipe)
  const isPinned = useStore(host.pins).some(({ id }) => id === recipe.id)
  const { useMealPlans, useShoppingLists, usePeople } = useGlobalPreferences()
  const isInInbox = recipe.folder === 'inbox'

  function pin() {
    if (isPinned) host.pins.unpin(recipe.id)
    else host.pins.pin({ id: recipe.id, title: recipe.title, imageUrl: address(recipe.image?.thumbnail) })
  }

  const shop: readonly MenuEntry[] = useShoppingLists
    ? [{ key: 'shop', label: t('shop.add'), icon: <IconShoppingCart />, onSelect: () => open('shop') }]
    : []
  const pinning: MenuEntry = {
    key: 'pin',
    label: isPinned ? t('recipe.unpin') : t('recipe.pin'),
    icon: isPinned ? <IconPinnedOff /> : <IconPin />,
    onSelect: pin,
  }
  const send: readonly MenuEntry[] = usePeople
    ? [{ key: 'send', label: t('send.button'), icon: <IconSend />, onSelect: () => open('send') }]
    : []
  const print: MenuEntry = {
    key: 'print',
    label: t('print.title'),
    icon: <IconPrinter />,
    onSelect: () => open('print'),
  }
  const plan: readonly MenuEntry[] = useMealPlans
    ? [{ key: 'plan', label: t('plan.add'), icon: <IconCalendarPlus />, onSelect: () => open('plan') }]
    : []
  const log: MenuEntry = {
    key: 'cooked',
    label: t('cooked.log'),
    icon: <IconChefHat />,
    onSelect: () => open('cooked'),
  }
  // A kitchen has no inbox.
  const moving: readonly MenuEntry[] =
    recipe.kitchenId === undefined
      ? [
          {
            key: 'move',
            label: isInInbox ? t('move.toMain') : t('move.toInbox'),
            icon: <IconInbox />,
            onSelect: () => move(isInInbox ? 'main' : 'inbox'),
          },
        ]
      : []
  if (!recipe.isOwner) {
    // A recipe of a profile or a plan can be sent after the cook has saved a copy.
    const ofGuest = recipe.kitchenId === undefined ? [] : [...plan, log, ...send]
    return [...shop, pinning, ...ofGuest, print]
  }
  return inGroups([
    [...shop, ...plan, pinning, log],
    [
      ...send,
      { key: 'share', label: t('sharing.byLink'), icon: <IconShare />, onSelect: () => open('share') },
      print,
      {
        key: 'export',
        label: t('export'),
        icon: <IconUpload />,
        href: href(paths.export({ recipeIds: [recipe.id], kitchen: recipe.kitchenId })),
      },
    ],
    [
      { key: 'labels', label: t('field.labels'), icon: <IconTag />, onSelect: () => open('labels') },
      { key: 'link', label: t('linked.add'), icon: <IconLink />, onSelect: () => open('link') },
      ...moving,
      { key: 'duplicate', label: t('copy.duplicate'), icon: <IconCopy />, onSelect: duplicate },
      { key: 'history', label: t('history.title'), icon: <IconHistory />, onSelect: () => open('history') },
    ],
    [{ key: 'delete', label: t('recipe.delete'), icon: <IconTrash />, onSelect: deleteRecipe, danger: true }],
  ])
}

/** Joins groups of a menu with separators. */
const inGroups = (groups: readonly (readonly MenuEntry[])[]): readonly MenuEntry[] =>
  groups.flatMap((entries, group) =>
    entries.map((entry, at) => (group > 0 && at === 0 ? { ...entry, startsGroup: true } : entry)),
  )
