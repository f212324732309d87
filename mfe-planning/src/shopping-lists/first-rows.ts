import type { ListCategory, ListGroup } from '@potluck/cooking/shopping-list'

/** Things that are alike stand on one row, others on one each. */
const rowsOf = ({ title, items }: ListGroup<unknown>): number => (title === null ? items.length : 1)

/** As much of a list as makes so many rows, from its beginning. */
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
