import type { Person } from '@potluck/api/fields'
import { type KitchenRole, wordOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { ada, ben, idOf } from '@potluck/testing/fixtures'
import type { KitchenMember } from '../kitchen-types.ts'

const instant = '2026-03-01T12:00:00.000Z'

export const aMember = (person: Person, role: KitchenRole): KitchenMember => ({
  person,
  role: wordOf(role),
  joinedAt: instant,
})

/** The kitchen of Ada, its owner, and Ben, who cooks. */
export const aKitchen = (changes: Partial<Kitchen> = {}): Kitchen => ({
  id: idOf(40),
  name: 'Our kitchen',
  createdAt: instant,
  role: wordOf('owner'),
  members: [aMember(ada, 'owner'), aMember(ben, 'cook')],
  invited: [],
  recipeCount: 12,
  ...changes,
})
