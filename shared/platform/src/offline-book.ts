/** How much of the member's book is on this device. */
export interface OfflineBookState {
  /** Number of recipes that are on this device, of both folders. */
  readonly recipeCount: number
  /** When the whole book was here and last compared with the server, ISO 8601; null before the first time. */
  readonly updatedAt: string | null
}
