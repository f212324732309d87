import { logout } from '@potluck/api/sessions'
import { useTitle } from '@potluck/platform/hooks'
import { type Background, defineRemote, type Remote } from '@potluck/platform/remote'
import { answer } from '@potluck/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { locales } from '../locales.ts'
import { knowsAda } from '../testing/account.ts'
import { type RenderShellSettings, renderShell } from '../testing/render-shell.tsx'

function Named() {
  useTitle('My recipes')
  return <h1>The list screen</h1>
}

function Unnamed() {
  return <h1>The list screen</h1>
}

/** A remote that has something to run, and one screen. */
const running = (id: string, path: string, background: () => Promise<Background>, Screen = Named): Remote =>
  defineRemote({ id, routes: [{ path: `${path}/*`, load: async () => Screen }], locales, background })

/** Takes down what a background part goes through. */
function diary() {
  const entries: string[] = []
  const part =
    (name: string): Background =>
    ({ host }) => {
      entries.push(`${name} starts`)
      const stop = host.bus.on('live:connected', () => entries.push(`${name} hears`))
      return () => {
        entries.push(`${name} stops`)
        stop()
      }
    }
  return { entries, part }
}

/** Renders the shell with an open live channel. */
async function renderConnected(settings: RenderShellSettings) {
  const rendered = await renderShell(settings)
  act(() => rendered.shell.host.bus.emit('live:connected', {}))
  return rendered
}

const asMember = { path: '/list/main', token: 'old', answers: [...knowsAda, answer(logout, () => ({}))] }

test('a background starts after the first screen, receives events, and stops with the session', async () => {
  const { entries, part } = diary()
  const { shell } = await renderConnected({
    ...asMember,
    remotes: [running('recipes', 'list', async () => part('recipes'))],
  })
  await waitFor(() => expect(entries).toEqual(['recipes starts']))
  act(() => shell.host.bus.emit('live:connected', {}))
  await act(() => shell.host.logOut())
  act(() => shell.host.bus.emit('live:connected', {}))
  expect(entries).toEqual(['recipes starts', 'recipes hears', 'recipes stops'])
})

test('a background starts again with the next session', async () => {
  const { entries, part } = diary()
  const { shell } = await renderConnected({
    ...asMember,
    remotes: [running('recipes', 'list', async () => part('recipes'))],
  })
  await waitFor(() => expect(entries).toEqual(['recipes starts']))
  await act(() => shell.host.logOut())
  act(() => shell.beginSession('new'))
  act(() => shell.host.bus.emit('live:connected', {}))
  await waitFor(() => expect(entries).toEqual(['recipes starts', 'recipes stops', 'recipes starts']))
})

test('a background does not start before the first screen has set its title', async () => {
  const { entries, part } = diary()
  const load = jest.fn(async () => part('social'))
  const { shell } = await renderConnected({
    ...asMember,
    remotes: [running('recipes', 'list', async () => part('recipes'), Unnamed), running('social', 'people', load)],
  })
  await screen.findByRole('heading', { name: 'The list screen' })
  // The account comes in the same moment as the background would.
  await waitFor(() => expect(shell.host.session.get().account).not.toBeNull())
  expect(load).not.toHaveBeenCalled()
  act(() => shell.host.setTitle('My recipes'))
  act(() => shell.host.bus.emit('live:connected', {}))
  await waitFor(() => expect([...entries].sort()).toEqual(['recipes starts', 'social starts']))
})

test('a background starts when the live channel opens, and does not have to ask again', async () => {
  const counts: string[] = []
  const counting: Background = ({ host }) => {
    const count = () => void counts.push('asked')
    count()
    return host.bus.on('live:connected', count)
  }
  const load = jest.fn(async () => counting)
  const { shell } = await renderShell({ ...asMember, remotes: [running('recipes', 'list', load)] })
  await screen.findByRole('heading', { name: 'The list screen' })
  await waitFor(() => expect(shell.host.session.get().account).not.toBeNull())
  expect(load).not.toHaveBeenCalled()
  act(() => shell.host.bus.emit('live:connected', {}))
  await waitFor(() => expect(counts).toEqual(['asked']))
  // Opened a second time, the channel may have missed news.
  act(() => shell.host.bus.emit('live:connected', {}))
  expect(counts).toEqual(['asked', 'asked'])
})

