/** Lists and grids of any length. Its own federation module. */
export { VirtualGrid, type VirtualGridProps } from './lists/VirtualGrid.tsx'
export { VirtualList, type VirtualListProps } from './lists/VirtualList.tsx'
