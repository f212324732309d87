/** Loads the page, for the route and for prefetching: one import keeps the code in one chunk. */
export const loadMealPlanPage = () => import('./MealPlanPage.tsx').then((module) => module.MealPlanPage)
