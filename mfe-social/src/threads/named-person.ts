import type { Person } from '@potluck/api/fields'

/** A person with a name for the display: messages of deleted accounts, which have no name, stay. */
export const namedPerson = (person: Person, deletedName: string): Person =>
  person.name === '' ? { ...person, name: deletedName } : person
