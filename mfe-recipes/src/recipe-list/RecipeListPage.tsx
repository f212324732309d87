import { useSession } from '@potluck/platform/hooks'
import { onDemand } from '@potluck/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { usePreloadRecipe } from '../recipe/usePreloadRecipe.ts'
import { NoSuchList } from './NoSuchList.tsx'
import { RecipeFolder } from './RecipeFolder.tsx'

const ShownRecipes = onDemand(() => import('./ProfileRecipes.tsx').then((module) => module.ProfileRecipes), 'screen')

/** A folder of recipes: the book, the inbox, or a profile. */
export function RecipeListPage() {
  const { folder } = useParams()
  const ownId = useSession().account?.id
  const owner = useSearchParams()[0].get('userId')
  usePreloadRecipe()
  if (folder !== 'main' && folder !== 'inbox') return <NoSuchList reason="folder" />
  // The book of one cook is never displayed as that of another.
  if (owner !== null && owner !== ownId) {
    return folder === 'main' ? <ShownRecipes key={owner} userId={owner} /> : <NoSuchList reason="owner" />
  }
  return <RecipeFolder key={folder} folder={folder} />
}
