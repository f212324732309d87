import { inBook } from '@potluck/api/of-book'
import { listRelated, type Recipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import classes from './RecipeAbout.module.css'

/** Related recipes. It displays nothing while they load or without any. */
export function RelatedRecipes({ recipe: { id, kitchenId } }: { readonly recipe: Pick<Recipe, 'id' | 'kitchenId'> }) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const { data: related = [] } = useAnswer(listRelated, { params: { id }, ...inBook(kitchenId) })
  if (related.length === 0) return null
  return (
    <section aria-labelledby="recipe-related" className={classes.onScreen}>
      <Heading level={3} id="recipe-related">
        {t('recipe.related')}
      </Heading>
      <ul className={classes.related}>
        {related.map(({ id, title, image }) => (
          <li key={id}>
            <ListRow
              href={href(paths.recipe(id))}
              title={<bdi>{title}</bdi>}
              leading={
                <RecipeImage title={title} src={address(image?.thumbnail)} shape="square" className={classes.photo} />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
