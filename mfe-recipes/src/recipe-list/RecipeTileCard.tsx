import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Skeleton, Stack, Text } from '@potluck/ui'
import { RecipeCard, type RecipeCardProps, withoutMarks } from '@potluck/ui/content'
import { memo, type ReactNode } from 'react'
import { Marked } from '../search/Marked.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import { SelectableItem } from '../selection/SelectableItem.tsx'
import { useSelectable } from '../selection/SelectionContext.ts'
import { Tick } from '../selection/Tick.tsx'
import type { ListedRecipe } from './page-question.ts'
import { RecipeFacts } from './RecipeFacts.tsx'
import classes from './RecipeTileCard.module.css'
import { useRowLook } from './RowLook.ts'
import type { ListRow } from './useListPages.ts'

interface Props {
  readonly row: ListRow
  /** In the first rows: its photo is loaded at once. */
  readonly eager: boolean
  /** A button over the photo. */
  readonly corner?: ReactNode
}

/** A recipe as a photograph with its name. */
export const RecipeTileCard = memo(function RecipeTileCard({ row, eager, corner }: Props) {
  if (typeof row === 'number') {
    return (
      <Stack gap={2} aria-hidden="true">
        <div className={classes.photo} />
        <Skeleton width="70%" />
      </Stack>
    )
  }
  // What friends show is theirs: it can be opened, and not chosen.
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
  const address = useImageAddress()
  const { showImages, showRecipeDescription } = useRowLook()
  return (
    <RecipeCard
      title={recipe.title}
      shownTitle={<Marked>{recipe.title}</Marked>}
      {...press}
      src={showImages ? address(recipe.image?.thumbnail) : null}
      eager={eager}
      subtitle={
        <>
          {showRecipeDescription && recipe.description !== '' && (
            <Text size="small" lines={2}>
              <bdi>{withoutMarks(recipe.description)}</bdi>
            </Text>
          )}
          {recipe.match && <MatchLine match={recipe.match} />}
          <RecipeFacts recipe={recipe} lines={2} />
        </>
      }
    />
  )
}
