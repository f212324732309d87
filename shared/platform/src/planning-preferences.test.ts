import { mealPlan, shoppingList } from './planning-preferences.ts'

test('a new device has the defaults of the product', () => {
  expect(mealPlan.parse(undefined)).toEqual({
    showAddedBy: false,
    showAddedOn: false,
    startOfWeek: 'monday',
    view: 'week',
    lastMeal: 'dinner',
    lastPlan: '',
  })
  expect(shoppingList.parse(undefined)).toEqual({
    sortBy: '-createdAt',
    showAddedBy: false,
    showAddedOn: false,
    showRecipeTitle: true,
    preferDelete: false,
    groupSimilar: true,
    groupCategories: true,
    lastList: '',
  })
})

test('preferences are stored under the names that older versions used', () => {
  expect([mealPlan.name, shoppingList.name]).toEqual(['MealPlan', 'ShoppingList'])
})
