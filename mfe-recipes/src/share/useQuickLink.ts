import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { createShare, listShares } from '@potluck/api/shares'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { shareAddress } from './share-address.ts'

/** Whether the device has a share sheet. */
export const canHandOn = (): boolean => typeof navigator.share === 'function'

/**
 * Hands on the nameless, endless link of a recipe. Makes it if there is none.
 * @param onRefused shows the address, if the browser neither shares nor copies it
 */
export function useQuickLink(
  recipe: Pick<Recipe, 'id' | 'title' | 'kitchenId'>,
  onRefused: () => void,
  onDone: () => void,
): () => void {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const book = inBook(recipe.kitchenId)
  const { data: links } = useAnswer(listShares, { query: { ...book.query, recipeId: recipe.id } })
  const create = useCall(createShare, { changes: [listShares] })

  /** Shares an address, or copies it. Resolves to whether the browser did one of both, or the cook closed the sheet. */
  async function give(url: string): Promise<boolean> {
    if (canHandOn()) {
      try {
        await navigator.share({ title: recipe.title, url })
        return true
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') return true
      }
    }
    const isCopied = await copyText(url)
    if (isCopied) host.toast({ message: t('sharing.copied'), tone: 'done' })
    return isCopied
  }

  async function run() {
    const link = links?.find(({ name, expiresAt }) => name === '' && expiresAt === null)
    try {
      const body = { id: newId(), recipeId: recipe.id, name: '', expiresAt: null }
      const { address } = link ?? (await create.mutateAsync({ ...book, body }))
      if (await give(shareAddress({ address }, host.apiBase))) onDone()
      else onRefused()
    } catch {
      host.toast({ message: t('sharing.notMade'), tone: 'problem' })
    }
  }

  return () => {
    if (!create.isPending) void run()
  }
}
