import type { RecipeSummary } from '@potluck/api/recipes'
import { useImageAddress } from '@potluck/platform/hooks'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTextLanguage } from '../formats/useTextLanguage.ts'
import classes from './RecipeRow.module.css'

export interface RecipeRowProps {
  readonly recipe: Pick<RecipeSummary, 'title'> & {
    readonly image: Pick<NonNullable<RecipeSummary['image']>, 'thumbnail'> | null
  }
  /** `small` for many of them in a narrow column. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly subtitle?: ReactNode
  readonly trailing?: ReactNode
  readonly selected?: boolean | undefined
  /** Where the row leads to, or what a press does. */
  readonly href?: string
  readonly onClick?: () => void
  readonly className?: string | undefined
}

/** A recipe in a list: its photo and its title. */
export function RecipeRow({ recipe, size = 'medium', ...row }: RecipeRowProps) {
  const address = useImageAddress()
  const language = useTextLanguage(recipe.title)
  return (
    <ListRow
      {...row}
      leading={
        <RecipeImage
          title={recipe.title}
          src={address(recipe.image?.thumbnail)}
          shape="square"
          className={classes[size]}
        />
      }
      title={
        <bdi lang={language} className={size === 'small' ? classes.narrowTitle : classes.title}>
          {recipe.title}
        </bdi>
      }
    />
  )
}
