import type { NewTimer } from '@potluck/platform/timers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const asMember = { token: 'old', answers: knowsAda, path: '/about' }
/** An earlier visit left this: the cook knows what timers can do. */
const explained = { 'potluck:user:timers-told': 'yes' }

const rice: NewTimer = { name: 'Rice', about: 'Rice pudding', path: '/recipe/pudding', seconds: 1200 }

const bar = () => screen.findByRole('region', { name: 'Cooking' })

const timerOf = (name: string, endsIn: number, about = '') => ({
  id: name,
  name,
  about,
  path: null,
  length: 600_000,
  state: { is: 'running', endsAt: Date.now() + endsIn, rungAt: null },
})

const storedTimersOf = (...timers: readonly object[]) => ({
  ...explained,
  'potluck:user:cooking:timers': JSON.stringify(timers),
})

test('pinned recipes are in the toolbar, and a cook confirms before they are cleared', async () => {
  const { user, shell } = await renderShell(asMember)
  act(() => shell.host.pins.pin({ id: 'a b', title: 'Soup', imageUrl: null }))
  await user.click(await screen.findByRole('button', { name: 'Okay' }))
  const toolbar = within(await screen.findByRole('region', { name: 'Cooking' }))
  expect(toolbar.getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '#/recipe/a%20b')

  await user.click(toolbar.getByRole('button', { name: 'Remove all' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(shell.host.pins.get()).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(toolbar.getByRole('button', { name: 'Remove all' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(shell.host.pins.get()).toEqual([])
  expect(screen.queryByRole('region', { name: 'Cooking' })).toBeNull()
})

test('pins survive a reload, and another window shows them', async () => {
  const { shell, unmount } = await renderShell(asMember)
  act(() => shell.host.pins.pin({ id: 'a', title: 'Soup', imageUrl: null }))
  await waitFor(() => expect(localStorage.getItem('potluck:user:cooking:pins')).toContain('Soup'))
  const stored = Object.fromEntries(Object.entries(localStorage))
  unmount()
  await renderShell({ ...asMember, stored })
  const toolbar = within(await bar())
  expect(toolbar.getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '#/recipe/a')
  const pins = JSON.stringify([{ id: 'b', title: 'Bread', imageUrl: null }])
  localStorage.setItem('potluck:user:cooking:pins', pins)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'potluck:user:cooking:pins', newValue: pins })))
  expect(toolbar.getByRole('link', { name: 'Bread' })).toBeInTheDocument()
  expect(toolbar.queryByRole('link', { name: 'Soup' })).toBeNull()
})

test('the first timer shows a sentence on what this browser cannot do, and the next one only starts', async () => {
  const { user, shell } = await renderShell(asMember)
  act(() => shell.host.timers.start(rice))
  expect(await screen.findByText('This browser can’t play timer sounds.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Details' }))
  const sheet = await screen.findByRole('dialog', { name: 'Timers' })
  expect(within(sheet).getByText(/your phone sleeps/)).toBeInTheDocument()
  expect(within(sheet).getByText('This browser can’t show timer notifications.')).toBeInTheDocument()
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  act(() => shell.host.timers.start({ ...rice, name: 'Milk' }))
  expect(await within(await bar()).findByRole('button', { name: /^Milk/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull()
})

test('a timer that a cook sets by hand is shown', async () => {
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function () {
    shown.push(this.querySelector('input')?.value ?? null)
  }
  const { user, shell } = await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', 60_000)) })
  await bar()
  act(() => shell.host.timers.open())
  const sheet = within(await screen.findByRole('dialog', { name: 'Timers' }))
  await user.type(sheet.getByRole('textbox', { name: 'What for (optional)' }), 'Tea')
  await user.click(sheet.getByRole('button', { name: '3 min' }))
  await waitFor(() => expect(shown).toEqual(['Tea']))
})

test('a timer that rings alone takes one row', async () => {
  await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', -1000)) })
  const toolbar = within(await bar())
  expect(toolbar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '+1 min for Eggs',
    'Stop Eggs',
  ])
})

test('a timer is renamed, paused, lengthened and stopped, and leads to its recipe', async () => {
  const { user, shell } = await renderShell({ ...asMember, stored: explained })
  act(() => shell.host.timers.start(rice))
  await user.click(await within(await bar()).findByRole('button', { name: /^Rice/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Timers' }))
  const name = sheet.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Milk{Enter}')
  await user.click(await sheet.findByRole('button', { name: 'Pause Milk' }))
  await user.click(sheet.getByRole('button', { name: '+1 min for Milk' }))
  const [timer] = shell.host.timers.get()
  const left = timer?.state.is === 'paused' ? timer.state.left : 0
  // Twenty minutes and one, less what the typing took.
  expect(left).toBeGreaterThan(1_200_000)
  expect(left).toBeLessThanOrEqual(1_260_000)
  await user.click(await sheet.findByRole('button', { name: 'Resume Milk' }))
  expect(sheet.getByRole('link', { name: 'Rice pudding' })).toHaveAttribute('href', '#/recipe/pudding')
  await user.click(sheet.getByRole('button', { name: 'Stop Milk' }))
  expect(shell.host.timers.get()).toEqual([])
  expect(await sheet.findByText('No timers running.')).toBeInTheDocument()
  expect(sheet.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test.each([
  ['7', 420],
  ['1,5', 90],
])('a cook sets %s minutes by hand', async (typed, seconds) => {
  const { user, shell } = await renderShell({ ...asMember, stored: explained })
  act(() => shell.host.timers.open())
  const sheet = within(await screen.findByRole('dialog', { name: 'Timers' }))
  await user.type(sheet.getByRole('textbox', { name: 'What for (optional)' }), 'Eggs')
  await user.type(sheet.getByRole('textbox', { name: 'Other minutes' }), `${typed}{Enter}`)
  expect(shell.host.timers.get()).toMatchObject([{ name: 'Eggs', length: seconds * 1000 }])
})

test.each(['', 'soon', '0', '-3', '1e9', '99999'])('the form of a timer refuses "%s" minutes', async (typed) => {
  const { user, shell } = await renderShell({ ...asMember, stored: explained })
  act(() => shell.host.timers.open())
  const sheet = within(await screen.findByRole('dialog', { name: 'Timers' }))
  await user.type(sheet.getByRole('textbox', { name: 'Other minutes' }), `${typed}{Enter}`)
  expect(sheet.getByText(/Enter minutes/)).toBeInTheDocument()
  expect(shell.host.timers.get()).toEqual([])
})

test('a screen reader announces once which timer is up, and no passing seconds', async () => {
  const { shell } = await renderShell({
    ...asMember,
    stored: storedTimersOf(timerOf('Eggs', -1000, 'Salad'), timerOf('Rice', 90_000)),
  })
  const toolbar = within(await bar())
  const said = await toolbar.findByRole('alert')
  expect(said).toHaveTextContent('Eggs: time’s up. Salad.')
  expect(said).toHaveAttribute('aria-atomic', 'false')
  const running = toolbar.getByRole('button', { name: /^Rice/ })
  expect(running.closest('[aria-live], [role="alert"], [role="status"], [role="timer"]')).toBeNull()
  expect(shell.host.timers.get()).toHaveLength(2)
})

test('stopping a timer moves the focus to the next that is up, or to the heading of the screen', async () => {
  const { user } = await renderShell({
    ...asMember,
    stored: storedTimersOf(timerOf('Eggs', -1000), timerOf('Rice', -2000)),
  })
  const toolbar = within(await bar())
  await user.click(await toolbar.findByRole('button', { name: 'Stop Eggs' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop Rice' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.queryByRole('region', { name: 'Cooking' })).toBeNull()
})

test('Escape stops the first timer that rings, and leaves the focus where it is', async () => {
  const { user, shell } = await renderShell({
    ...asMember,
    stored: storedTimersOf(timerOf('Eggs', -1000), timerOf('Rice', 60_000)),
  })
  const toolbar = within(await bar())
  expect(await toolbar.findByRole('button', { name: 'Stop Eggs' })).toHaveAttribute('aria-keyshortcuts', 'Escape')
  const heading = screen.getByRole('heading', { level: 1 })
  heading.tabIndex = -1
  act(() => heading.focus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(shell.host.timers.get().map(({ name }) => name)).toEqual(['Rice']))
  expect(heading).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(shell.host.timers.get()).toHaveLength(1)
})

test('closing the sheet moves the focus to the toolbar, or to the heading, when its button is gone', async () => {
  const { user, shell } = await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', 60_000)) })
  const stopAndClose = async (name: string) => {
    await user.click(await within(await bar()).findByRole('button', { name: new RegExp(`^${name}`) }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Timers' }))
    await user.click(sheet.getByRole('button', { name: `Stop ${name}` }))
    await user.click(sheet.getByRole('button', { name: 'Close' }))
  }
  await bar()
  act(() => shell.host.pins.pin({ id: 'a', title: 'Soup', imageUrl: null }))
  await stopAndClose('Eggs')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Timers' })).toHaveFocus())
  act(() => shell.host.pins.clear())
  act(() => shell.host.timers.start(rice))
  await stopAndClose('Rice')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('the heading of the screen has the focus after everything was cleared', async () => {
  const { user } = await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', 60_000)) })
  await user.click(within(await bar()).getByRole('button', { name: 'Remove all' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a minute more puts a timer that is up back among those that run', async () => {
  const { user } = await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', -1000)) })
  await user.click(await screen.findByRole('button', { name: '+1 min for Eggs' }))
  expect(await screen.findByRole('button', { name: /^Eggs 1:00/ })).toBeInTheDocument()
})

test('a hundred timers that are up leave room for the recipe', async () => {
  const many = Array.from({ length: 100 }, (_, number) => timerOf(`Pot ${number}`, -1000))
  const { user } = await renderShell({ ...asMember, stored: storedTimersOf(...many) })
  expect(await screen.findAllByRole('button', { name: /^Stop Pot/ })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'and 98 more' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Timers' }))
  await user.click(sheet.getByRole('button', { name: 'Stop all timers' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cooking' })).toBeNull())
})

test('clearing names what is lost, timers too', async () => {
  const { user, shell } = await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', 60_000)) })
  await user.click(within(await bar()).getByRole('button', { name: 'Remove all' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Stop the timer?')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(shell.host.timers.get()).toEqual([]))
})

test('a timer that another window starts is shown here, too', async () => {
  const { shell } = await renderShell(asMember)
  const timers = JSON.stringify([timerOf('Eggs', 60_000)])
  localStorage.setItem('potluck:user:cooking:timers', timers)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'potluck:user:cooking:timers', newValue: timers })))
  expect(await screen.findByRole('button', { name: /^Eggs/ })).toBeInTheDocument()
  expect(shell.host.timers.get()).toHaveLength(1)
})

test('pins and timers are deleted when the session ends', async () => {
  const { shell } = await renderShell({ ...asMember, stored: storedTimersOf(timerOf('Eggs', 60_000)) })
  await screen.findByRole('button', { name: /^Eggs/ })
  act(() => shell.host.pins.pin({ id: 'a', title: 'Soup', imageUrl: null }))
  await act(() => shell.host.logOut())
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('potluck:user:'))).toEqual([]))
  expect(shell.host.timers.get()).toEqual([])
  expect(shell.host.pins.get()).toEqual([])
})

test('the first timer says that timers end with the page when storage is forbidden', async () => {
  const { shell } = await renderShell({
    ...asMember,
    storage: () => {
      throw new DOMException('denied')
    },
  })
  act(() => shell.beginSession('new'))
  act(() => shell.host.timers.start(rice))
  expect(await screen.findByText(/ends your timers/)).toBeVisible()
})

test('a name that is markup, endless or turns the writing around stays on its line', async () => {
  const { shell } = await renderShell({ ...asMember, stored: explained })
  act(() => shell.host.timers.start({ ...rice, name: `<img src=x onerror=alert(1)>\u202Eevil ${'x'.repeat(5000)}` }))
  const button = await screen.findByRole('button', { name: /^<img src=x/ })
  expect(button.querySelector('img')).toBeNull()
  expect(button.textContent?.length).toBeLessThan(200)
  expect(button.textContent).not.toContain('\u202E')
})
