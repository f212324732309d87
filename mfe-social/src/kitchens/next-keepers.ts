import type { Person } from '@potluck/api/fields'
import type { Kitchen } from '@potluck/api/kitchens'

/** Among whom the only keeper of a kitchen has to choose before leaving, cooks first; nobody where another keeper stays. */
export function nextKeepers({ role, members }: Kitchen, ownId: string): readonly Person[] {
  const others = members.filter(({ person }) => person.id !== ownId)
  if (role !== 'keeper' || others.some((member) => member.role === 'keeper')) return []
  const cooks = others.filter((member) => member.role === 'cook')
  return [...cooks, ...others.filter((member) => member.role !== 'cook')].map(({ person }) => person)
}
