/** What the menu counts. */
export interface Badges {
  readonly inbox: number
  readonly friendRequests: number
}

export const noBadges: Badges = { inbox: 0, friendRequests: 0 }
