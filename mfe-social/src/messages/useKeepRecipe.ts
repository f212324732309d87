import type { AttachedRecipe } from '@potluck/api/messages'
import { getRecipe, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Moves a received recipe from the inbox into the book. */
export function useKeepRecipe({ id, title }: Pick<AttachedRecipe, 'id' | 'title'>) {
  const { t } = useTranslation('social')
  const { api, bus, toast } = useHost()
  return useMutation({
    mutationFn: async () => {
      const options = {}
      const { data: recipe } = await api.call(getRecipe, { params: { id } }, options)
      const body = { ...writtenFields(recipe), folder: 'main', version: recipe.version } as const
      await api.call(updateRecipe, { params: { id }, body }, options)
    },
    onSuccess: () => bus.emit('recipe:updated', { recipeId: id, change: 'saved' }),
    onError: () => toast({ message: t('recipe.keepFailed', { title }), tone: 'problem' }),
  })
}
