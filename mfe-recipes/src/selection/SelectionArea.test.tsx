/** @page */
import { render } from '@testing-library/react'
import { memo } from 'react'
import { SelectionArea } from './SelectionArea.tsx'
import { useSelectable } from './SelectionContext.ts'
import { createSelection } from './selection.ts'

test('a render of the list does not render its rows again', () => {
  let drawn = 0
  const Row = memo(function Row() {
    useSelectable('soup')
    drawn += 1
    return null
  })
  const context = { selection: createSelection(), extendTo() {}, selectAll() {} }
  const area = (label: string) => (
    <SelectionArea {...context}>
      {label}
      <Row />
    </SelectionArea>
  )
  const { rerender } = render(area('one'))
  rerender(area('two'))
  expect(drawn).toBe(1)
})
