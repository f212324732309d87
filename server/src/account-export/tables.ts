export interface AccountExportTables {
  /** Whom the owner knew on the server that their account came from; told only where nobody here has the id. */
  broughtPeople: {
    ownerId: string
    id: string
    name: string
  }
}
