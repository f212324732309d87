export interface AccountExportTables {
  /** Names of people on the server that the account came from; used only if nobody here has the id. */
  broughtPeople: {
    ownerId: string
    id: string
    name: string
  }
}
