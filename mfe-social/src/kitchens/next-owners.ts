import type { Person } from '@potluck/api/fields'
import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'

/** Among whom the only owner of a kitchen has to choose before leaving, cooks first; nobody where another owner stays. */
export function nextOwners({ role, members }: Kitchen, ownId: string): readonly Person[] {
  const others = members.flatMap((member) =>
    member.person.id === ownId ? [] : { person: member.person, role: roleOf(member.role) },
  )
  if (roleOf(role) !== 'owner' || others.some((member) => member.role === 'owner')) return []
  const cooks = others.filter((member) => member.role === 'cook')
  return [...cooks, ...others.filter((member) => member.role !== 'cook')].map(({ person }) => person)
}
