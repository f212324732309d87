export interface ProfileTables {
  /** The pictures of a profile. */
  profileImages: {
    ownerId: string
    /** From 0, in display order. */
    position: number
    imageId: string
  }
}
