import { PutOnListDialog } from '@potluck/parts/PutOnListDialog'
import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { UsuallyAtHome } from '@potluck/parts/UsuallyAtHome'
import { useListChoice } from '@potluck/parts/useListChoice'
import { useRecipesOnList } from '@potluck/parts/useRecipesOnList'
import { Button, Heading, Note } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAtHome } from '../../at-home/useAtHome.ts'
import type { VisibleIngredient } from '../../recipe-text/ingredient-list.ts'
import classes from './ToShoppingListDialog.module.css'
import { useToShoppingList } from './useToShoppingList.ts'

interface Props {
  readonly recipeId: string
  /** The scaled ingredients, as displayed. */
  readonly ingredients: readonly VisibleIngredient[]
  readonly onClose: () => void
}

/** Adds ingredients to a shopping list. Pantry items are unticked by default; water is not offered. */
export function ToShoppingListDialog({ recipeId, ingredients: all, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const choice = useListChoice()
  const { add, ...sending } = useToShoppingList(recipeId, choice, onClose)
  // The server does not know a list that is being created.
  const onList = useRecipesOnList(sending.isSending ? null : choice.listId)(recipeId)
  const { isAtHome, isNeverBought, reasonOf, usualOf, keep } = useAtHome(
    all.map(({ displayed }) => displayed.text).join('\n'),
  )
  const ingredients = all.filter(({ displayed }) => displayed.isHeader || !isNeverBought(displayed))
  /** The choices of the cook; other lines follow the pantry. */
  const [decided, setDecided] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isWanted = (ingredient: VisibleIngredient) => decided.get(ingredient.line) ?? !isAtHome(ingredient.displayed)
  const buyable = ingredients.filter(({ displayed }) => !displayed.isHeader)
  const selected = buyable.filter(isWanted)
  const lines = selected.map(({ displayed }) => displayed.text.trim())
  const hasAll = buyable.every((ingredient) => isWanted(ingredient) || isAtHome(ingredient.displayed))
  const decideAll = (isWantedNow: boolean) =>
    setDecided(new Map(buyable.map((ingredient) => [ingredient.line, isWantedNow && !isAtHome(ingredient.displayed)])))

  return (
    <PutOnListDialog
      title={t('shop.add')}
      submitLabel={t('shop.addCount', { count: lines.length })}
      canSubmit={lines.length > 0}
      choice={choice}
      sending={sending}
      onSubmit={() => add(lines)}
      onClose={onClose}
    >
      <ShoppingListPicker choice={choice} />
      {onList !== null && <Note tone="attention">{onList}</Note>}
      <UsuallyAtHome things={usualOf(buyable.map(({ displayed }) => displayed))} onKept={keep} />
      <div>
        <div className={classes.head}>
          <Heading level={3}>{t('field.ingredients')}</Heading>
          <Button variant="quiet" onClick={() => decideAll(!hasAll)}>
            {hasAll ? t('shop.none') : t('shop.all')}
          </Button>
        </div>
        <ul>
          {ingredients.map((ingredient) => (
            <li key={ingredient.line} dir="auto">
              {ingredient.displayed.isHeader ? (
                <Heading level={4} className={classes.part}>
                  {ingredient.displayed.ingredient}
                </Heading>
              ) : (
                <CheckboxRow
                  label={ingredient.displayed.text}
                  description={isAtHome(ingredient.displayed) ? reasonOf(ingredient.displayed) : undefined}
                  checked={isWanted(ingredient)}
                  onChange={() => setDecided(new Map([...decided, [ingredient.line, !isWanted(ingredient)]]))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </PutOnListDialog>
  )
}
