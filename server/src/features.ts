import { contents } from './book/contents/feature.ts'
import { cookable } from './book/cookable/feature.ts'
import { cookings } from './book/cookings/feature.ts'
import { duplicates } from './book/duplicates/feature.ts'
import { images } from './book/images/feature.ts'
import { labels } from './book/labels/feature.ts'
import { proposals } from './book/proposals/feature.ts'
import { recipes } from './book/recipes/feature.ts'
import { savedSearches } from './book/saved-searches/feature.ts'
import { search } from './book/search/feature.ts'
import { variations } from './book/variations/feature.ts'
import { versions } from './book/versions/feature.ts'
import { calDav } from './doors/caldav/feature.ts'
import { mcp } from './doors/mcp/feature.ts'
import { oauth } from './doors/oauth/feature.ts'
import { webhooks } from './doors/webhooks/feature.ts'
import { accountExport } from './in-and-out/account-export/feature.ts'
import { clip } from './in-and-out/clip/feature.ts'
import { recipeExports } from './in-and-out/exports/feature.ts'
import { imports } from './in-and-out/imports/feature.ts'
import { kitchenMoves } from './in-and-out/kitchen-moves/feature.ts'
import { print } from './in-and-out/print/feature.ts'
import { shares } from './in-and-out/shares/feature.ts'
import { trash } from './in-and-out/trash/feature.ts'
import { about } from './keeping/about/feature.ts'
import { apiDocs } from './keeping/api-docs/feature.ts'
import { backup } from './keeping/backup/feature.ts'
import { docs } from './keeping/docs/feature.ts'
import { metrics } from './keeping/metrics/feature.ts'
import { demo } from './logins/demo/feature.ts'
import { identityProviders } from './logins/identity-providers/feature.ts'
import { members } from './logins/members/feature.ts'
import { security } from './logins/security/feature.ts'
import { sessions } from './logins/sessions/feature.ts'
import type { ClockTables } from './machinery/base/clock/tables.ts'
import type { ChangeTables } from './machinery/for-features/changes/tables.ts'
import type { TablesOf } from './machinery/for-features/define-feature.ts'
import type { JobTables } from './machinery/jobs/tables.ts'
import type { TicketTables } from './machinery/web/tickets/tables.ts'
import { apiTokens } from './people/api-tokens/feature.ts'
import { audit } from './people/audit/feature.ts'
import { bookChanges } from './people/book-changes/feature.ts'
import { credentials } from './people/credentials/feature.ts'
import { eaters } from './people/eaters/feature.ts'
import { invitations } from './people/invitations/feature.ts'
import { users } from './people/users/feature.ts'
import { mealPlans } from './planning/meal-plans/feature.ts'
import { pantry } from './planning/pantry/feature.ts'
import { shoppingLists } from './planning/shopping-lists/feature.ts'
import { blocks } from './social/blocks/feature.ts'
import { friends } from './social/friends/feature.ts'
import { kitchens } from './social/kitchens/feature.ts'
import { messages } from './social/messages/feature.ts'
import { profileItems } from './social/profile-items/feature.ts'
import { profiles } from './social/profiles/feature.ts'
import { push } from './social/push/feature.ts'

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
  calDav,
  clip,
  contents,
  cookings,
  credentials,
  demo,
  docs,
  duplicates,
  eaters,
  recipeExports,
  friends,
  identityProviders,
  images,
  imports,
  invitations,
  kitchenMoves,
  kitchens,
  labels,
  mcp,
  mealPlans,
  members,
  messages,
  oauth,
  cookable,
  pantry,
  print,
  profileItems,
  profiles,
  proposals,
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
  variations,
  versions,
  webhooks,
]

/** All tables: those of the machinery and of each feature. */
declare module './machinery/base/database/schema.ts' {
  interface Schema extends ChangeTables, ClockTables, JobTables, TicketTables, TablesOf<(typeof features)[number]> {}
}
