import type { CookableRecipe } from '@potluck/api/pantry'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import classes from './CookableRow.module.css'

/** Most things that are named as missing; the rest is counted. */
const maxNamed = 6

/** A recipe, and what of it is missing. */
export function CookableRow({ recipe }: { readonly recipe: CookableRecipe }) {
  const { t, i18n } = useTranslation('recipes')
  const address = useImageAddress()
  const { missing } = recipe
  const named = missing.slice(0, maxNamed).map(({ name }) => name)
  const more = missing.length - named.length
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
    more > 0 ? [...named, t('pantry.more', { count: more })] : named,
  )
  return (
    <ListRow
      className={classes.row}
      href={href(paths.recipe(recipe.id))}
      leading={
        <RecipeImage
          title={recipe.title}
          src={address(recipe.image?.thumbnail)}
          shape="square"
          className={classes.photo}
        />
      }
      title={<bdi>{recipe.title}</bdi>}
      subtitle={
        missing.length === 0 ? (
          <Text as="span" size="small" tone="done">
            {t('pantry.nothingMissing')}
          </Text>
        ) : (
          <Text as="span" size="small">
            <bdi>{t('pantry.missing', { count: missing.length, names })}</bdi>
          </Text>
        )
      }
    />
  )
}
