import { getImport } from '@potluck/api/imports'
import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useAnswer } from '@potluck/platform/answers'

/** The book of an import. */
interface BookOfImport {
  /** Undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Undefined also for a kitchen that the cook is not in any more. */
  readonly kitchen: Kitchen | undefined
  /** Whether it is known to be a kitchen that the cook is not in any more. */
  readonly isFormer: boolean
  /** Whether the cook may still write into it, as far as is known. */
  readonly mayWrite: boolean
}

/** The book into which a job brought recipes, or out of which it took them back. */
export function useBookOfImport(jobId: string): BookOfImport {
  const kitchenId = useAnswer(getImport, { params: { id: jobId } }).data?.kitchenId ?? undefined
  const kitchens = useKitchens(kitchenId !== undefined)
  const kitchen = kitchens?.find(({ id }) => id === kitchenId)
  const isFormer = kitchenId !== undefined && kitchens !== undefined && !kitchen
  const isReader = kitchen !== undefined && roleOf(kitchen.role) === 'reader'
  return { kitchenId, kitchen, isFormer, mayWrite: !isFormer && !isReader }
}
