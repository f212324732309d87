import type { Recipe } from '@potluck/api/recipes'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import type { MenuEntry } from '@potluck/ui/content'
import { IconCalendarPlus, IconCopy, IconHistory, IconPrinter, IconShoppingCart, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useDeleteRecipe } from './useDeleteRecipe.ts'
import { useDuplicate } from './useDuplicate.ts'
import { useOnlyForMe } from './useOnlyForMe.tsx'

/** The dialogs that the header of a recipe opens. */
export type RecipeDialogName = 'shop' | 'plan' | 'share' | 'send' | 'links' | 'print' | 'history'

/** The items of the menu of a recipe, at most seven. It repeats nothing that the page has: rating, labels, log, pin and share. */
export function useRecipeMenu(recipe: Recipe, open: (dialog: RecipeDialogName) => void): readonly MenuEntry[] {
  const { t } = useTranslation('recipes')
  const deleteRecipe = useDeleteRecipe(recipe)
  const duplicate = useDuplicate(recipe)
  const onlyForMe = useOnlyForMe(recipe)
  const { useMealPlans, useShoppingLists } = useGlobalPreferences()

  const entry = (key: RecipeDialogName, label: string, icon: MenuEntry['icon']): MenuEntry => ({
    key,
    label,
    icon,
    onSelect: () => open(key),
  })
  const shop = useShoppingLists ? [entry('shop', t('shop.add'), <IconShoppingCart />)] : []
  // A recipe of a profile or a plan can be planned and sent after the cook has saved a copy.
  if (!recipe.isOwner && recipe.kitchenId === undefined) {
    return [...shop, entry('print', t('print.title'), <IconPrinter />)]
  }
  const plan = useMealPlans ? [entry('plan', t('plan.add'), <IconCalendarPlus />)] : []
  if (!recipe.isOwner) return [...shop, ...plan]
  return [
    ...shop,
    ...plan,
    { key: 'duplicate', label: t('copy.duplicate'), icon: <IconCopy />, onSelect: duplicate, startsGroup: true },
    entry('history', t('history.title'), <IconHistory />),
    ...onlyForMe,
    {
      key: 'delete',
      label: t('recipe.delete'),
      icon: <IconTrash />,
      onSelect: deleteRecipe,
      danger: true,
      startsGroup: true,
    },
  ]
}
