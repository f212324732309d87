import type { Reached } from '../../ground/access/reached.ts'
import { Refusal } from '../../machinery/base/refusal.ts'

/** @throws {Refusal} `not-the-owner` for whoever reaches it as somebody else */
export function requireOwner(reached: Reached<string, string>, toDo: string): void {
  if (reached.role !== 'own') throw new Refusal('not-the-owner', `only the owner may ${toDo}`)
}
