import type { RecipeSummary } from '@potluck/api/recipes'
import { RecipeOwner } from '@potluck/parts/RecipeOwner'
import { useRecipeChoice } from '@potluck/parts/useRecipeChoice'
import { useImageAddress } from '@potluck/platform/hooks'
import { RecipeImage } from '@potluck/ui/content'
import { AutocompleteField } from '@potluck/ui/pickers'
import { useTranslation } from 'react-i18next'
import classes from './DishField.module.css'

interface Props {
  readonly label: string
  readonly name?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onRecipe: (recipe: RecipeSummary) => void
  /** The kitchen that the plan belongs to. */
  readonly kitchenId: string | undefined
  readonly error?: string | undefined
}

/** Maximum number of suggestions, which fit above a phone's keyboard. */
const maxOffered = 6

/** The field for a dish. It suggests the kitchen's, own and friends' recipes while the cook types, also offline. */
export function DishField({ label, name, value, onChange, onRecipe, kitchenId, error }: Props) {
  const { t } = useTranslation('planning')
  const imageAddress = useImageAddress()
  const typed = value.trim()
  const matches = useRecipeChoice(typed, { friends: true, latest: false, kitchenId })
  const recipes = typed === '' ? [] : (matches.data ?? [])
  const recipeOf = (title: string) => recipes.find((recipe) => recipe.title === title)

  return (
    <AutocompleteField
      label={label}
      name={name}
      placeholder={t('dish.example')}
      value={value}
      onChange={(text) => onChange(text.slice(0, 500))}
      suggestions={recipes.map(({ title }) => title)}
      suggestionsFit
      limit={maxOffered}
      onPick={(title) => {
        const recipe = recipeOf(title)
        if (recipe) onRecipe(recipe)
      }}
      draw={(title) => {
        const recipe = recipeOf(title)
        return (
          <span className={classes.offered}>
            <RecipeImage
              title={title}
              src={imageAddress(recipe?.image?.thumbnail)}
              shape="square"
              className={classes.picture}
            />
            <span>
              <bdi>{title}</bdi>
              {recipe?.owner && (
                <span className={classes.owner}>
                  <RecipeOwner recipe={recipe} />
                </span>
              )}
            </span>
          </span>
        )
      }}
      error={error}
      data-autofocus
    />
  )
}

/** The recipe with this title in any case, or null. */
export const recipeTitled = (typed: string, recipes: readonly RecipeSummary[]): RecipeSummary | null =>
  recipes.find(({ title }) => title.trim().toLowerCase() === typed.trim().toLowerCase()) ?? null
