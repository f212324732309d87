import type { AccountExportTables } from './account-export/tables.ts'
import type { ApiTokenTables } from './api-tokens/tables.ts'
import type { AuditTables } from './audit/tables.ts'
import type { BlockTables } from './blocks/tables.ts'
import type { BookChangeTables } from './book-changes/tables.ts'
import type { CookingTables } from './cookings/tables.ts'
import type { CredentialTables } from './credentials/tables.ts'
import type { FriendTables } from './friends/tables.ts'
import type { IdentityProviderTables } from './identity-providers/tables.ts'
import type { ImportTables } from './imports/tables.ts'
import type { KitchenMoveTables } from './kitchen-moves/tables.ts'
import type { KitchenTables } from './kitchens/tables.ts'
import type { MealPlanTables } from './meal-plans/tables.ts'
import type { MessageTables } from './messages/tables.ts'
import type { ProfileItemTables } from './profile-items/tables.ts'
import type { ProfileTables } from './profiles/tables.ts'
import type { PushTables } from './push/tables.ts'
import type { RecipeTables } from './recipes/tables.ts'
import type { SavedSearchTables } from './saved-searches/tables.ts'
import type { SearchTables } from './search/tables.ts'
import type { ShareTables } from './shares/tables.ts'
import type { ShoppingListTables } from './shopping-lists/tables.ts'
import type { AccountTables } from './users/tables.ts'
import type { VersionTables } from './versions/tables.ts'

/** Every table of a feature: each states its own in `tables.ts`. The other floors know the types by `Schema` alone. */
declare module './machinery/database/schema.ts' {
  interface Schema
    extends AccountTables,
      AuditTables,
      CredentialTables,
      RecipeTables,
      BookChangeTables,
      SearchTables,
      SavedSearchTables,
      VersionTables,
      CookingTables,
      ProfileItemTables,
      ProfileTables,
      IdentityProviderTables,
      ImportTables,
      KitchenTables,
      KitchenMoveTables,
      FriendTables,
      BlockTables,
      MessageTables,
      ShareTables,
      ShoppingListTables,
      MealPlanTables,
      PushTables,
      ApiTokenTables,
      AccountExportTables {}
}
