import type { KindOfTitle } from './kind-of-dish.ts'
import { loadKindOfDish } from './loading/load-dishes.ts'

let kindOfDish: KindOfTitle

beforeAll(async () => {
  kindOfDish = await loadKindOfDish()
})

test.each([
  'Pizza dough',
  'Pizza Dough (no-knead)',
  'Chicken stock',
  'Marinara sauce',
  'Corn bread',
  'Pizzateig',
  'Pizzateig mit Hefe',
  'Gemüsebrühe',
  'Impasto per la pizza',
  'Brodo di pollo',
  'Тісто для піци',
  'Томатний соус',
  'בצק לפיצה',
])('%s is a part of other dishes', (title) => {
  expect(kindOfDish(title)).toBe('part')
})

test.each([
  'Carrot cake',
  'Chocolate chip cookies',
  'Lemonade',
  'Apfelkuchen',
  'Schwarzwälder Kirschtorte',
  'Torta di mele',
  'Яблучний пиріг',
  'עוגת גבינה',
])('%s is a treat', (title) => {
  expect(kindOfDish(title)).toBe('treat')
})

test.each([
  'Chicken in tomato sauce',
  'Chicken with dill sauce',
  'Spaghetti and tomato sauce',
  'Pizza',
  'Bread soup',
  'Salsa chicken',
  'Crab cakes',
  'Sausage rolls',
  'Zwiebelkuchen',
  'Milchreis',
  'Teigtaschen',
  'Bratwurst in Biersoße',
  'Torta salata',
  'Pasta al pesto',
  'Пиріг із капустою',
  'Курка в соусі',
  'עוף ברוטב עגבניות',
  'Shepherd’s pie',
  'Steak',
  '',
])('%s is a meal', (title) => {
  expect(kindOfDish(title)).toBe('meal')
})
