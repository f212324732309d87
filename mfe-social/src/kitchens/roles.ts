/** Roles that somebody is invited in; a member can be made an owner later. */
export const invitedRoles = ['cook', 'reader'] as const

export type InvitedRole = (typeof invitedRoles)[number]
