import { translateDuration } from '@potluck/cooking/translate-duration'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress, useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { RecipeImage } from '@potluck/ui/content'
import type { MouseEvent } from 'react'
import type { ListedRecipe } from '../../list-pages/page-question.ts'
import classes from './ListPane.module.css'

interface Props {
  readonly recipe: ListedRecipe
  /** Whether it is the recipe beside the list. */
  readonly isOpen: boolean
  readonly onClick: (event: MouseEvent) => void
}

/** A row of the list beside a recipe: photo, title and time. */
export function PaneRow({ recipe, isOpen, onClick }: Props) {
  const address = useImageAddress()
  const language = useStore(useHost().language)
  return (
    <a
      href={href(paths.recipe(recipe.id))}
      aria-current={isOpen ? 'page' : undefined}
      className={classes.link}
      onClick={onClick}
    >
      <RecipeImage
        key={recipe.image?.id}
        title={recipe.title}
        src={address(recipe.image?.thumbnail)}
        shape="square"
        className={classes.photo}
      />
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{recipe.title}</bdi>
        </span>
        {recipe.totalTime !== '' && (
          <span className={classes.fact}>
            <bdi>{translateDuration(recipe.totalTime, language)}</bdi>
          </span>
        )}
      </span>
    </a>
  )
}
