import { render } from '@testing-library/react'
import { ScrolledTo } from './ScrolledTo.tsx'

test('it goes again without a word where the browser answers a scroll with a promise', () => {
  const scroll = jest.fn(() => Promise.resolve())
  Object.assign(Element.prototype, { scrollIntoView: scroll })
  const { unmount } = render(<ScrolledTo>Look here</ScrolledTo>)
  expect(scroll).toHaveBeenCalledWith({ block: 'start' })
  unmount()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
