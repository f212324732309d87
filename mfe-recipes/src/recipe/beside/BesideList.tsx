import type { Recipe } from '@potluck/api/recipes'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { onDemand } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useMatches } from '../../book/useMatches.ts'
import classes from './BesideList.module.css'
import { useListOf } from './useListOf.ts'

const ListPane = onDemand(() => import('./ListPane.tsx').then((module) => module.ListPane), 'part')

/** How wide the window must be, px of usual text. The standing menu takes its room, too. */
const [room, roomWithMenu] = [1200, 1440]

/** How much larger the cook reads than usual. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

interface Props {
  readonly recipeId: string
  /** Undefined while it loads. */
  readonly recipe: Recipe | undefined
  readonly children: ReactNode
}

/** A recipe, on a wide screen beside the list that it was opened from. */
export function BesideList({ recipeId, recipe, children }: Props) {
  const { enableSplitPane } = useGlobalPreferences()
  const hasRoom = useMatches(`(min-width: ${(enableSplitPane ? roomWithMenu : room) * textScale()}px)`)
  const list = useListOf(recipe)
  const isBeside = hasRoom && list !== null
  return (
    <div className={isBeside ? classes.both : undefined}>
      {isBeside && <ListPane key={`${list.folder}?${list.query}`} list={list} recipeId={recipeId} />}
      <div className={classes.recipe}>{children}</div>
    </div>
  )
}
