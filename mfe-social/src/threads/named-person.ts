import type { Person } from '@potluck/api/fields'

/** A person as conversations call them: what was written stays when its writer's account, and with it the name, is gone. */
export const namedPerson = (person: Person, gone: string): Person =>
  person.name === '' ? { ...person, name: gone } : person
