import type { Book } from './book.ts'

/** An address of the product, and what shows what its screen has displayed. */
export interface Address {
  /** After the `#`; nothing for the welcome page. */
  readonly path: string
  readonly isOfMember: boolean
  /** Selector of the content: what is painted or stored, or of the application. */
  readonly content: string
  /** Selector of the same, drawn by the application. */
  readonly usable: string
}

const drawn = (selectors: string) =>
  selectors
    .split(', ')
    .map((selector) => `body:not(:has(#opening)) #root ${selector}`)
    .join(', ')

const ofMember = (path: string, content: string): Address => ({
  path,
  isOfMember: true,
  content,
  usable: drawn(content),
})

const recipeLink = 'main a[href^="#/recipe/"]'
const password = 'input[type="password"]'

/** The addresses that are opened most. */
export const addressesOf = ({ recipeId, listId, planId }: Book) => ({
  welcome: { path: '', isOfMember: false, content: '.opening-page a', usable: drawn('main a') },
  login: { path: 'auth/login', isOfMember: false, content: password, usable: drawn(password) },
  'recipe list': ofMember('list/main', recipeLink),
  recipe: ofMember(`recipe/${recipeId}`, 'main [role="tabpanel"] li, main li label'),
  'shopping list': ofMember(`shopping-lists/${listId}`, 'main input[type="checkbox"]'),
  'meal plan': ofMember(`meal-planners/${planId}`, recipeLink),
})
