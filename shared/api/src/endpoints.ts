import * as about from './about.ts'
import * as account from './account.ts'
import * as accountEmail from './account-email.ts'
import * as takeOut from './account-export.ts'
import * as apiTokens from './api-tokens.ts'
import * as assistants from './assistants.ts'
import * as audit from './audit.ts'
import * as backups from './backups.ts'
import * as blocks from './blocks.ts'
import * as bookChanges from './book-changes.ts'
import * as chosenFoods from './chosen-foods.ts'
import * as clip from './clip.ts'
import * as cookable from './cookable.ts'
import * as cookings from './cookings.ts'
import * as data from './data.ts'
import * as demo from './demo.ts'
import { directImports } from './direct-imports.ts'
import * as duplicates from './duplicates.ts'
import * as eaters from './eaters.ts'
import type { Endpoint } from './endpoint.ts'
import * as firstRestore from './first-restore.ts'
import * as friends from './friends.ts'
import * as identityProviders from './identity-providers.ts'
import * as images from './images.ts'
import * as imports from './imports.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as kitchenLinks from './kitchen-links.ts'
import * as kitchenMoves from './kitchen-moves.ts'
import * as kitchens from './kitchens.ts'
import * as labels from './labels.ts'
import * as listInvitations from './list-invitations.ts'
import * as manyRecipes from './many-recipes.ts'
import * as mealPlanFeeds from './meal-plan-feeds.ts'
import * as mealPlans from './meal-plans.ts'
import * as members from './members.ts'
import * as messages from './messages.ts'
import * as pantry from './pantry.ts'
import * as passkeys from './passkeys.ts'
import * as people from './people.ts'
import * as pepperplate from './pepperplate.ts'
import * as preferences from './preferences.ts'
import * as printing from './printing.ts'
import * as profileItems from './profile-items.ts'
import * as profiles from './profiles.ts'
import * as proposals from './proposals.ts'
import * as push from './push.ts'
import * as readingModel from './reading-model.ts'
import * as recipes from './recipes.ts'
import * as savedSearches from './saved-searches.ts'
import * as secondFactor from './second-factor.ts'
import * as serverHealth from './server-health.ts'
import * as serverSettings from './server-settings.ts'
import * as sessions from './sessions.ts'
import * as shares from './shares.ts'
import * as shoppingLists from './shopping-lists.ts'
import * as tickets from './tickets.ts'
import * as trash from './trash.ts'
import * as variations from './variations.ts'
import * as versions from './versions.ts'
import * as webhooks from './webhooks.ts'
import * as weekTemplates from './week-templates.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'errors' in value

const endpointsOf = (feature: object): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(Object.entries(feature).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])))

/** Every endpoint by feature and name: what the API page shows and what the server must answer. */
export const endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  sessions: endpointsOf(sessions),
  demo: endpointsOf(demo),
  identityProviders: endpointsOf(identityProviders),
  account: { ...endpointsOf(account), ...endpointsOf(accountEmail) },
  passkeys: endpointsOf(passkeys),
  secondFactor: endpointsOf(secondFactor),
  apiTokens: endpointsOf(apiTokens),
  assistants: endpointsOf(assistants),
  webhooks: endpointsOf(webhooks),
  preferences: endpointsOf(preferences),
  audit: endpointsOf(audit),
  about: endpointsOf(about),
  invitations: endpointsOf(invitations),
  members: endpointsOf(members),
  serverHealth: endpointsOf(serverHealth),
  serverSettings: endpointsOf(serverSettings),
  backups: endpointsOf(backups),
  firstRestore: endpointsOf(firstRestore),
  people: endpointsOf(people),
  tickets: endpointsOf(tickets),
  push: endpointsOf(push),
  friends: endpointsOf(friends),
  kitchenLinks: endpointsOf(kitchenLinks),
  kitchens: endpointsOf(kitchens),
  kitchenMoves: endpointsOf(kitchenMoves),
  eaters: endpointsOf(eaters),
  blocks: endpointsOf(blocks),
  chosenFoods: endpointsOf(chosenFoods),
  savedSearches: endpointsOf(savedSearches),
  duplicates: endpointsOf(duplicates),
  cookable: endpointsOf(cookable),
  pantry: endpointsOf(pantry),
  variations: endpointsOf(variations),
  versions: endpointsOf(versions),
  cookings: endpointsOf(cookings),
  trash: endpointsOf(trash),
  proposals: endpointsOf(proposals),
  profiles: endpointsOf(profiles),
  profileItems: endpointsOf(profileItems),
  recipes: { ...endpointsOf(recipes), ...endpointsOf(manyRecipes), ...endpointsOf(bookChanges) },
  labels: endpointsOf(labels),
  listInvitations: endpointsOf(listInvitations),
  images: endpointsOf(images),
  shares: endpointsOf(shares),
  printing: endpointsOf(printing),
  clip: { ...endpointsOf(clip), ...endpointsOf(readingModel) },
  messages: endpointsOf(messages),
  shoppingLists: endpointsOf(shoppingLists),
  mealPlans: endpointsOf(mealPlans),
  mealPlanFeeds: endpointsOf(mealPlanFeeds),
  weekTemplates: endpointsOf(weekTemplates),
  data: {
    ...Object.fromEntries(directImports.map(({ format, endpoint }) => [`import-${format}`, endpoint])),
    ...endpointsOf(imports),
    ...endpointsOf(pepperplate),
    ...endpointsOf(data),
    ...endpointsOf(takeOut),
  },
  jobs: endpointsOf(jobs),
}
