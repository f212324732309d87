import { columnsIn } from './useColumns.ts'

describe('columnsIn', () => {
  it.each([
    { width: 288, columns: 1 },
    { width: 358, columns: 2 },
    { width: 724, columns: 3 },
    { width: 1088, columns: 4 },
  ])('fits $columns columns of 13rem into $width px', ({ width, columns }) => {
    expect(columnsIn(width, 208, 16)).toBe(columns)
  })
})
