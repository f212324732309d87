/** The one place that imports the recipe page, for routes and prefetch: a second import would produce other chunks. */
export const loadRecipe = () => import('./RecipePage.tsx')
