/** @page */
import { manageLabels, myRecipes } from './book-preferences.ts'
import { recipeDetails } from './recipe-details.ts'

function withScreen(width: number, height: number) {
  Object.defineProperty(screen, 'width', { value: width, configurable: true })
  Object.defineProperty(screen, 'height', { value: height, configurable: true })
}

test('a new device has the defaults of the product', () => {
  withScreen(1440, 900)
  expect(myRecipes.parse(undefined)).toEqual({
    enableLabelIntersection: false,
    showLabels: true,
    showLabelChips: false,
    showImages: true,
    showSource: false,
    showRecipeDescription: true,
    viewType: 'tiles',
    sortBy: 'title',
    includeFriends: 'no',
    kitchenId: '',
  })
  expect(recipeDetails.parse(undefined)).toEqual({
    enableWakeLock: true,
    units: 'written',
    oven: 'written',
    showNutrition: true,
  })
  expect(manageLabels.parse(undefined)).toEqual({ showCreatedAt: true })
})

test.each([
  [439, 900, 'list'],
  [900, 439, 'list'],
  [440, 900, 'tiles'],
])('a screen of %d by %d px starts with the view %s', (width, height, view) => {
  withScreen(width, height)
  expect(myRecipes.parse({}).viewType).toBe(view)
})

test('the legacy sort order -title is read as title', () => {
  expect(myRecipes.parse({ sortBy: '-title' }).sortBy).toBe('title')
})
