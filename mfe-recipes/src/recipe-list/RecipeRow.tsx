import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { type ListRowProps, RecipeImage, ListRow as Row, withoutMarks } from '@potluck/ui/content'
import { memo, type ReactNode } from 'react'
import { flightToRow } from '../book/photo-flight.ts'
import type { ListedRecipe } from '../list-pages/page-question.ts'
import type { ListRow } from '../list-pages/useListPages.ts'
import { highlight } from '../search/Highlighted.tsx'
import { useMatches } from '../search/highlights.ts'
import { MatchLine } from '../search/MatchLine.tsx'
import { SelectableItem } from '../selection/SelectableItem.tsx'
import { useSelectable } from '../selection/SelectionContext.ts'
import { Tick } from '../selection/Tick.tsx'
import classes from './RecipeRow.module.css'
import { type RowLook, useRowLook } from './RowLook.ts'
import { RowSkeleton } from './RowSkeleton.tsx'
import { recipeFacts } from './recipe-facts.tsx'

interface Props {
  readonly row: ListRow
  /** Buttons at the end of the row. */
  readonly trailing?: ReactNode
}

/**
 * A recipe as a compact row. All rows render with each letter of a search, so parts that can be plain functions are not
 * components.
 */
export const RecipeRow = memo(function RecipeRow({ row, trailing }: Props) {
  const look = useRowLook()
  const matches = useMatches()
  if (typeof row === 'number') return <RowSkeleton />
  const opening = { href: href(paths.recipe(row.id)), trailing }
  // Recipes of friends can be opened but not selected.
  if (row.owner) return recipeRow(row, look, matches, opening)
  return (
    <SelectableItem id={row.id}>
      {look.isChoosing ? <ChoosableRow recipe={row} /> : recipeRow(row, look, matches, opening)}
    </SelectableItem>
  )
})

function ChoosableRow({ recipe }: { readonly recipe: ListedRecipe }) {
  const { selected, onClick } = useSelectable(recipe.id)
  const press = { selected: selected === true, onClick, trailing: <Tick on={selected === true} /> }
  return recipeRow(recipe, useRowLook(), useMatches(), press)
}

type Press = Pick<ListRowProps, 'href' | 'selected' | 'onClick' | 'trailing'>

function recipeRow(recipe: ListedRecipe, look: RowLook, matches: ReadonlySet<string>, press: Press) {
  return (
    <Row
      className={classes.row}
      {...press}
      leading={
        look.showImages && (
          <RecipeImage
            // Another photo gets a new element, so that the old photo is not displayed while it loads.
            key={recipe.image?.id}
            title={recipe.title}
            src={look.address(recipe.image?.thumbnail)}
            shape="square"
            className={classes.photo}
            flight={flightToRow(recipe.id)}
          />
        )
      }
      title={
        <span className={classes.title}>
          <bdi lang={look.languageOf(recipe.title)}>{highlight(recipe.title, matches)}</bdi>
        </span>
      }
      subtitle={
        <>
          {look.showRecipeDescription && recipe.description !== '' && (
            <Text size="small" lines={1} dir="auto" lang={look.languageOf(recipe.description)}>
              {withoutMarks(recipe.description)}
            </Text>
          )}
          {recipe.match && <MatchLine match={recipe.match} />}
          {recipeFacts(recipe, look, matches)}
        </>
      }
    />
  )
}
