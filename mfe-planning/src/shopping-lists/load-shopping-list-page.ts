import type { Language } from '@potluck/cooking/language'

/** Asked for by the route and ahead of it in one place: asked for from elsewhere, the same code comes in other files. */
const load = () => import('./ShoppingListPage.tsx')

export const loadShoppingListPage = () => load().then((module) => module.ShoppingListPage)

/** Brings all that a list needs to stand on the screen, so that one that is made without a connection opens. */
export const loadOpenList = (language: Language) => load().then((module) => module.loadParts(language))
