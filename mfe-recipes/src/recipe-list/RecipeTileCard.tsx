import { useImageAddress, usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Skeleton, Stack, Text } from '@potluck/ui'
import { RecipeCard } from '@potluck/ui/content'
import { memo } from 'react'
import { myRecipes } from '../preferences.ts'
import { Marked } from '../search/Marked.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import classes from './RecipeTileCard.module.css'
import type { ListRow } from './useListPages.ts'

interface Props {
  readonly row: ListRow
  /** In the first rows: its photo is loaded at once. */
  readonly eager: boolean
}

/** A recipe as a photograph with its name. */
export const RecipeTileCard = memo(function RecipeTileCard({ row, eager }: Props) {
  const address = useImageAddress()
  const { showImages, showLabels, showRecipeDescription, showSource } = usePreferences(myRecipes)
  if (typeof row === 'number') {
    return (
      <Stack gap={2} aria-hidden="true">
        <div className={classes.photo} />
        <Skeleton width="70%" />
      </Stack>
    )
  }
  return (
    <RecipeCard
      title={row.title}
      shownTitle={<Marked>{row.title}</Marked>}
      href={href(paths.recipe(row.id))}
      src={showImages ? address(row.image?.thumbnail) : null}
      eager={eager}
      subtitle={
        <>
          {showRecipeDescription && row.description !== '' && (
            <Text size="small" lines={2}>
              <bdi>{row.description}</bdi>
            </Text>
          )}
          <MatchLine match={row.match} />
          <RecipeFacts recipe={row} labels={showLabels} source={showSource} lines={2} />
        </>
      }
    />
  )
})
