import { href, paths } from '@potluck/platform/paths'
import { Skeleton, Stack, Text } from '@potluck/ui'
import { RecipeCard, type RecipeCardProps, withoutMarks } from '@potluck/ui/content'
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
import classes from './RecipeTileCard.module.css'
import { useRowLook } from './RowLook.ts'
import { recipeFacts } from './recipe-facts.tsx'

interface Props {
  readonly row: ListRow
  /** Whether it is in the first rows, whose photos load eagerly. */
  readonly eager: boolean
  /** A button over the photo. */
  readonly corner?: ReactNode
}

/** A recipe as a tile: its photo and title. */
export const RecipeTileCard = memo(function RecipeTileCard({ row, eager, corner }: Props) {
  if (typeof row === 'number') {
    return (
      <Stack gap={2} aria-hidden="true">
        <div className={classes.photo} />
        <Skeleton width="70%" />
      </Stack>
    )
  }
  // Recipes of friends can be opened but not selected.
  if (row.owner) {
    return <KnownTile recipe={row} eager={eager} press={{ href: href(paths.recipe(row.id)), corner }} />
  }
  return (
    <SelectableItem id={row.id}>
      <OwnTile recipe={row} eager={eager} />
    </SelectableItem>
  )
})

function OwnTile({ recipe, eager }: { readonly recipe: ListedRecipe; readonly eager: boolean }) {
  const { selected, onClick } = useSelectable(recipe.id)
  const press =
    selected === null ? { href: href(paths.recipe(recipe.id)) } : { selected, onClick, corner: <Tick on={selected} /> }
  return <KnownTile recipe={recipe} eager={eager} press={press} />
}

interface KnownTileProps {
  readonly recipe: ListedRecipe
  readonly eager: boolean
  readonly press: Pick<RecipeCardProps, 'href' | 'selected' | 'onClick' | 'corner'>
}

function KnownTile({ recipe, eager, press }: KnownTileProps) {
  const look = useRowLook()
  const matches = useMatches()
  return (
    <RecipeCard
      title={recipe.title}
      lang={look.languageOf(recipe.title)}
      shownTitle={highlight(recipe.title, matches)}
      {...press}
      src={look.showImages ? look.address(recipe.image?.thumbnail) : null}
      eager={eager}
      flight={flightToRow(recipe.id)}
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
