import type { ListCategory, ListGroup } from '@potluck/cooking/shopping-list'

/** Equal items share one row. */
const rowsOf = ({ title, items }: ListGroup<unknown>): number => (title === null ? items.length : 1)

/** The first items of a list that fill a number of rows. */
export function firstRows<Item>(categories: readonly ListCategory<Item>[], count: number): ListCategory<Item>[] {
  let left = count
  return categories.flatMap((category) => {
    const groups = category.groups.flatMap((group) => {
      const room = left
      left -= rowsOf(group)
      if (room <= 0) return []
      return rowsOf(group) <= room ? group : { ...group, items: group.items.slice(0, room) }
    })
    return groups.length === 0 ? [] : { ...category, groups }
  })
}
