import { ApiError } from '@potluck/api/errors'
import { inBook } from '@potluck/api/of-book'
import { getRecipe, linkRecipe, listRelated, type Recipe } from '@potluck/api/recipes'
import { RecipePicker } from '@potluck/parts/RecipePicker'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** Links another recipe of the same book as an ingredient. A cycle is refused. */
export function LinkRecipeDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const linking = useCall(linkRecipe, { changes: [getRecipe, listRelated] })

  async function link(linkedId: string, title: string) {
    onClose()
    try {
      await linking.mutateAsync({ params: { id: recipe.id, linkedId }, ...inBook(recipe.kitchenId) })
      host.toast({ message: t('linked.added', { title }), tone: 'done' })
    } catch (error) {
      const isCircle = error instanceof ApiError && error.status === 409
      host.toast({ message: t(isCircle ? 'linked.circle' : 'linked.failed', { title }), tone: 'problem' })
    }
  }

  return (
    <RecipePicker
      title={t('linked.add')}
      kitchenId={recipe.kitchenId}
      own={false}
      onPick={({ id, title }) => void link(id, title)}
      onClose={onClose}
    />
  )
}
