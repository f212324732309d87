import type { Language } from '@potluck/cooking/language'
import { languagesFor } from '@potluck/cooking/likely-languages'
import { readAisles } from './useAisles.ts'

/** Fetches what an open list needs before anything stands on it, and when its first line is ticked. */
export const openListParts = (language: Language): Promise<unknown> =>
  Promise.all([
    import('./ShoppingListPage.tsx'),
    import('./DoneItems.tsx'),
    readAisles(languagesFor('', language), language),
  ])
