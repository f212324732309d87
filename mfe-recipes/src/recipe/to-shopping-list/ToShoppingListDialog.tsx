import type { Recipe } from '@potluck/api/recipes'
import { unfold } from '@potluck/cooking/linked/unfold'
import type { Exact } from '@potluck/cooking/quantity'
import { PutOnListDialog } from '@potluck/parts/PutOnListDialog'
import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { UsuallyAtHome } from '@potluck/parts/UsuallyAtHome'
import { useListChoice } from '@potluck/parts/useListChoice'
import { useRecipesOnList } from '@potluck/parts/useRecipesOnList'
import { Button, Heading, Note, SkeletonScreen } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAtHome } from '../../at-home/useAtHome.ts'
import { useLinkedRecipes } from '../../linked-lines/useLinkedRecipes.ts'
import { type ShopLine, shopLines } from './shop-lines.ts'
import classes from './ToShoppingListDialog.module.css'
import { useToShoppingList } from './useToShoppingList.ts'

interface Props {
  readonly recipe: Recipe
  /** How many times it is made. */
  readonly factor: Exact
  readonly onClose: () => void
}

/** The lines of a recipe, unfolded and scaled; none while they load. */
function useUnfolded(recipe: Recipe, factor: Exact) {
  const { lookUp, words, isPending } = useLinkedRecipes([recipe])
  return words && !isPending ? unfold(recipe, { vocabulary: words, lookUp, factor }) : null
}

/** The lines with the choices of the cook; other lines follow the pantry. */
function useWantedLines(recipe: Recipe, factor: Exact) {
  const unfolded = useUnfolded(recipe, factor)
  const everyLine = shopLines(unfolded ?? [], () => true)
  const atHome = useAtHome(everyLine.map(({ displayed }) => displayed.text).join('\n'))
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isWanted = ({ key, displayed }: ShopLine) => decided.get(key) ?? !atHome.isAtHome(displayed)
  const lines = shopLines(unfolded ?? [], isWanted).filter(
    ({ displayed }) => displayed.isHeader || !atHome.isNeverBought(displayed),
  )
  const choosable = lines.filter(({ displayed }) => !displayed.isHeader)
  return {
    ...atHome,
    isLoading: unfolded === null,
    isWanted,
    lines,
    choosable,
    /** They go onto the list. A recipe in a recipe is its lines, and not the line that it is. */
    selected: choosable.filter((line) => !line.isPart && isWanted(line)),
    turn: (line: ShopLine) => setDecided(new Map([...decided, [line.key, !isWanted(line)]])),
    decideAll: (isWantedNow: boolean) =>
      setDecided(new Map(everyLine.map(({ key, displayed }) => [key, isWantedNow && !atHome.isAtHome(displayed)]))),
  }
}

/** Adds ingredients to a shopping list. Pantry items are unticked by default; water is not offered. */
export function ToShoppingListDialog({ recipe, factor, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const choice = useListChoice()
  const { add, ...sending } = useToShoppingList(recipe.id, choice, onClose)
  // The server does not know a list that is being created.
  const onList = useRecipesOnList(sending.isSending ? null : choice.listId)(recipe.id)
  const shop = useWantedLines(recipe, factor)
  const { lines, choosable, isWanted, isAtHome } = shop
  const titles = shop.selected.map(({ displayed }) => displayed.text.trim())
  const hasAll = choosable.every((line) => isWanted(line) || isAtHome(line.displayed))

  return (
    <PutOnListDialog
      title={t('shop.add')}
      submitLabel={t('shop.addCount', { count: titles.length })}
      canSubmit={titles.length > 0}
      choice={choice}
      sending={sending}
      onSubmit={() => add(titles)}
      onClose={onClose}
    >
      <ShoppingListPicker choice={choice} />
      {onList !== null && <Note tone="attention">{onList}</Note>}
      <UsuallyAtHome things={shop.usualOf(choosable.map(({ displayed }) => displayed))} onKept={shop.keep} />
      <div>
        <div className={classes.head}>
          <Heading level={3}>{t('field.ingredients')}</Heading>
          <Button variant="quiet" onClick={() => shop.decideAll(!hasAll)}>
            {hasAll ? t('shop.none') : t('shop.all')}
          </Button>
        </div>
        {shop.isLoading && <SkeletonScreen label={t('recipe.loading')} shape="rows" />}
        <ul>
          {lines.map((line) => (
            <li key={line.key} dir="auto" data-depth={line.depth} className={classes.line}>
              {line.displayed.isHeader ? (
                <Heading level={4} className={classes.part}>
                  {line.displayed.ingredient}
                </Heading>
              ) : (
                <CheckboxRow
                  label={line.displayed.text}
                  description={describe(line)}
                  checked={isWanted(line)}
                  onChange={() => shop.turn(line)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </PutOnListDialog>
  )

  function describe(line: ShopLine) {
    if (line.isPart) return isWanted(line) ? t('shop.partIngredients') : t('shop.partAhead')
    return isAtHome(line.displayed) ? shop.reasonOf(line.displayed) : undefined
  }
}
