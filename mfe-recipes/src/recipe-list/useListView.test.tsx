/** @page */

import { renderPart } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, fireEvent, screen } from '@testing-library/react'
import remote from '../remote.tsx'
import { useListView } from './useListView.ts'

function setUp() {
  const last: { current: ReturnType<typeof useListView> | null } = { current: null }
  function Probe() {
    last.current = useListView('main')
    return <p>{`search: ${last.current.view.search}`}</p>
  }
  return { list: () => last.current, Probe }
}

test('letters typed while an earlier search is written to the address are not lost', () => {
  const { list, Probe } = setUp()
  const { path } = renderPart(remote, <Probe />, { host: createTestHost() })
  act(() => list()?.search('sou'))
  expect(screen.getByText('search: sou')).toBeVisible()
  act(() => {
    fireEvent.focusOut(screen.getByText('search: sou'))
    list()?.search('soup')
  })
  expect(screen.getByText('search: soup')).toBeVisible()
  fireEvent.focusOut(screen.getByText('search: soup'))
  expect(path()).toContain('search=soup')
})

test('a change of the view replaces the typed search', () => {
  const { list, Probe } = setUp()
  renderPart(remote, <Probe />, { host: createTestHost() })
  act(() => list()?.search('soup'))
  act(() => list()?.change({ search: '' }))
  expect(screen.getByText('search:')).toBeVisible()
})
