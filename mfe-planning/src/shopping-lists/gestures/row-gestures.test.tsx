import { act, screen, waitFor, within } from '@testing-library/react'
import { item, openList, serveList } from '../../testing/served-list.ts'

type PointerAct = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'

/** The events of a finger or the mouse on a row. */
function point(row: HTMLElement, type: PointerAct, clientX: number, clientY: number, pointerType = 'touch') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY })
  act(() => void row.dispatchEvent(Object.assign(event, { pointerType, isPrimary: true })))
}

/** A finger that goes along a row, as far as it says. */
function swipe(row: HTMLElement, by: number, { lift = 'pointerup' as 'pointerup' | 'pointercancel' } = {}) {
  point(row, 'pointerdown', 150, 10)
  point(row, 'pointermove', 150 + by / 2, 10)
  point(row, 'pointermove', 150 + by, 10)
  point(row, lift, 150 + by, 10)
}

const rowOf = async (name: RegExp): Promise<HTMLElement> => {
  const row = (await screen.findByRole('checkbox', { name })).closest<HTMLElement>('[data-items]')
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

test('a forward swipe ticks a row, a backward swipe removes it, a short swipe does nothing', async () => {
  const { list, answers } = serveList([item('milk'), item('eggs')])
  const { host } = await openList(answers)
  const milk = await rowOf(/milk/)
  // The code of gestures loads after the screen.
  await waitFor(() => {
    swipe(milk, 40, { lift: 'pointercancel' })
    swipe(milk, 120)
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
  })
  const eggs = await rowOf(/eggs/)
  swipe(eggs, -60)
  swipe(eggs, -120, { lift: 'pointercancel' })
  expect(eggs).not.toHaveAttribute('data-swipe')
  expect(screen.getByRole('checkbox', { name: /eggs/ })).not.toBeChecked()
  swipe(eggs, -120)
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk']))
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk', 'eggs']))
})

test('the tick swipe goes left in right-to-left languages', async () => {
  const { answers } = serveList([item('milk')])
  await openList(answers)
  const milk = await rowOf(/milk/)
  milk.closest<HTMLElement>('[tabindex="-1"]')?.style.setProperty('direction', 'rtl')
  await waitFor(() => {
    swipe(milk, -120)
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
  })
})

test('the Delete key removes a row with undo', async () => {
  const { list, answers } = serveList([item('milk'), item('eggs')])
  const { user, host } = await openList(answers)
  const milk = await screen.findByRole('checkbox', { name: /milk/ })
  await waitFor(async () => {
    act(() => milk.focus())
    await user.keyboard('{Delete}')
    expect(list.items.map(({ title }) => title)).toEqual(['eggs'])
  })
  expect(host.happenings.toasts.at(-1)?.message).toBe('Removed: milk')
})

describe('a lifted row', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(document, 'elementFromPoint')
  })

  const rest = () => act(() => jest.advanceTimersByTimeAsync(500))
  const aisles = () => within(screen.getByText('Move to another aisle').closest('div') ?? document.body)

  /** Says what is below the pointer: jsdom lays nothing out. */
  function under(element: () => Element) {
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: element })
  }

  /** A list with one row, whose gestures are understood. */
  async function openWith(...titles: readonly string[]) {
    const { list, answers } = serveList(titles.map((title) => item(title)))
    const shown = await openList(answers)
    const row = await rowOf(/milk/)
    await waitFor(() => {
      point(row, 'pointerdown', 150, 10)
      point(row, 'pointermove', 180, 10)
      expect(row).toHaveAttribute('data-swipe')
    })
    point(row, 'pointercancel', 180, 10)
    return { ...shown, list, row }
  }

  test('can be dropped on an empty aisle, which is remembered', async () => {
    const { list, row, host } = await openWith('milk')
    point(row, 'pointerdown', 150, 10)
    await rest()
    expect(row).toHaveAttribute('data-lifted')
    under(() => document.body)
    point(row, 'pointermove', 150, 60)
    await screen.findByText('Move to another aisle')
    const frozen = aisles().getByText('Frozen')
    under(() => frozen)
    point(row, 'pointermove', 150, 300)
    expect(frozen.closest('[data-aisle]')).toHaveAttribute('data-over')
    point(row, 'pointerup', 150, 300)
    await waitFor(() => expect(list.things).toEqual([{ title: 'milk', aisle: 'frozen', regular: false }]))
    expect(screen.queryByText('Move to another aisle')).not.toBeInTheDocument()
    expect(row).not.toHaveAttribute('data-lifted')
    expect(host.happenings.toasts.at(-1)?.message).toBe('milk goes in Frozen from now on')
    expect(screen.getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  })

  test('follows a mouse without a delay', async () => {
    const { list, row } = await openWith('milk', 'apples')
    under(() => screen.getByRole('checkbox', { name: /apples/ }))
    point(row, 'pointerdown', 150, 10, 'mouse')
    point(row, 'pointermove', 150, 60, 'mouse')
    point(row, 'pointerup', 150, 60, 'mouse')
    await waitFor(() => expect(list.things).toMatchObject([{ title: 'milk', aisle: 'produce' }]))
  })

  test('moves together with the other selected rows', async () => {
    const { list, row, user } = await openWith('milk', 'butter', 'apples')
    point(row, 'pointerdown', 150, 10)
    await rest()
    point(row, 'pointerup', 150, 10)
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: /butter/ }))
    point(row, 'pointerdown', 150, 10)
    await rest()
    under(() => screen.getByRole('checkbox', { name: /apples/ }))
    point(row, 'pointermove', 150, 60)
    point(row, 'pointerup', 150, 60)
    await waitFor(() =>
      expect(list.things).toMatchObject([
        { title: 'milk', aisle: 'produce' },
        { title: 'butter', aisle: 'produce' },
      ]),
    )
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  })

  test.each<[string, PointerAct | 'Escape']>([
    ['a phone that takes the finger', 'pointercancel'],
    ['Escape', 'Escape'],
    ['a place that is no aisle', 'pointerup'],
  ])('stays where it was after %s', async (_how, end) => {
    const { list, row, user } = await openWith('milk')
    point(row, 'pointerdown', 150, 10)
    await rest()
    under(() => document.body)
    point(row, 'pointermove', 150, 60)
    await screen.findByText('Move to another aisle')
    if (end === 'Escape') await user.keyboard('{Escape}')
    else point(row, end, 150, 60)
    await waitFor(() => expect(screen.queryByText('Move to another aisle')).not.toBeInTheDocument())
    expect(row).not.toHaveAttribute('data-lifted')
    expect(list.things).toEqual([])
  })

  test('does not lift while a finger scrolls', async () => {
    const { row } = await openWith('milk')
    point(row, 'pointerdown', 150, 10)
    point(row, 'pointermove', 150, 40)
    await rest()
    expect(row).not.toHaveAttribute('data-lifted')
  })
})
