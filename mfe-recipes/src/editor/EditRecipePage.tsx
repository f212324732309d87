import { ApiError } from '@potluck/api/errors'
import { PageLayout, SkeletonScreen } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackButton } from '../book/BackButton.tsx'
import { RecipeUnavailable } from '../book/RecipeUnavailable.tsx'
import { useRecipe } from '../book/useRecipe.ts'
import { EditRecipeForm } from './EditRecipeForm.tsx'
import { startOfEdit, startOfNew } from './edit-start.ts'
import { readDraft } from './kept-draft.ts'

/** Writes a new recipe (`edit-recipe/new`) or changes one. */
export function EditRecipePage() {
  const { recipeId = 'new' } = useParams()
  return recipeId === 'new' ? <NewRecipe key="new" /> : <ChangeRecipe key={recipeId} recipeId={recipeId} />
}

function NewRecipe() {
  const [start] = useState(() => startOfNew(readDraft('new')))
  return <EditRecipeForm slot="new" start={start} />
}

function ChangeRecipe({ recipeId }: { readonly recipeId: string }) {
  const { t } = useTranslation('recipes')
  const recipe = useRecipe(recipeId)
  const [draft] = useState(() => readDraft(recipeId))
  // What is on the screen stays the cook's own: a newer copy from the server arrives as a conflict, not as a surprise.
  const [first, setFirst] = useState(recipe.data)
  if (!first && recipe.data) setFirst(recipe.data)
  if (first) return <EditRecipeForm slot={recipeId} start={startOfEdit(first, draft)} />

  return (
    <PageLayout title={t('editor.edit')} leading={<BackButton />}>
      {recipe.error ? (
        <RecipeUnavailable
          gone={recipe.error instanceof ApiError && recipe.error.status === 404}
          onRetry={() => void recipe.refetch()}
        />
      ) : (
        <SkeletonScreen label={t('recipe.loading')} shape="text" count={10} />
      )}
    </PageLayout>
  )
}
