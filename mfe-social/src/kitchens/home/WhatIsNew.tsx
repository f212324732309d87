import { getKitchen } from '@potluck/api/kitchens'
import { listRecipes } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { Section } from './Section.tsx'
import classes from './WhatIsNew.module.css'

/** The recipes of a household that were changed last. */
export function WhatIsNew({ kitchenId }: { readonly kitchenId: string }) {
  const { t } = useTranslation('social')
  const { relativeDate } = useFormats()
  const address = useImageAddress()
  const newest = { kitchen: kitchenId, sort: '-updatedAt', count: 3 } as const
  const recipes = useAnswer(listRecipes, { query: newest }).data?.data ?? []
  // With the kitchen comes the number of its recipes: whoever leaves is offered copies of them.
  useRefetchOn(['recipe:updated', 'recipes:changed', 'book:changed'], listRecipes, getKitchen)
  if (recipes.length === 0) return null
  return (
    <Section title={t('kitchens.news')}>
      {recipes.map(({ id, title, image, updatedAt }) => (
        <li key={id}>
          <ListRow
            href={href(paths.recipe(id))}
            leading={
              <RecipeImage title={title} src={address(image?.thumbnail)} shape="square" className={classes.picture} />
            }
            title={title}
            subtitle={relativeDate(updatedAt, { justNow: true })}
          />
        </li>
      ))}
    </Section>
  )
}
