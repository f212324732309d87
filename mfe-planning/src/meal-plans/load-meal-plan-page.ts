/** For the route and ahead of it in one place: asked for from elsewhere, the same code comes in other files. */
export const loadMealPlanPage = () => import('./MealPlanPage.tsx').then((module) => module.MealPlanPage)
