import type { MealPlanItem } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { Button, Link, Note, onDemand } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './WithoutIngredients.module.css'

const RecipePicker = onDemand(() => import('@potluck/parts/RecipePicker').then((module) => module.RecipePicker))

interface Props {
  /** Dishes without a recipe, or whose recipes have no ingredients. */
  readonly dishes: readonly MealPlanItem[]
  /** The kitchen that the plan belongs to. */
  readonly kitchenId: string | undefined
  /** Called after a recipe was chosen for a dish. */
  readonly onRecipe: (dish: MealPlanItem, recipe: RecipeSummary) => void
}

/** The dishes without ingredients, with links to add some. */
export function WithoutIngredients({ dishes, kitchenId, onRecipe }: Props) {
  const { t } = useTranslation('planning')
  const [choosing, setChoosing] = useState<MealPlanItem | null>(null)
  if (dishes.length === 0) return null
  return (
    <Note tone="attention" title={t('planShop.without', { count: dishes.length })}>
      <ul className={classes.dishes}>
        {dishes.map((dish) => (
          <li key={dish.id} className={classes.dish}>
            <bdi className={classes.title}>{dish.title}</bdi>
            {dish.recipe === null ? (
              <Button
                variant="quiet"
                aria-label={t('planShop.chooseRecipe', { title: dish.title })}
                onClick={() => setChoosing(dish)}
              >
                {t('dish.pick')}
              </Button>
            ) : (
              <Link href={href(paths.recipe(dish.recipe.id))}>{t('planShop.openRecipe')}</Link>
            )}
          </li>
        ))}
      </ul>
      {choosing && (
        <RecipePicker
          title={t('planShop.chooseRecipe', { title: choosing.title })}
          typed={choosing.title}
          friends
          kitchenId={kitchenId}
          onPick={(recipe) => {
            onRecipe(choosing, recipe)
            setChoosing(null)
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </Note>
  )
}
