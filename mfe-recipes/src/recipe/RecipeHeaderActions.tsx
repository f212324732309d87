import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress, useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton } from '@potluck/ui'
import { IconLink } from '@potluck/ui/content'
import { IconPencil, IconPin, IconPinnedOff, IconTrash } from '@potluck/ui/icons'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fromRecipe } from '../book/way-to-editor.ts'
import { useDeleteRecipe } from './useDeleteRecipe.ts'

/** Pin, edit, delete. */
export function RecipeHeaderActions({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const navigate = useNavigate()
  const address = useImageAddress()
  const deleteRecipe = useDeleteRecipe(recipe)
  const isPinned = useStore(host.pins).some(({ id }) => id === recipe.id)

  const pin = () => host.pins.pin({ id: recipe.id, title: recipe.title, imageUrl: address(recipe.image?.thumbnail) })

  function edit(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(paths.editRecipe(recipe.id), { state: fromRecipe })
  }

  return (
    <>
      {isPinned ? (
        <IconButton
          icon={<IconPinnedOff />}
          label={t('recipe.unpin')}
          pressed
          onClick={() => host.pins.unpin(recipe.id)}
        />
      ) : (
        <IconButton icon={<IconPin />} label={t('recipe.pin')} pressed={false} onClick={pin} />
      )}
      <IconLink
        icon={<IconPencil />}
        label={t('recipe.edit')}
        href={href(paths.editRecipe(recipe.id))}
        onClick={edit}
      />
      <IconButton icon={<IconTrash />} label={t('recipe.delete')} onClick={deleteRecipe} />
    </>
  )
}