test('a background starts after three seconds without a live channel', async () => {
  const { entries, part } = diary()
  await renderShell({ ...asMember, remotes: [running('recipes', 'list', async () => part('recipes'))] })
  await waitFor(() => expect(entries).toEqual(['recipes starts']), { timeout: 8_000 })
})

test.each<[string, () => Promise<Background>, RegExp]>([
  ['cannot be loaded', () => Promise.reject(new Error('no such part')), /no such part/],
  [
    'throws when it starts',
    async () => () => {
      throw new Error('no such bell')
    },
    /no such bell/,
  ],
])('a background that %s is reported, and the other runs', async (_what, load, problem) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { entries, part } = diary()
  await renderConnected({
    ...asMember,
    remotes: [running('recipes', 'list', load), running('social', 'people', async () => part('social'))],
  })
  await waitFor(() => expect(entries).toEqual(['social starts']))
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(problem) }), {
      background: 'recipes',
    }),
  )
  expect(screen.getByRole('heading', { name: 'The list screen' })).toBeVisible()
  log.mockRestore()
})

test('a background that throws when it stops does not prevent the other from stopping', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { entries, part } = diary()
  const stubborn: Background = () => () => {
    throw new Error('will not')
  }
  const { shell } = await renderConnected({
    ...asMember,
    remotes: [
      running('recipes', 'list', async () => stubborn),
      running('social', 'people', async () => part('social')),
    ],
  })
  await waitFor(() => expect(entries).toEqual(['social starts']))
  await act(() => shell.host.logOut())
  expect(entries).toEqual(['social starts', 'social stops'])
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'will not' }), {})
  log.mockRestore()
})

test('a background that is loaded after the session ended is not started', async () => {
  const { entries, part } = diary()
  let arrive = (_background: Background) => {}
  const load = jest.fn(
    () =>
      new Promise<Background>((resolve) => {
        arrive = resolve
      }),
  )
  const { shell } = await renderConnected({ ...asMember, remotes: [running('recipes', 'list', load)] })
  await waitFor(() => expect(load).toHaveBeenCalled())
  await act(() => shell.host.logOut())
  await act(async () => arrive(part('recipes')))
  expect(entries).toEqual([])
})

test('a guest runs no background', async () => {
  const load = jest.fn()
  const { shell } = await renderShell({ path: '/about', remotes: [running('recipes', 'list', load)] })
  await screen.findByRole('heading', { name: 'About' })
  expect(shell.host.session.get().loggedIn).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test('a background uses the words of its remote in the present language', async () => {
  const words: string[] = []
  const speaking: Background = ({ host, t }) =>
    host.bus.on('live:connected', () => words.push(t('changes.unsent', { count: 3 })))
  const { shell } = await renderConnected({
    ...asMember,
    remotes: [running('recipes', 'list', async () => speaking)],
  })
  const speak = () => act(() => shell.host.bus.emit('live:connected', {}))
  await waitFor(() => {
    speak()
    expect(words.at(-1)).toMatch(/^3 changes /)
  })
  await act(() => shell.words.use('he'))
  speak()
  expect(words.at(-1)).toMatch(/^3 שינויים /)
})

test('the count of a background is in the menu until the session ends', async () => {
  const counting: Background = ({ host }) => {
    host.badges.set('people', 2)
    return () => {}
  }
  const { shell } = await renderConnected({
    ...asMember,
    remotes: [
      running('social', 'people', async () => counting),
      running('recipes', 'list', async () => () => () => {}),
    ],
  })
  await waitFor(() => expect(shell.badges.get()).toEqual({ people: 2 }))
  await act(() => shell.host.logOut())
  expect(shell.badges.get()).toEqual({})
})
