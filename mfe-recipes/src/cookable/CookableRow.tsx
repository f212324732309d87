import type { CookableRecipe } from '@potluck/api/cookable'
import { useFormats } from '@potluck/parts'
import { RecipeRow } from '@potluck/parts/RecipeRow'
import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './CookableRow.module.css'

/** Maximum number of missing ingredients by name; the rest is counted. */
const maxNamed = 6

/** A recipe with its missing ingredients. */
export function CookableRow({ recipe }: { readonly recipe: CookableRecipe }) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const { missing, soon = [] } = recipe
  const firstNames = missing.slice(0, maxNamed).map(({ name }) => name)
  const more = missing.length - firstNames.length
  const names = list(more > 0 ? [...firstNames, t('cookable.more', { count: more })] : firstNames, 'unit')
  return (
    <RecipeRow
      recipe={recipe}
      size="large"
      className={classes.row}
      href={href(paths.recipe(recipe.id))}
      subtitle={
        <>
          {soon.length > 0 && (
            <Text as="span" size="small" strong>
              {t('cookable.uses', { things: list(soon.map(({ name }) => name)) })}{' '}
            </Text>
          )}
          {missing.length === 0 ? (
            <Text as="span" size="small" tone="done">
              {t('cookable.nothingMissing')}
            </Text>
          ) : (
            <Text as="span" size="small">
              <bdi>{t('cookable.missing', { count: missing.length, names })}</bdi>
            </Text>
          )}
        </>
      }
    />
  )
}
