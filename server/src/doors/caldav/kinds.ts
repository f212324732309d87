import type { CollectionKind } from './collection-kind.ts'
import { listKind } from './lists/list-kind.ts'
import { planKind } from './plans/plan-kind.ts'

/** Every kind of collections. */
export const kinds: readonly CollectionKind[] = [listKind, planKind]
