import type { Account } from '@potluck/api/account'
import type { CopiedRecipe } from '@potluck/api/book-changes'
import type { Person } from '@potluck/api/fields'
import type { Friends } from '@potluck/api/friends'
import type { Kitchen } from '@potluck/api/kitchens'
import type { MealPlan, MealPlanItem } from '@potluck/api/meal-plans'
import type { Message } from '@potluck/api/messages'
import type { PantryThing } from '@potluck/api/pantry'
import { type Recipe, type RecipeSummary, recipeSummary, type SearchPage } from '@potluck/api/recipes'
import type { ShoppingList, ShoppingListItem, ShoppingListSummary } from '@potluck/api/shopping-lists'
import { blankTexts } from '@potluck/recipe/fields'

/** A UUID that ends in a number, so that a test can tell things apart. */
export const idOf = (number: number): string => `0199a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`

const instant = '2026-03-01T12:00:00.000Z'
const written = { createdAt: instant, updatedAt: instant }

/** The member who is logged in on a test host. */
export const ada: Person = { id: idOf(1), name: 'Ada', handle: 'ada' }
export const ben: Person = { id: idOf(2), name: 'Ben', handle: 'ben' }
/** People without a handle. */
export const carl: Person = { id: idOf(3), name: 'Carl', handle: null }
export const dora: Person = { id: idOf(4), name: 'Dora', handle: 'dora' }

/** Ben, with what a test says of him. */
export const aPerson = (changes: Partial<Person> = {}): Person => ({ ...ben, ...changes })

/** Ada’s account. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  ...ada,
  email: 'ada@example.com',
  ...written,
  ...changes,
})

/** The answer of the server for a member with these friends and no requests. */
export const friendsOf = (...people: readonly Person[]): Friends => ({
  friends: people.map((otherUser) => ({ friendId: otherUser.id, otherUser })),
  incomingRequests: [],
  outgoingRequests: [],
})

/** A recipe of Ada’s book. */
export const aRecipe = (changes: Partial<Recipe> = {}): Recipe => ({
  id: idOf(11),
  ...blankTexts,
  title: 'Pancakes',
  yield: '4 servings',
  activeTime: '10 minutes',
  totalTime: '30 minutes',
  ingredients: '[Batter]\n1 cup flour\n2 eggs\n[To serve]\nmaple syrup',
  instructions: '[Batter]\nWhisk everything.\nRest for 20 minutes.\n[Cook]\nFry in 1 tbsp butter.',
  rating: null,
  folder: 'main',
  labels: [],
  image: null,
  images: [],
  fromUser: null,
  owner: null,
  isOwner: true,
  linked: [],
  lastCookedAt: null,
  version: 1,
  ...written,
  ...changes,
})

/** A recipe of Ada’s as a copy of her book keeps it: nothing but a title. */
export const aCopiedRecipe = (number: number, title: string, changes: Partial<CopiedRecipe> = {}): CopiedRecipe => ({
  id: idOf(number),
  ...blankTexts,
  title,
  sortTitle: title.toLowerCase(),
  totalMinutes: null,
  rating: null,
  folder: 'main',
  images: [],
  fromUser: null,
  lastCookedAt: null,
  linked: [],
  version: 1,
  labelIds: [],
  searchNumber: number,
  ...written,
  ...changes,
})

/** A recipe as a list shows it. */
export const summaryOf = (recipe: Recipe): RecipeSummary => recipeSummary.parse(recipe)

/** The answer of a search that matched these recipes by their titles. */
export const foundPageOf = (...recipes: readonly Recipe[]): SearchPage => ({
  data: recipes.map((recipe) => ({ ...summaryOf(recipe), match: null })),
  totalCount: recipes.length,
  marks: [],
  corrections: [],
})

/** A message of Ben to Ada, as Ada sees it. */
export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: idOf(21),
  body: 'Hello',
  fromUser: ben,
  toUser: ada,
  otherUser: ben,
  hasRecipe: false,
  recipe: null,
  originalRecipe: null,
  createdAt: instant,
  ...changes,
})

/** A kitchen in which Ada cooks. */
export const aKitchen = (changes: Partial<Kitchen> = {}): Kitchen => ({
  id: idOf(40),
  name: 'Home',
  createdAt: instant,
  role: 'cook',
  members: [],
  invited: [],
  recipeCount: 0,
  ...changes,
})

/** A shopping list of Ada’s as a list of lists shows it. */
export const aListSummary = (changes: Partial<ShoppingListSummary> = {}): ShoppingListSummary => ({
  id: idOf(31),
  title: 'Market',
  owner: ada,
  collaborators: [],
  kitchen: null,
  itemCount: 0,
  archived: false,
  ...written,
  ...changes,
})

/** A shopping list of Ada’s with its items. */
export const aList = ({
  items = [],
  aisles = [],
  languages = [],
  things = [],
  ...changes
}: Partial<ShoppingList> = {}): ShoppingList => ({
  ...aListSummary({ itemCount: items.filter(({ completed }) => !completed).length, ...changes }),
  items,
  aisles,
  languages,
  things,
})

/** An item of a shopping list, alone in its group and on no aisle. */
export const anItem = ({ title = 'milk', ...changes }: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  id: idOf(41),
  title,
  notes: '',
  completed: false,
  owner: ada,
  recipe: null,
  image: null,
  groupTitle: title,
  categoryTitle: 'uncategorized',
  ...written,
  ...changes,
})

/** A meal plan of Ada’s, with nothing on it. */
export const aMealPlan = (changes: Partial<MealPlan> = {}): MealPlan => ({
  id: idOf(51),
  title: 'Our week',
  owner: ada,
  collaborators: [],
  kitchen: null,
  itemCount: 0,
  meals: [],
  rules: [],
  items: [],
  ...written,
  ...changes,
})

/** A dish of Ada’s for the queue. */
export const aDish = (changes: Partial<MealPlanItem> = {}): MealPlanItem => ({
  id: idOf(52),
  title: 'Leek pie',
  recipe: null,
  day: null,
  meal: 'dinner',
  servings: null,
  notes: '',
  cooked: false,
  leftoverOf: null,
  seriesId: null,
  onList: false,
  owner: ada,
  ...written,
  ...changes,
})

/** The things at home of a person without a household. */
export const aPantry = (...things: readonly PantryThing[]) => ({ kitchen: null, things: [...things], joined: [] })
