import { useImageAddress, usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { RecipeImage, ListRow as Row, withoutMarks } from '@potluck/ui/content'
import { memo } from 'react'
import { myRecipes } from '../preferences.ts'
import { Marked } from '../search/Marked.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import classes from './RecipeRow.module.css'
import { RowSkeleton } from './RowSkeleton.tsx'
import type { ListRow } from './useListPages.ts'

/** A recipe as a dense row. */
export const RecipeRow = memo(function RecipeRow({ row }: { readonly row: ListRow }) {
  const address = useImageAddress()
  const { showImages, showLabels, showRecipeDescription, showSource } = usePreferences(myRecipes)
  if (typeof row === 'number') return <RowSkeleton />
  return (
    <Row
      className={classes.row}
      href={href(paths.recipe(row.id))}
      leading={
        showImages && (
          <RecipeImage title={row.title} src={address(row.image?.thumbnail)} shape="square" className={classes.photo} />
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
          <RecipeFacts recipe={row} labels={showLabels} source={showSource} />
        </>
      }
    />
  )
})
