/** Somebody who is about to be out of a kitchen. */
export interface Leaver {
  readonly kitchenId: string
  readonly personId: string
}
