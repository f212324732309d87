/** Lists and plans as calendar programs know them. */
export interface CalDavTables {
  /** A list or a plan that a calendar program has asked for. */
  davCollections: {
    /** The id of the list or the plan. */
    id: string
    listId: string | null
    planId: string | null
    /** The number of its latest change. */
    mark: number
    /** Changes up to this number may be forgotten. */
    forgotten: number
    /** Its members as they were seen last, in short; null where they have to be looked at. */
    seen: string | null
  }
  /** An item or a dish as calendar programs know it. */
  davObjects: {
    collectionId: string
    itemId: string
    /** The last part of its address. */
    name: string
    /** Empty once a calendar program has deleted it. */
    uid: string
    /** Properties that the product has no place for, as jCal. */
    extra: string
    /** The tag of its last seen state; empty before the first look. */
    etag: string
    /** The number of the change that brought it there. */
    mark: number
    /** When it was missed; null while it is there. */
    goneAt: string | null
    /** SHA-256 of the body that made it; null where no calendar program did. */
    madeBy: string | null
  }
  /** A member's own name, colour and place of a collection. */
  davChoices: {
    userId: string
    collectionId: string
    title: string | null
    colour: string | null
    place: number | null
  }
}
