import { getRecipe } from '@potluck/api/recipes'
import { Answered, BackButton } from '@potluck/parts'
import { useRefetchOn } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { PageLayout } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { isMissing } from '../book/useLostKitchen.ts'
import { useRecipe } from '../book/useRecipe.ts'
import { useRecipeFaces } from '../book/useRecipeFaces.tsx'
import { usePreloadRecipe } from '../recipe/usePreloadRecipe.ts'
import { sharedPhotos } from '../shared-things/shared-things.ts'
import { EditRecipeForm } from './EditRecipeForm.tsx'
import { startOfEdit, startOfLost, startOfNew } from './edit-start.ts'
import { readDraft, restoreDrafts } from './recipe-draft.ts'
import { refusedEdits, settling } from './refused-edit.ts'

/** Follows changes by others and by other devices: of the recipe, and of the right to write it. */
const news = ['recipes:changed', 'book:changed', 'kitchen:changed', 'kitchen:removed', 'live:connected'] as const

/** The editor, loaded after the latest drafts are restored. */
export const loadEditRecipePage = () => restoreDrafts().then(() => EditRecipePage)

/** Creates a recipe (`edit-recipe/new`) or edits one. `?autofill-url=` clips that page first. */
function EditRecipePage() {
  const { recipeId = 'new' } = useParams()
  const [query] = useSearchParams()
  const link = query.get('autofill-url')
  const kitchenId = query.get('kitchen') ?? undefined
  usePreloadRecipe()
  if (recipeId === 'new' && link) return <Navigate to={paths.addRecipe(link, kitchenId)} replace />
  return recipeId === 'new' ? (
    <NewRecipe key={kitchenId ?? 'new'} kitchenId={kitchenId} />
  ) : (
    <ChangeRecipe key={recipeId} recipeId={recipeId} />
  )
}

function NewRecipe({ kitchenId }: { readonly kitchenId: string | undefined }) {
  const slot = kitchenId === undefined ? 'new' : `new in ${kitchenId}`
  const [start] = useState(() => startOfNew(readDraft(slot), kitchenId))
  const [photos] = useState(sharedPhotos.take)
  return <EditRecipeForm slot={slot} start={start} photos={photos} />
}

function ChangeRecipe({ recipeId }: { readonly recipeId: string }) {
  const { t } = useTranslation('recipes')
  const recipe = useRecipe(recipeId)
  const faces = useRecipeFaces()
  const { changes } = useHost()
  const [draft] = useState(() => readDraft(recipeId))
  useRefetchOn(news, getRecipe)
  // The form begins with the first answer; what comes later is merged into it.
  const [first, setFirst] = useState(recipe.data)
  if (!first && recipe.data) setFirst(recipe.data)
  const [edits] = useState(() => refusedEdits(changes.all.get().changes, recipeId))
  const refused = first ? settling(edits, first) : null
  if (first) {
    const start = refused?.start ?? startOfEdit(first, draft)
    return (
      <EditRecipeForm
        slot={recipeId}
        start={start}
        photos={refused?.photos ?? []}
        refused={refused}
        current={recipe.data}
        missing={isMissing(recipe.error)}
      />
    )
  }

  // A draft stays until the cook throws it away, also after its recipe is gone.
  if (draft && isMissing(recipe.error)) return <EditRecipeForm slot={recipeId} start={startOfLost(draft)} missing />

  return (
    <PageLayout title={t('editor.edit')} leading={<BackButton otherwise={paths.home()} />}>
      <Answered {...faces} answer={recipe} loading={{ label: t('recipe.loading'), shape: 'text', count: 10 }}>
        {() => null}
      </Answered>
    </PageLayout>
  )
}
