/** How much of the member's book is on this device, and of what displays it. */
export interface OfflineBookState {
  /** Number of recipes that are on this device, of both folders. */
  readonly recipeCount: number
  /** When the whole book was here and last compared with the server, ISO 8601; null before the first time. */
  readonly updatedAt: string | null
  /** Whether every screen opens without a network. Shells released before it was added do not say it. */
  readonly areScreensHere?: boolean
}
