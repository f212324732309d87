import type { Recipe, RecipeSummary } from '@potluck/api/recipes'
import { Button } from '@potluck/ui'
import { IconSoup } from '@potluck/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'
import { useLinkRecipe } from '../useLinkRecipe.ts'
import type { RecipeEditor } from '../useRecipeEditor.ts'
import classes from './LineSuggestions.module.css'
import type { LinkOffer } from './offered-links.ts'
import { useLineOffers } from './useLineOffers.ts'

interface Props {
  readonly editor: RecipeEditor
  /** The recipe as the server has it; undefined for a new one. */
  readonly recipe: Recipe | undefined
  readonly ingredients: string
}

/** Offers to link lines that the cook writes to recipes of the book that they name. The text stays as it is. */
export function LineSuggestions({ editor, recipe, ingredients }: Props) {
  const { t } = useTranslation('recipes')
  const words = useKitchenWords(ingredients)
  const { recipeId: id, kitchenId, written } = editor
  const [added, setAdded] = useState<Recipe['linked']>([])
  const linked = [...(recipe?.linked ?? []), ...editor.links, ...added]
  const offers = useLineOffers(editor, ingredients, linked, words)
  const link = useLinkRecipe({ id, title: written.title, ...(kitchenId !== undefined && { kitchenId }) })
  const list = useRef<HTMLDivElement>(null)

  function take({ words: named, recipe: other }: LinkOffer<RecipeSummary>) {
    const chosen = { id: other.id, title: other.title, words: named }
    setAdded((before) => [...before, chosen])
    // A new recipe cannot be linked before it is saved.
    if (editor.version === null) editor.link(chosen)
    else void link(chosen)
    list.current?.parentElement?.querySelector('textarea')?.focus()
  }

  return (
    <div ref={list} role="status" aria-label={t('editor.lineLinks')} className={classes.offers}>
      {offers.map((offer) => (
        <Button
          key={`${offer.line} ${offer.recipe.id}`}
          variant="quiet"
          icon={<IconSoup />}
          onClick={() => take(offer)}
        >
          {t('editor.lineLink', { line: offer.line, title: offer.recipe.title })}
        </Button>
      ))}
    </div>
  )
}
