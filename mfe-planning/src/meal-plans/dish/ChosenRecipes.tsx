import type { RecipeSummary } from '@potluck/api/recipes'
import { RecipeRow } from '@potluck/parts/RecipeRow'
import { IconButton } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ChosenForEaters } from '../../for-eaters/ChosenForEaters.tsx'
import { type Day, daysAfter } from '../days.ts'
import { useDayNames } from '../useDayNames.ts'
import classes from './ChosenRecipes.module.css'

/** A recipe that is about to be planned. */
export interface ChosenRecipe {
  readonly recipe: Pick<RecipeSummary, 'id' | 'title' | 'image' | 'owner'>
  /** Null for the queue. */
  readonly day: Day | null
}

interface Props {
  readonly chosen: readonly ChosenRecipe[]
  /** The first selectable day; null while the dishes have no days. */
  readonly from: Day | null
  /** The household of the plan. */
  readonly kitchenId: string | undefined
  readonly onDay: (recipeId: string, day: Day) => void
  readonly onRemove: (recipeId: string) => void
}

/** Days that can be chosen from. */
const maxDays = 21

/** The chosen recipes; each has its day if there are several. */
export function ChosenRecipes({ chosen, from, kitchenId, onDay, onRemove }: Props) {
  const { t } = useTranslation('planning')
  const { weekday, number } = useDayNames()
  const days = from === null ? [] : Array.from({ length: maxDays }, (_, after) => daysAfter(from, after))
  const named = (day: Day) => ({ value: day, label: `${weekday(day)} ${number(day)}` })
  return (
    <ul aria-label={t('dish.chosen')} className={classes.chosen}>
      {chosen.map(({ recipe, day }) => (
        <li key={recipe.id}>
          <RecipeRow
            recipe={recipe}
            subtitle={
              <>
                {chosen.length > 1 && day !== null ? (
                  <SelectField
                    label={t('dish.dayOf', { title: recipe.title })}
                    labelHidden
                    value={day}
                    onChange={(next) => onDay(recipe.id, next)}
                    options={[...(days.includes(day) ? [] : [day]), ...days].map(named)}
                  />
                ) : (
                  recipe.owner && t('dish.copied', { name: recipe.owner.name })
                )}
                <ChosenForEaters recipeId={recipe.id} kitchenId={kitchenId} />
              </>
            }
            trailing={
              <IconButton
                icon={<IconX size={20} />}
                label={t('dish.letGo', { title: recipe.title })}
                onClick={() => onRemove(recipe.id)}
              />
            }
          />
        </li>
      ))}
    </ul>
  )
}
