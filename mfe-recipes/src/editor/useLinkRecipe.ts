import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../changes/book-changes.ts'

/** Links another recipe of the same book, at once or when there is a network again, and says how it went. */
export function useLinkRecipe(recipe: Pick<Recipe, 'id' | 'title' | 'kitchenId'>) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  return async (linked: Recipe['linked'][number]) => {
    const { title } = linked
    const outcome = await addAndWait(host, [linkTo(recipe, linked)])
    if (outcome.kind !== 'refused') return host.toast({ message: t('linked.added', { title }), tone: 'done' })
    const { code } = outcome.refusal
    const why = code === 'circle' ? 'circle' : code === 'book-full' ? 'full' : 'failed'
    host.toast({ message: t(`linked.${why}`, { title }), tone: 'problem' })
  }
}
