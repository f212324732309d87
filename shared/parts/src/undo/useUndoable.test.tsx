import { createTestHost } from '@potluck/testing/test-host'
import { act, fireEvent, screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { usePendingDeletions, useUndoable } from './useUndoable.ts'

interface Props {
  readonly remove: () => Promise<unknown>
  readonly restore?: () => Promise<unknown>
}

function Soup({ remove, restore }: Props) {
  const undoable = useUndoable()
  const pending = usePendingDeletions()
  const deletion = {
    id: 'soup',
    done: 'Soup is deleted',
    failed: 'Soup could not be deleted',
    remove,
    ...(restore && { restore: { run: restore, failed: 'Soup could not be brought back' } }),
  }
  return (
    <button type="button" onClick={() => undoable(deletion)}>
      {pending.has('soup') ? 'hidden' : 'shown'}
    </button>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function deleteSoup(remove: jest.Mock<Promise<unknown>>, restore?: () => Promise<unknown>) {
  const host = createTestHost()
  showPart(<Soup remove={remove} {...(restore && { restore })} />, { host })
  fireEvent.click(screen.getByRole('button'))
  return host
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a deleted thing is hidden at once and deleted after a while', async () => {
  const remove = jest.fn(async () => {})
  const host = deleteSoup(remove)
  expect(screen.getByRole('button')).toHaveTextContent('hidden')
  expect(host.happenings.toasts).toMatchObject([{ message: 'Soup is deleted', action: { label: 'Undo' } }])
  await pass(9_999)
  expect(remove).not.toHaveBeenCalled()
  await pass(1)
  expect(remove).toHaveBeenCalledTimes(1)
})

test('undo shows the thing again and nothing is deleted', async () => {
  const remove = jest.fn(async () => {})
  const host = deleteSoup(remove)
  act(() => host.happenings.toasts[0]?.action?.run())
  expect(screen.getByRole('button')).toHaveTextContent('shown')
  await pass(10_000)
  expect(remove).not.toHaveBeenCalled()
})

test('a thing that could not be deleted shows again with a message', async () => {
  const host = deleteSoup(jest.fn(() => Promise.reject(new Error('no network'))))
  await pass(10_000)
  expect(screen.getByRole('button')).toHaveTextContent('shown')
  expect(host.happenings.toasts.at(-1)).toMatchObject({ message: 'Soup could not be deleted', tone: 'problem' })
})

test('a deleted thing stays hidden until the lists are refetched', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  deleteSoup(jest.fn(() => promise))
  await pass(10_000)
  expect(screen.getByRole('button')).toHaveTextContent('hidden')
  resolve()
  await pass(0)
  expect(screen.getByRole('button')).toHaveTextContent('shown')
})

test('a restorable thing is deleted at once, and undo waits for that before restoring', async () => {
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const remove = jest.fn(() => promise.then(() => void done.push('removed')))
  const host = deleteSoup(remove, async () => void done.push('restored'))
  expect(remove).toHaveBeenCalledTimes(1)
  act(() => host.happenings.toasts[0]?.action?.run())
  expect(done).toEqual([])
  resolve()
  await pass(0)
  expect(done).toEqual(['removed', 'restored'])
  expect(screen.getByRole('button')).toHaveTextContent('shown')
})

test('a failed restore shows a message, and a thing that was never deleted is not restored', async () => {
  const no = () => Promise.reject(new Error('no network'))
  const host = deleteSoup(
    jest.fn(async () => {}),
    no,
  )
  act(() => host.happenings.toasts[0]?.action?.run())
  await pass(0)
  expect(host.happenings.toasts.at(-1)).toMatchObject({ message: 'Soup could not be brought back' })
})
