import * as account from '@potluck/api/account'
import * as takeOut from '@potluck/api/account-export'
import * as clip from '@potluck/api/clip'
import * as data from '@potluck/api/data'
import { startDemo } from '@potluck/api/demo'
import type { Endpoint } from '@potluck/api/endpoint'
import { acceptInvitation } from '@potluck/api/friends'
import * as images from '@potluck/api/images'
import { fetchMissingPictures } from '@potluck/api/imports'
import { acceptKitchenLink } from '@potluck/api/kitchen-links'
import { dissolveKitchen } from '@potluck/api/kitchens'
import { acceptListInvitation } from '@potluck/api/list-invitations'
import * as feeds from '@potluck/api/meal-plan-feeds'
import { scrapePepperplate, sendPepperplateLogin } from '@potluck/api/pepperplate'
import * as printing from '@potluck/api/printing'
import * as profileItems from '@potluck/api/profile-items'
import * as profiles from '@potluck/api/profiles'
import { readByModel } from '@potluck/api/reading-model'
import * as recipes from '@potluck/api/recipes'
import * as sessions from '@potluck/api/sessions'
import * as shares from '@potluck/api/shares'
import { createTicket } from '@potluck/api/tickets'
import * as trash from '@potluck/api/trash'

/**
 * Endpoints that a demo has although they need a session, or none: all others of that kind are closed (`gate.ts`). None of them shows
 * anything to somebody else, or stays longer than the account.
 */
export const openInDemo: ReadonlySet<Endpoint> = new Set<Endpoint>([
  startDemo,
  sessions.logout,
  account.getAccount,
  account.getStats,
  account.getHandleInfo,
  createTicket,
  images.getImage,
  recipes.listRecipes,
  recipes.searchRecipes,
  recipes.getRecipe,
  printing.createPrintTicket,
  printing.printRecipes,
  printing.printShoppingList,
  data.exportData,
  takeOut.sizeAccountExport,
  takeOut.exportAccount,
  dissolveKitchen,
  trash.deleteForGood,
  trash.emptyTrash,
  trash.deleteThingForGood,
])

/** Endpoints that an API token may call elsewhere, and that a demo has not: they reach out, or open something without an account. */
export const closedInDemo: ReadonlySet<Endpoint> = new Set<Endpoint>([
  clip.clipLink,
  clip.clipLinks,
  clip.clipPicture,
  images.addImageByLink,
  fetchMissingPictures,
  readByModel,
  scrapePepperplate,
  sendPepperplateLogin,
  shares.listShares,
  shares.createShare,
  shares.updateShare,
  shares.deleteShare,
  shares.getShared,
  shares.saveShared,
  feeds.getMealPlanFeed,
  feeds.createMealPlanFeed,
  feeds.deleteMealPlanFeed,
  acceptInvitation,
  acceptKitchenLink,
  acceptListInvitation,
  profiles.updateProfile,
  profiles.getProfile,
  profiles.getProfileByHandle,
  profileItems.saveProfileItems,
])

/** Routes that are no endpoints, as the server names them; a demo has no others. */
export const openPages: ReadonlySet<string> = new Set([
  ...['/api', '/api/', '/api/*', '/api/openapi.json', '/docs', '/docs/', '/docs/*'],
  ...['/healthz', '/livez', '/readyz', '/metrics', '/grip/ws'],
  ...['/*', '/config.json', '/menus.json', '/opening.json', '/remotes.json', '/service-worker.js'],
  ...['/hand-over', '/hand-over.js', '/share'],
])
