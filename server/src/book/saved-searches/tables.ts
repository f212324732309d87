export interface SavedSearchTables {
  savedSearches: {
    ownerId: string
    id: string
    title: string
    /** The list that it shows, as the query of its address. */
    view: string
    createdAt: string
  }
}
