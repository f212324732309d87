import { about } from './about/feature.ts'
import { accountExport } from './account-export/feature.ts'
import { apiDocs } from './api-docs/feature.ts'
import { apiTokens } from './api-tokens/feature.ts'
import { audit } from './audit/feature.ts'
import { backup } from './backup/feature.ts'
import { blocks } from './blocks/feature.ts'
import { bookChanges } from './book-changes/feature.ts'
import { clip } from './clip/feature.ts'
import { cookings } from './cookings/feature.ts'
import { credentials } from './credentials/feature.ts'
import { duplicates } from './duplicates/feature.ts'
import { recipeExports } from './exports/feature.ts'
import { friends } from './friends/feature.ts'
import { identityProviders } from './identity-providers/feature.ts'
import { images } from './images/feature.ts'
import { imports } from './imports/feature.ts'
import { invitations } from './invitations/feature.ts'
import { kitchenMoves } from './kitchen-moves/feature.ts'
import { kitchens } from './kitchens/feature.ts'
import { labels } from './labels/feature.ts'
import type { ChangeTables } from './machinery/changes/tables.ts'
import type { ClockTables } from './machinery/clock/tables.ts'
import type { TablesOf } from './machinery/define-feature.ts'
import type { JobTables } from './machinery/jobs/tables.ts'
import type { TicketTables } from './machinery/tickets/tables.ts'
import { mealPlans } from './meal-plans/feature.ts'
import { members } from './members/feature.ts'
import { messages } from './messages/feature.ts'
import { metrics } from './metrics/feature.ts'
import { pantry } from './pantry/feature.ts'
import { print } from './print/feature.ts'
import { profileItems } from './profile-items/feature.ts'
import { profiles } from './profiles/feature.ts'
import { push } from './push/feature.ts'
import { recipes } from './recipes/feature.ts'
import { savedSearches } from './saved-searches/feature.ts'
import { search } from './search/feature.ts'
import { security } from './security/feature.ts'
import { sessions } from './sessions/feature.ts'
import { shares } from './shares/feature.ts'
import { shoppingLists } from './shopping-lists/feature.ts'
import { trash } from './trash/feature.ts'
import { users } from './users/feature.ts'
import { versions } from './versions/feature.ts'

/** Every feature of the server. A feature is taken away with its folder and its line here. */
export const features = [
  metrics,
  about,
  accountExport,
  apiDocs,
  apiTokens,
  audit,
  backup,
  blocks,
  bookChanges,
  clip,
  cookings,
  credentials,
  duplicates,
  recipeExports,
  friends,
  identityProviders,
  images,
  imports,
  invitations,
  kitchenMoves,
  kitchens,
  labels,
  mealPlans,
  members,
  messages,
  pantry,
  print,
  profileItems,
  profiles,
  push,
  recipes,
  savedSearches,
  search,
  security,
  sessions,
  shares,
  shoppingLists,
  trash,
  users,
  versions,
]

/** All tables: those of the machinery and of each feature. */
declare module './machinery/database/schema.ts' {
  interface Schema extends ChangeTables, ClockTables, JobTables, TicketTables, TablesOf<(typeof features)[number]> {}
}
