import { deleteSavedSearch, listSavedSearches, type SavedSearch, saveSearch } from '@potluck/api/saved-searches'
import { useUndoable } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'

/** The saved searches by title. */
export const useSavedSearches = () => useAnswer(listSavedSearches, {}, { staleTime: 60_000 })

/** Saves a search. */
export const useSaveSearch = () => useCall(saveSearch, { changes: [listSavedSearches] })

/** Deletes a saved search and offers undo. */
export function useForgetSearch(): (search: SavedSearch) => void {
  const { t } = useTranslation('recipes')
  const undoable = useUndoable()
  const { mutateAsync: forget } = useCall(deleteSavedSearch, { changes: [listSavedSearches] })
  return ({ id, title }) =>
    undoable({
      id,
      done: t('search.forgotten', { title }),
      failed: t('search.forgetFailed', { title }),
      remove: async () => {
        await forget({ params: { id } })
      },
    })
}
