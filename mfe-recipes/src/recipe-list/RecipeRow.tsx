import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { type ListRowProps, RecipeImage, ListRow as Row, withoutMarks } from '@potluck/ui/content'
import { memo, type ReactNode } from 'react'
import { Marked } from '../search/Marked.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import { SelectableItem } from '../selection/SelectableItem.tsx'
import { useSelectable } from '../selection/SelectionContext.ts'
import { Tick } from '../selection/Tick.tsx'
import type { ListedRecipe } from './page-question.ts'
import { RecipeFacts } from './RecipeFacts.tsx'
import classes from './RecipeRow.module.css'
import { useRowLook } from './RowLook.ts'
import { RowSkeleton } from './RowSkeleton.tsx'
import type { ListRow } from './useListPages.ts'

interface Props {
  readonly row: ListRow
  /** Buttons at the end. */
  readonly trailing?: ReactNode
}

/** A recipe as a dense row. */
export const RecipeRow = memo(function RecipeRow({ row, trailing }: Props) {
  if (typeof row === 'number') return <RowSkeleton />
  // What friends show is theirs: it can be opened, and not chosen.
  if (row.owner) return <KnownRow recipe={row} trailing={trailing} press={{ href: href(paths.recipe(row.id)) }} />
  return (
    <SelectableItem id={row.id}>
      <OwnRow recipe={row} trailing={trailing} />
    </SelectableItem>
  )
})

function OwnRow({ recipe, trailing }: { readonly recipe: ListedRecipe; readonly trailing: ReactNode }) {
  const { selected, onClick } = useSelectable(recipe.id)
  if (selected === null) {
    return <KnownRow recipe={recipe} trailing={trailing} press={{ href: href(paths.recipe(recipe.id)) }} />
  }
  return <KnownRow recipe={recipe} trailing={<Tick on={selected} />} press={{ selected, onClick }} />
}

interface KnownRowProps {
  readonly recipe: ListedRecipe
  readonly trailing: ReactNode
  readonly press: Pick<ListRowProps, 'href' | 'selected' | 'onClick'>
}

function KnownRow({ recipe: row, trailing, press }: KnownRowProps) {
  const address = useImageAddress()
  const { showImages, showRecipeDescription } = useRowLook()
  return (
    <Row
      className={classes.row}
      {...press}
      trailing={trailing}
      leading={
        showImages && (
          <RecipeImage
            // Another photo is not waited for behind this one.
            key={row.image?.id}
            title={row.title}
            src={address(row.image?.thumbnail)}
            shape="square"
            className={classes.photo}
          />
        )
      }
      title={
        <span className={classes.title}>
          <bdi>
            <Marked>{row.title}</Marked>
          </bdi>
        </span>
      }
      subtitle={
        <>
          {showRecipeDescription && row.description !== '' && (
            <Text size="small" lines={1}>
              <bdi>{withoutMarks(row.description)}</bdi>
            </Text>
          )}
          <MatchLine match={row.match} />
          <RecipeFacts recipe={row} />
        </>
      }
    />
  )
}
