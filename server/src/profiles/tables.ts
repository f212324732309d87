export interface ProfileTables {
  /** The pictures of a profile. */
  profileImages: {
    ownerId: string
    /** From 0, in the order shown. */
    position: number
    imageId: string
  }
}
