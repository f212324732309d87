import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, IconButton } from '@potluck/ui'
import { IconPin, IconPinnedOff } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { CookLink } from '../cook/CookLink.tsx'
import classes from './CookBar.module.css'

/** The main actions of a recipe: to cook it, and to pin it to the cooking toolbar. */
export function CookBar({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const { pins } = useHost()
  const address = useImageAddress()
  const isPinned = useStore(pins).some(({ id }) => id === recipe.id)
  const hasSteps = recipe.instructions.trim() !== ''
  const label = t(isPinned ? 'recipe.unpin' : 'recipe.pin')
  const icon = isPinned ? <IconPinnedOff /> : <IconPin />

  function pin() {
    const { id, title, image } = recipe
    if (isPinned) pins.unpin(id)
    else pins.pin({ id, title, imageUrl: address(image?.thumbnail) })
  }

  return (
    <div className={classes.bar}>
      {hasSteps && <CookLink recipePath={paths.recipe(recipe.id)} />}
      {hasSteps ? (
        <IconButton icon={icon} label={label} onClick={pin} />
      ) : (
        <Button icon={icon} onClick={pin}>
          {label}
        </Button>
      )}
    </div>
  )
}
