import type { Folder } from '@potluck/api/recipes'
import { myRecipes } from '@potluck/platform/book-preferences'
import { usePreferences, useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { onDemand } from '@potluck/ui'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { usePreloadRecipe } from '../recipe/usePreloadRecipe.ts'
import { NoSuchList } from './NoSuchList.tsx'
import { RecipeFolder } from './RecipeFolder.tsx'

const ShownRecipes = onDemand(() => import('./ProfileRecipes.tsx').then((module) => module.ProfileRecipes), 'screen')

/** A folder of recipes: the book, the inbox, or a profile. */
export function RecipeListPage() {
  const { folder } = useParams()
  const ownId = useSession().account?.id
  const [query] = useSearchParams()
  const owner = query.get('userId')
  usePreloadRecipe()
  if (folder !== 'main' && folder !== 'inbox') return <NoSuchList reason="folder" />
  // The book of one cook is never displayed as that of another.
  if (owner !== null && owner !== ownId) {
    return folder === 'main' ? (
      <ShownRecipes key={`${owner} ${query.get('profileKitchen')}`} userId={owner} />
    ) : (
      <NoSuchList reason="owner" />
    )
  }
  return <OwnFolder folder={folder} />
}

/** A folder of the own book, or of what the cook chose last: a kitchen, or all books. */
function OwnFolder({ folder }: { readonly folder: Folder }) {
  const [query] = useSearchParams()
  const { kitchenId: lastChosen } = usePreferences(myRecipes)
  // There is one inbox: the cook's own.
  const kitchenId = folder === 'inbox' ? undefined : (query.get('kitchen') ?? undefined)
  // A cook who opens the book without a query finds the list as they left it.
  if (folder === 'main' && lastChosen !== '' && query.size === 0)
    return <Navigate to={paths.list(folder, { kitchen: lastChosen })} replace />
  return <RecipeFolder key={`${folder} ${kitchenId}`} folder={folder} kitchenId={kitchenId} />
}
