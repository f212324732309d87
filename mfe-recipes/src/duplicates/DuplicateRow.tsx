import type { RecipeSummary } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useUndoableDelete } from '../book/useUndoableDelete.ts'
import classes from './DuplicatesPage.module.css'

interface Props {
  readonly recipe: RecipeSummary
  /** The kitchen in whose book it is; undefined for the own book. */
  readonly kitchenId: string | undefined
}

/** One of several similar recipes: how it differs, and a button to delete it. */
export function DuplicateRow({ recipe, kitchenId }: Props) {
  const { t } = useTranslation('recipes')
  const { relativeDate } = useFormats()
  const address = useImageAddress()
  const remove = useUndoableDelete()
  const { id, title, source, image, labels, createdAt } = recipe
  const facts = [
    source,
    labels.map((label) => label.title).join(', '),
    t('recipe.added', { date: relativeDate(createdAt) }),
  ]

  return (
    <ListRow
      href={href(paths.recipe(id))}
      leading={<RecipeImage title={title} src={address(image?.thumbnail)} shape="square" className={classes.photo} />}
      title={<bdi>{title}</bdi>}
      subtitle={facts.filter((fact) => fact !== '').join(' · ')}
      trailing={
        <IconButton
          icon={<IconTrash />}
          label={t('duplicates.delete', { title })}
          onClick={() => remove({ id, title, kitchenId, summary: recipe })}
        />
      }
    />
  )
}
