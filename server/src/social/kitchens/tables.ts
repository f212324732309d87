import type { StoredRole } from '../../ground/access/stored-roles.ts'

export interface KitchenTables {
  /** A book of recipes: of one person, with the id of their account, or of a kitchen. */
  books: {
    id: string
    personId: string | null
  }
  /** A book that several people keep together; its id is that of its book. */
  kitchens: {
    id: string
    name: string
    createdAt: string
    /** Since when it rests; null while it is kept. */
    dissolvedAt: string | null
  }
  /** The pictures of kitchens, of their books. */
  kitchenImages: {
    kitchenId: string
    imageId: string
  }
  kitchenMembers: {
    kitchenId: string
    personId: string
    /** While the kitchen rests, all are readers. */
    role: StoredRole
    /** Their role before the kitchen was dissolved; null while it is kept. */
    roleBefore: StoredRole | null
    joinedAt: string
    /** Since when they are being taken out; null for whoever stays. */
    leavingSince: string | null
  }
  /** A friend who was asked to join and has not answered. */
  kitchenInvitations: {
    kitchenId: string
    personId: string
    /** The inviting member. */
    fromId: string
    role: StoredRole
    createdAt: string
  }
  /**
   * The personal fields of each member of a kitchen on a recipe of its book. In a person's own book, the recipe has it.
   */
  personalFields: {
    ownerId: string
    personId: string
    recipeId: string
    rating: number | null
    lastCookedAt: string | null
    /** To oneself. */
    note: string
  }
}
