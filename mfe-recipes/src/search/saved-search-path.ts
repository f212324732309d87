import { paths } from '@potluck/platform/paths'

/** A saved search in the books that are open. @param view query parameters of the address */
export function savedSearchPath(view: string, kitchenId: string | undefined): string {
  const query = new URLSearchParams(view)
  if (kitchenId !== undefined) query.set('kitchen', kitchenId)
  return `${paths.list('main')}?${query}`
}
