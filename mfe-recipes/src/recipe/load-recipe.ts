/** For the routes and ahead of them in one place: asked for from elsewhere, the same code comes in other files. */
export const loadRecipe = () => import('./RecipePage.tsx')
