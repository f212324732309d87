import type { Recipe } from '@potluck/api/recipes'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { href, paths } from '@potluck/platform/paths'
import { Button, IconButton, onDemand } from '@potluck/ui'
import { IconLink, Menu } from '@potluck/ui/content'
import { IconBookmarkPlus, IconDotsVertical, IconPencil } from '@potluck/ui/icons'
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fromRecipe } from '../book/way-to-editor.ts'
import { type RecipeDialogName, useRecipeMenu } from './useRecipeMenu.tsx'
import { useSaveCopy } from './useSaveCopy.ts'

const RecipeDialog = onDemand(() => import('./RecipeDialog.tsx').then((module) => module.RecipeDialog))

interface Props {
  readonly recipe: Recipe
  /** What its amounts are read with; undefined while that is on its way. */
  readonly words: Vocabulary | undefined
}

/** What can be done with a recipe: to change it, and all else in a menu. Somebody else's can be copied. */
export function RecipeHeaderActions({ recipe, words }: Props) {
  const { t } = useTranslation('recipes')
  const navigate = useNavigate()
  const [open, setOpen] = useState<RecipeDialogName | null>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const entries = useRecipeMenu(recipe, setOpen)
  const copy = useSaveCopy(recipe)

  function edit(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(paths.editRecipe(recipe.id), { state: fromRecipe })
  }

  function close() {
    setOpen(null)
    menu.current?.focus()
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
        <Button variant="primary" icon={<IconBookmarkPlus />} busy={copy.isSaving} onClick={copy.save}>
          {t('copy.save')}
        </Button>
      )}
      <Menu
        trigger={<IconButton ref={menu} icon={<IconDotsVertical />} label={t('recipe.actions')} />}
        entries={entries}
      />
      {open && words && <RecipeDialog which={open} {...{ recipe, words }} onClose={close} />}
    </>
  )
}
