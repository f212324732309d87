import type { Person } from '@potluck/api/fields'
import type { Kitchen, KitchenRole } from '@potluck/api/kitchens'
import { ada, ben, idOf } from '@potluck/testing/fixtures'
import type { KitchenMember } from '../kitchen-types.ts'

const instant = '2026-03-01T12:00:00.000Z'

export const aMember = (person: Person, role: KitchenRole): KitchenMember => ({ person, role, joinedAt: instant })

/** The kitchen of Ada, its keeper, and Ben, who cooks. */
export const aKitchen = (changes: Partial<Kitchen> = {}): Kitchen => ({
  id: idOf(40),
  name: 'Our kitchen',
  createdAt: instant,
  role: 'keeper',
  members: [aMember(ada, 'keeper'), aMember(ben, 'cook')],
  invited: [],
  recipeCount: 12,
  ...changes,
})
