/** Written by triggers of the tables that a book lies in: whatever writes there, it is noted. */
export interface BookChangeTables {
  /** How often something of a member's was changed. */
  changeMarks: {
    ownerId: string
    mark: number
  }
  /** The changed things with their latest marks. Deleted things stay here, so that copies learn of them. */
  changedItems: {
    ownerId: string
    kind: 'recipe' | 'label'
    itemId: string
    mark: number
  }
}
