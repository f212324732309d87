const segment = encodeURIComponent

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Every address inside the product, the one place that writes them. Hash routing adds `#`. */
export const paths = {
  entry: () => '/',
  home: () => '/list/main',
  /**
   * @param filter `userId` of a profile (with `profileKitchen`, a kitchen that it shows), or `kitchen` with the id of one; without both, the
   * own book
   */
  list: (
    folder: 'main' | 'inbox',
    filter: {
      userId?: string
      profileKitchen?: string
      kitchen?: string | undefined
      labels?: readonly string[]
    } = {},
  ) =>
    withQuery(`/list/${folder}`, {
      userId: filter.userId,
      profileKitchen: filter.profileKitchen,
      kitchen: filter.kitchen,
      labels: filter.labels?.map(segment).join(','),
    }),
  /** Recipes to look around in, with a week and a shopping list. */
  samples: (part?: 'week' | 'list') => withQuery('/list/main/samples', { part }),
  sample: (id: string) => `/list/main/samples/${segment(id)}`,
  /** @param kitchen the kitchen from whose book; the own book without it */
  whatCanICook: (kitchen?: string) => withQuery('/list/main/cook', { kitchen }),
  /** @param kitchen the kitchen from whose book; the own book without it */
  duplicates: (kitchen?: string) => withQuery('/list/duplicates', { kitchen }),
  /** @param kitchen the kitchen from whose book; the own book without it */
  trash: (kitchen?: string) => withQuery('/list/trash', { kitchen }),
  /** @param kitchen the kitchen from whose book; the own book without it */
  labels: (kitchen?: string) => withQuery('/labels', { kitchen }),
  recipe: (id: string) => `/recipe/${segment(id)}`,
  editRecipe: (id: string) => `/edit-recipe/${segment(id)}`,
  /** @param kitchen the kitchen into whose book it goes; the own book without it */
  newRecipe: (kitchen?: string) => withQuery('/edit-recipe/new', { kitchen }),
  /** @param link of a page to read at once */
  addRecipe: (link?: string, kitchen?: string) => withQuery('/add-recipe', { link, kitchen }),
  /** The member's own links. */
  shares: () => '/shares',
  /** The recipe of a link, to be saved. */
  shared: (secret: string) => `/shared/${segment(secret)}`,
  welcome: () => '/welcome',
  begin: () => '/begin',
  auth: (type: 'login' | 'register', redirect?: string, invitation?: string) =>
    withQuery(`/auth/${type}`, { redirect, invitation }),
  mealPlanners: () => '/meal-planners',
  /** The plan that was opened last. */
  mealPlanInUse: () => '/meal-planners/in-use',
  mealPlanner: (id: string) => `/meal-planners/${segment(id)}`,
  messages: () => '/messages',
  thread: (otherUserId: string) => `/messages/${segment(otherUserId)}`,
  settings: () => '/settings',
  /** The page of all that lists, plans and labels show. */
  display: () => '/settings/display',
  account: () => '/settings/account',
  /** How the member logs in, and where. */
  security: () => '/settings/security',
  /** The page of other apps. @param door the page of one of them, such as `iphone` */
  apps: (door?: string) => (door ? `/settings/apps/${segment(door)}` : '/settings/apps'),
  /** The events of the own account. */
  activity: () => '/settings/activity',
  /** The events of all accounts, for those who keep the server. */
  serverActivity: () => '/settings/server/activity',
  /** For those who keep the server. */
  server: () => '/settings/server',
  /** @param backup the name of one that is on the server */
  serverRestore: (backup?: string) => withQuery('/settings/server/restore', { backup }),
  /** For whoever opens a server where nobody has an account. */
  firstRestore: () => '/settings/first-restore',
  resetPassword: (code: string) => withQuery('/settings/account', { code }),
  /** @param what the recipes that are exported, or the label whose recipes are; all where nothing is said. `kitchen`: of its book */
  export: (what: { recipeIds?: readonly string[]; labelId?: string; kitchen?: string | undefined } = {}) =>
    withQuery('/settings/export', {
      recipes: what.recipeIds?.join(','),
      label: what.labelId,
      kitchen: what.kitchen,
    }),
  takeOut: (job?: string) => withQuery('/settings/take-out', { job }),
  import: (format?: string, job?: string) =>
    format ? withQuery(`/settings/import/${segment(format)}`, { job }) : '/settings/import',
  people: () => '/people',
  myProfile: () => '/people/my-profile',
  profilePreview: () => '/people/my-profile/preview',
  /** @param secret of an invitation to be friends */
  friendInvitation: (secret: string) => `/people/invitation/${segment(secret)}`,
  profile: (handle: string) => `/people/${segment(handle)}`,
  /** The address of older releases for the households of the member, which stand on the page of people. */
  kitchens: () => '/kitchens',
  newKitchen: () => '/kitchens/new',
  /** @param what `invites` opens the dialog that invites people */
  kitchen: (id: string, what: { readonly invites?: boolean } = {}) =>
    withQuery(`/kitchens/${segment(id)}`, { invite: what.invites ? '1' : undefined }),
  /** Bringing recipes of the own book into a kitchen. @param what those that were selected, or the job that copies */
  moveIn: (kitchenId: string, what: { recipeIds?: readonly string[]; job?: string } = {}) =>
    withQuery(`/kitchens/${segment(kitchenId)}/move-in`, { recipes: what.recipeIds?.join(','), job: what.job }),
  /** @param secret of a link that brings into a kitchen */
  kitchenInvitation: (secret: string) => `/kitchens/invitation/${segment(secret)}`,
  shoppingLists: () => '/shopping-lists',
  /** The pantry. */
  atHome: () => '/shopping-lists/at-home',
  /** The list that was opened last. */
  shoppingListInUse: () => '/shopping-lists/in-use',
  shoppingList: (id: string) => `/shopping-lists/${segment(id)}`,
  /** @param secret of a link that brings onto a list */
  listInvitation: (secret: string) => `/shopping-lists/invitation/${segment(secret)}`,
  about: () => '/about',
  aboutDetails: () => '/about/details',
  contact: () => '/about/contact',
  /** The page of the keys, and of what is accessible. */
  accessibility: () => '/about/accessibility',
  install: () => '/install',
  legal: () => '/legal',
  contribute: () => '/contribute',
} as const

/** The address of a path in the browser's bar, relative to the page. */
export const href = (path: string): string => `#${path}`
