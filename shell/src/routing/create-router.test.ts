/** @page */
import { waitFor } from '@testing-library/react'
import { createRouter } from './create-router.ts'

test('a typed address is a navigation: it scrolls, allows to go back, and can be blocked', async () => {
  window.history.replaceState(null, '', '#/list')
  const router = createRouter(window, [{ path: '*', element: null }], '/welcome')
  const type = (address: string) => {
    window.location.hash = address
  }
  const arriveAt = (path: string) =>
    waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path))

  await router.navigate('/list?sort=title')
  const shown: string[] = []
  const replaceState = window.history.replaceState.bind(window.history)
  const writing = jest.spyOn(window.history, 'replaceState').mockImplementation((...entry) => {
    replaceState(...entry)
    shown.push(window.location.hash)
  })
  type('#/recipe/7?from=bar')
  await arriveAt('/recipe/7?from=bar')
  // A reload at any moment opens what was typed.
  expect(new Set(shown)).toEqual(new Set(['#/recipe/7?from=bar']))
  writing.mockRestore()
  expect(router.state.location.state).toEqual({ from: '/list' })
  const first = router.state.location.key
  type('#/recipe/8')
  await arriveAt('/recipe/8')
  // The browser's own moves are all called 'default', and share one place to scroll to.
  expect(new Set([first, router.state.location.key, 'default']).size).toBe(3)
  window.history.back()
  await arriveAt('/recipe/7?from=bar')
  window.history.back()
  await arriveAt('/list?sort=title')

  router.getBlocker('unsaved', () => true)
  type('#/recipe/9')
  await waitFor(() => expect(router.state.blockers.get('unsaved')?.state).toBe('blocked'))
  await arriveAt('/list?sort=title')
  expect(window.location.hash).toBe('#/list?sort=title')
  expect(window.history.state).toMatchObject({ key: router.state.location.key })
  router.state.blockers.get('unsaved')?.proceed?.()
  await arriveAt('/recipe/9')
  router.dispose()
})

test.each([
  ['', '/welcome'],
  ['#', '/welcome'],
  ['#/', '/welcome'],
  ['#/recipe/7?from=bar', '/recipe/7'],
])('the router starts a page at "%s" at %s and renders nothing before', (address, begins) => {
  window.history.replaceState(null, '', `/${address}`)
  const router = createRouter(window, [{ path: '*', element: null }], '/welcome')
  expect(router.state.location.pathname).toBe(begins)
  expect(window.location.hash).toBe(address.length > 2 ? address : `#${begins}`)
  router.dispose()
})
