import type { CallOutput } from '@potluck/api/endpoint'
import type { Kitchen, listKitchens } from '@potluck/api/kitchens'

/** The kitchens of a member, and those that they are invited into. */
export type Kitchens = CallOutput<typeof listKitchens>

export type KitchenInvitation = Kitchens['invitations'][number]

export type KitchenMember = Kitchen['members'][number]
