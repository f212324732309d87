/** Written by triggers of the tables that a book lies in: whatever writes there, it is noted. */
export interface BookChangeTables {
  /** How often something of a member's was changed. */
  changeMarks: {
    ownerId: string
    mark: number
  }
  /** What was changed, and its latest mark; what is gone stays here, so that copies learn of it. */
  changedItems: {
    ownerId: string
    kind: 'recipe' | 'label'
    itemId: string
    mark: number
  }
}
