/** @page */
import { reportUncaught } from './error-reports.ts'

test('an uncaught error is reported, a notice of the browser without one is not', () => {
  const report = jest.fn()
  reportUncaught(report)
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop', error: null }))
  expect(report).not.toHaveBeenCalled()
  const error = new Error('broken')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  expect(report).toHaveBeenCalledWith(error, { kind: 'uncaught' })
})
