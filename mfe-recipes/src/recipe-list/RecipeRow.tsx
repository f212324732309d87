import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { RecipeImage, ListRow as Row, withoutMarks } from '@potluck/ui/content'
import { memo, type ReactNode } from 'react'
import { marked } from '../search/Marked.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import { useMarks } from '../search/marks.ts'
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
  const known = <KnownRow recipe={row} trailing={trailing} />
  // What friends show is theirs: it can be opened, and not chosen.
  return row.owner ? known : <SelectableItem id={row.id}>{known}</SelectableItem>
})

/** With each letter of a search all rows are drawn: what can be without a component of its own is. */
function KnownRow({ recipe: row, trailing }: { readonly recipe: ListedRecipe; readonly trailing: ReactNode }) {
  const { selected, onClick } = useSelectable(row.id)
  const address = useImageAddress()
  const marks = useMarks()
  const { showImages, showRecipeDescription } = useRowLook()
  const isChoosing = selected !== null && !row.owner
  return (
    <Row
      className={classes.row}
      {...(isChoosing ? { selected, onClick } : { href: href(paths.recipe(row.id)) })}
      trailing={isChoosing ? <Tick on={selected} /> : trailing}
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
          <bdi>{marked(row.title, marks)}</bdi>
        </span>
      }
      subtitle={
        <>
          {showRecipeDescription && row.description !== '' && (
            <Text size="small" lines={1}>
              <bdi>{withoutMarks(row.description)}</bdi>
            </Text>
          )}
          {row.match && <MatchLine match={row.match} />}
          <RecipeFacts recipe={row} />
        </>
      }
    />
  )
}
