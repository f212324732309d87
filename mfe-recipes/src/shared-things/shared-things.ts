/** The store of shared photos while their recipe is reviewed. */
export const sharedPhotosSlot = 'clip'

let waiting: readonly File[] = []

/** The initial photos of a new recipe, which its editor takes. */
export const sharedPhotos = {
  give(photos: readonly File[]): void {
    waiting = photos
  },
  isWaiting: (): boolean => waiting.length > 0,
  take(): readonly File[] {
    const photos = waiting
    waiting = []
    return photos
  },
}
