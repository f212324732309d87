import type { Recipe } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, onDemand } from '@potluck/ui'
import { IconLink, Menu } from '@potluck/ui/content'
import { IconDotsVertical, IconPencil, IconShare } from '@potluck/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFromRecipe } from '../book/way-from-recipe.ts'
import type { RecipeDialogName } from './useRecipeMenu.tsx'

export const loadMenu = () => import('./RecipeMenu.tsx').then((module) => module.RecipeMenu)

const RecipeMenu = onDemand(loadMenu)
const SaveCopyButton = onDemand(() => import('./SaveCopyButton.tsx').then((module) => module.SaveCopyButton), 'part')
const RecipeDialog = onDemand(() => import('./RecipeDialog.tsx').then((module) => module.RecipeDialog))

interface Props {
  readonly recipe: Recipe
}

/** The buttons to edit and share a recipe, and its menu. A recipe of somebody else can be copied. */
export function RecipeHeaderActions({ recipe }: Props) {
  const { t } = useTranslation('recipes')
  const [open, setOpen] = useState<RecipeDialogName | null>(null)
  const buttons = { share: useRef<HTMLButtonElement>(null), menu: useRef<HTMLButtonElement>(null) }
  const opener = useRef<'share' | 'menu'>('menu')
  // A recipe of a profile or a plan can be sent on after the cook has saved a copy.
  const mayShare = recipe.isOwner || recipe.kitchenId !== undefined
  const edit = useFromRecipe(paths.editRecipe(recipe.id))

  function close() {
    setOpen(null)
    buttons[opener.current].current?.focus()
  }

  const openFrom = (button: 'share' | 'menu') => (dialog: RecipeDialogName) => {
    opener.current = button
    setOpen(dialog)
  }

  return (
    <>
      {recipe.isOwner ? (
        <IconLink
          icon={<IconPencil />}
          label={t('recipe.edit')}
          href={href(paths.editRecipe(recipe.id))}
          onClick={edit}
        />
      ) : (
        <SaveCopyButton recipe={recipe} />
      )}
      {mayShare && (
        <IconButton
          ref={buttons.share}
          icon={<IconShare />}
          label={t('sharing.share')}
          onClick={() => openFrom('share')('share')}
        />
      )}
      <Menu
        trigger={<IconButton ref={buttons.menu} icon={<IconDotsVertical />} label={t('recipe.actions')} />}
        entries={(opened) => <RecipeMenu recipe={recipe} menu={opened} onDialog={openFrom('menu')} />}
      />
      {open && <RecipeDialog which={open} recipe={recipe} onOpen={setOpen} onClose={close} />}
    </>
  )
}
