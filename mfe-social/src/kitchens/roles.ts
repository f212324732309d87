import type { KitchenRole } from '@potluck/api/kitchens'

/** Every role, the one that may do most first. */
export const kitchenRoles: readonly KitchenRole[] = ['keeper', 'cook', 'guest']

/** Roles that somebody is invited in; a member can be made a keeper later. */
export const invitedRoles = ['cook', 'guest'] as const

export type InvitedRole = (typeof invitedRoles)[number]

/** The role as this version knows it: one that a newer server added counts as the least. */
export const knownRole = (role: string): KitchenRole => kitchenRoles.find((known) => known === role) ?? 'guest'
