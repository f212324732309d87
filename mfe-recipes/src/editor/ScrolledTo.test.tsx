import { render } from '@testing-library/react'
import { ScrolledTo } from './ScrolledTo.tsx'

test('a scroll that returns a promise does not break the unmount', () => {
  const scroll = jest.fn(() => Promise.resolve())
  Object.assign(Element.prototype, { scrollIntoView: scroll })
  const { unmount } = render(<ScrolledTo>Look here</ScrolledTo>)
  expect(scroll).toHaveBeenCalledWith({ block: 'start' })
  unmount()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
