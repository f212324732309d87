import type { CollectionKind } from './collection-kind.ts'
import { listKind } from './lists/list-kind.ts'

/** Every kind of collections. */
export const kinds: readonly CollectionKind[] = [listKind]
