import { createRecipe } from '@potluck/api/recipes'
import { changeOf, type ScopeChanges } from '@potluck/platform/changes'
import { contract } from '@potluck/platform/contract'
import { useSession } from '@potluck/platform/hooks'
import type { RegistryEntry } from '@potluck/platform/registry'
import { defineRemote, type Remote } from '@potluck/platform/remote'
import { createStore } from '@potluck/platform/store'
import { createTestHost } from '@potluck/testing/test-host'
import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation, useNavigate, useParams } from 'react-router'
import { createDeviceStorage } from '../device/device-storage.ts'
import { createUnsavedChanges } from '../host/unsaved-changes.ts'
import words from '../locales/en-us.json'
import type { LoadRemoteModule } from './load-remote-module.ts'
import { RemoteOutlet, type RemoteOutletProps } from './RemoteOutlet.tsx'
import { createRemotes } from './remotes.ts'

const entry: RegistryEntry = {
  id: 'recipes',
  version: '1.4.2',
  contract,
  enabled: true,
  entry: 'https://cook.example/remotes/recipes/1.4.2/e.js',
  paths: ['list', 'recipe'],
  background: false,
}

const chunkGone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'error' })

function List() {
  return <h1>All recipes</h1>
}

function Recipe() {
  const { recipeId } = useParams()
  const [opened] = useState(recipeId)
  if (recipeId === 'broken') throw new Error('no such unit')
  return (
    <h1>
      Recipe {recipeId}, opened at {opened}
    </h1>
  )
}

const remote = (change: Partial<Remote> = {}): Remote => ({
  ...defineRemote({
    id: 'recipes',
    routes: [
      { path: 'list/:folder', load: async () => List },
      { path: 'recipe/:recipeId', load: async () => Recipe },
    ],
    locales: { 'en-us': 'en-us.json' },
  }),
  ...change,
})

/** A component of the shell's build: it uses the shell's context, not that of the remote that renders it. */
function SharedPart() {
  return <h1>Part for {useSession().account?.name}</h1>
}

let go: (path: string) => void

function Outlet(props: Omit<RemoteOutletProps, 'pathname'>) {
  go = useNavigate()
  return <RemoteOutlet {...props} pathname={useLocation().pathname} />
}

const deployed = async (of: RegistryEntry) => Response.json({ schemaVersion: 1, remotes: [of] })

const noOrigins: readonly string[] = []
const nothingWaits = createStore<ScopeChanges>({ storedIn: 'device', changes: [] })

function show(
  loadModule: LoadRemoteModule,
  {
    at = '/list/main',
    of = entry,
    confirms = false,
    remoteOrigins = noOrigins,
    send = deployed,
    all = nothingWaits,
    loginAsked = false,
    unsaved = createUnsavedChanges(),
  } = {},
) {
  const host = createTestHost({ confirms, partial: { changes: { ...createTestHost().changes, all } } })
  const reload = jest.fn()
  const addWords = jest.fn(async () => {})
  const remotes = createRemotes({
    page: 'https://cook.example/',
    remoteOrigins,
    storage: createDeviceStorage(() => localStorage),
    tabStorage: createDeviceStorage(() => sessionStorage),
    loadModule,
    addWords,
    i18n: i18next,
    host,
    unsaved,
    reload,
    isLoginAsked: () => loginAsked,
    send: () => send(of),
  })
  const page = render(
    <MemoryRouter initialEntries={[at]}>
      <nav>menu</nav>
      <Outlet remotes={remotes} entry={of} host={host} notFound={<h1>Not found</h1>} />
    </MemoryRouter>,
  )
  return { happenings: host.happenings, reload, addWords, offerReload: remotes.offerReload, leave: page.unmount }
}

const word = (key: string): string => i18next.t(`remotes.${key}`, { ns: 'shell' })
const title = (kind: string): string => word(`failed.${kind}.title`)

const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click())
/** Advances the time. The menu must stay, whatever happens to the remote. */
async function pass(ms: number) {
  await act(async () => jest.advanceTimersByTimeAsync(ms))
  expect(screen.getByText('menu')).toBeInTheDocument()
}
const goTo = async (path: string) => act(async () => go(path))

beforeAll(async () => {
  const { readFile } = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  await i18next.use(initReactI18next).init({
    lng: 'en-us',
    lowerCaseLng: true,
    ns: ['shell'],
    resources: { 'en-us': { shell: JSON.parse(await readFile(words, 'utf8')) } },
  })
})

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

test('the outlet shows the screen of the address with its parameters', async () => {
  show(async () => remote(), { at: '/recipe/42' })
  await pass(0)
  expect(screen.getByRole('heading')).toHaveTextContent('Recipe 42')
})

test('shared parts get the host, and their words are loaded before them', async () => {
  const routes = [{ path: 'list/:folder', load: async () => SharedPart }]
  const { addWords } = show(async () => remote({ routes, Root: ({ children }) => children }))
  await pass(0)
  expect(screen.getByRole('heading')).toHaveTextContent('Part for Ada')
  expect(addWords).toHaveBeenCalledWith('recipes', expect.anything())
  expect(addWords).toHaveBeenCalledWith('parts', expect.anything())
})

test('another address of the same screen keeps the screen, as a browser keeps a page that scrolls', async () => {
  show(async () => remote(), { at: '/recipe/42' })
  await pass(0)
  await goTo('/recipe/43')
  expect(screen.getByRole('heading')).toHaveTextContent('Recipe 43, opened at 42')
})

test('a screen that was shown before is there at once', async () => {
  const load = jest.fn(async () => remote())
  show(load)
  await pass(0)
  await goTo('/recipe/1')
  await pass(0)
  await goTo('/list/main')
  expect(screen.getByRole('heading')).toHaveTextContent('All recipes')
  expect(load).toHaveBeenCalledTimes(1)
})

test('an address that the remote does not know shows not found', async () => {
  show(async () => remote(), { at: '/list' })
  await pass(0)
  expect(screen.getByRole('heading')).toHaveTextContent('Not found')
})

test('after two seconds loading says that it is slow', async () => {
  show(() => new Promise(() => {}))
  await pass(1_900)
  expect(screen.queryByText(word('slow'))).toBeNull()
  await pass(200)
  expect(screen.getByText(word('slow'))).toBeInTheDocument()
})

test('loading fails after twenty seconds and offers a reload', async () => {
  const { reload } = show(() => new Promise(() => {}))
  await pass(20_000)
  expect(screen.getByRole('alert')).toHaveTextContent(title('timeout'))
  await press(word('reload'))
  expect(reload).toHaveBeenCalled()
})

test.each([
  ['the entry cannot be fetched', new TypeError('Importing a module script failed.'), 'network'],
  ['the entry throws', new Error('x is not a function'), 'evaluate'],
  ['a chunk is gone', chunkGone, 'chunk'],
])('a retry in place recovers when %s', async (_name, error, kind) => {
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(error).mockResolvedValue(remote())
  show(load)
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(title(kind))
  await press(word('tryAgain'))
  await pass(0)
  expect(screen.getByRole('heading')).toHaveTextContent('All recipes')
})

test('a missing chunk of a screen is requested again', async () => {
  const load = jest.fn<Promise<typeof List>, []>().mockRejectedValueOnce(chunkGone).mockResolvedValue(List)
  show(async () => remote({ routes: [{ path: 'list/:folder', load }] }))
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(title('chunk'))
  await press(word('tryAgain'))
  await pass(0)
  expect(screen.getByRole('heading')).toHaveTextContent('All recipes')
})

const question = 'There was a connection interruption while loading this page. Do you want to reload the application?'

const messages = ({ happenings }: Pick<ReturnType<typeof show>, 'happenings'>) =>
  happenings.confirmations.map(({ message }) => message)

describe('a file that did not arrive', () => {
  const gone = () => Promise.reject(chunkGone)

  test('offers to reload, over the failure in its place, and is not reported', async () => {
    const shown = show(gone)
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(title('chunk'))
    expect(messages(shown)).toEqual([question])
    expect(shown.reload).not.toHaveBeenCalled()
    expect(shown.happenings.errors).toEqual([])
  })

  test('reloads when the cook says so', async () => {
    const { reload } = show(gone, { confirms: true })
    await pass(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('asks once in a page, whatever else does not arrive', async () => {
    const shown = show(gone)
    await pass(0)
    await press(word('tryAgain'))
    await pass(0)
    shown.offerReload()
    await act(async () => go('/recipe/42'))
    await pass(0)
    expect(messages(shown)).toHaveLength(1)
  })

  test('does not ask again after the reload, until there is another version', async () => {
    const first = show(gone)
    await pass(0)
    first.leave()
    const second = show(gone)
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(title('chunk'))
    expect(messages(second)).toEqual([])
    second.leave()
    const third = show(gone, { of: { ...entry, version: '1.4.3' } })
    await pass(0)
    expect(messages(third)).toEqual([question])
  })

  test.each([
    ['is stored as a draft', { forgetDraft: () => {} }, 'A draft of what you wrote is saved on this device'],
    ['would be lost', {}, 'What you haven’t saved will be lost.'],
  ])('says that what is unsaved %s, and the browser does not ask a second time', async (_, hold, sentence) => {
    const unsaved = createUnsavedChanges()
    unsaved.hold(hold)
    const shown = show(gone, { unsaved, confirms: true })
    await pass(0)
    expect(messages(shown)[0]).toContain(`${question} ${sentence}`)
    expect(shown.reload).toHaveBeenCalledTimes(1)
    expect(unsaved.get()).toBe(false)
  })

  test('does not cover the login', async () => {
    const shown = show(gone, { loginAsked: true })
    await pass(0)
    shown.offerReload()
    await pass(0)
    expect(messages(shown)).toEqual([])
  })

  test('does not ask when nothing of the deployment answers', async () => {
    const shown = show(async () => remote(), { send: () => Promise.reject(new TypeError('Failed to fetch')) })
    await pass(0)
    shown.offerReload()
    await pass(0)
    expect(messages(shown)).toEqual([])
  })
})

test.each([
  ['is refused', { of: { ...entry, entry: 'https://elsewhere.example/e.js' } }, async () => remote()],
  ['does not fit', { of: { ...entry, contract: 99 } }, async () => remote()],
  ['is switched off', { of: { ...entry, enabled: false } }, async () => remote()],
  ['is faulty', {}, () => Promise.reject(new Error('burnt'))],
])('a remote that %s offers no reload by a question', async (_, options, load) => {
  const shown = show(load, options)
  await pass(0)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(messages(shown)).toEqual([])
})

describe('the outlet without a connection', () => {
  let connected = false
  const send = (of: RegistryEntry) =>
    connected ? deployed(of) : Promise.reject<Response>(new TypeError('Failed to fetch'))

  beforeEach(() => {
    connected = false
  })

  test('a screen that was never fetched says so and offers no reload, which would lose the page', async () => {
    const { happenings } = show(() => Promise.reject(chunkGone), { send })
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(title('offline'))
    expect(screen.getByRole('alert')).not.toHaveTextContent('updated')
    expect(happenings.confirmations).toEqual([])
    expect(happenings.errors).toEqual([])
  })

  test('the screen of a new thing says that it is saved on the device, and another one does not', async () => {
    const body = { id: '01926b1e-7c1a-7000-8000-000000000001', title: 'Pie' }
    const change = changeOf(createRecipe, { body }, { scope: 'book', path: '/recipe/pie' })
    const all = createStore<ScopeChanges>({ storedIn: 'device', changes: [{ ...change, refusal: null }] })
    show(() => Promise.reject(chunkGone), { send, all })
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(title('offline'))
    expect(screen.getByRole('alert')).not.toHaveTextContent(word('failed.offline.stored'))
    act(() => go('/recipe/pie'))
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(word('failed.offline.stored'))
    act(() => all.set({ ...all.get(), storedIn: 'memory' }))
    expect(screen.getByRole('alert')).not.toHaveTextContent(word('failed.offline.stored'))
  })

  test.each([
    ['when the browser says that it is back', () => window.dispatchEvent(new Event('online')), 0],
    ['when the server answers again, though the browser knows of nothing', () => {}, 5_000],
  ])('it comes by itself %s', async (_name, sign, ms) => {
    show(async () => (connected ? remote() : Promise.reject(chunkGone)), { send })
    await pass(6_000)
    expect(screen.getByRole('alert')).toHaveTextContent(title('offline'))
    connected = true
    sign()
    await pass(ms)
    await pass(0)
    expect(screen.getByRole('heading')).toHaveTextContent('All recipes')
  })
})

test('a contract that is too new shows both versions before anything is downloaded', async () => {
  const load = jest.fn(async () => remote())
  const { happenings } = show(load, { of: { ...entry, contract: 4 } })
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent('remote "recipes" 1.4.2 needs contract 4, this shell has 3')
  expect(load).not.toHaveBeenCalled()
  expect(happenings.errors).toHaveLength(1)
})

const elsewhere = { ...entry, entry: 'https://recipes.example/remotes/recipes/1.4.2/e.js' }

test('a remote of another origin is refused by name, before anything is downloaded', async () => {
  const load = jest.fn(async () => remote())
  show(load, { of: elsewhere, remoteOrigins: ['https://recipes.example:8443', 'http://recipes.example'] })
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(title('origin'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'remote "recipes" 1.4.2 lies at https://recipes.example, which this deployment does not allow',
  )
  expect(load).not.toHaveBeenCalled()
})

test('a remote of an origin that the deployment allows is loaded from there', async () => {
  const load = jest.fn(async () => remote())
  show(load, { of: elsewhere, remoteOrigins: ['https://recipes.example'] })
  await pass(0)
  expect(screen.getByRole('heading')).toHaveTextContent('All recipes')
  expect(load).toHaveBeenCalledWith(elsewhere)
})

test.each(['data:text/javascript,alert(1)//.js', 'javascript:alert(1)//.js'])(
  'a remote at %s is refused',
  async (address) => {
    const load = jest.fn(async () => remote())
    show(load, { of: { ...entry, entry: address } })
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(title('origin'))
    expect(load).not.toHaveBeenCalled()
  },
)

test('a module whose contract is newer than the registry says is refused too', async () => {
  show(async () => remote({ contract: 4 }))
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent('needs contract 4, this shell has 3')
})

test.each([
  ['nothing', undefined, 'exposes no remote'],
  ['something else', { routes: [] }, 'exposes no remote'],
  ['another remote', remote({ id: 'social' }), 'calls itself "social"'],
])('a module that exports %s is refused', async (_name, exported, reason) => {
  show(async () => exported)
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
})

test('a remote that is switched off is not downloaded', async () => {
  const load = jest.fn(async () => remote())
  show(load, { of: { ...entry, enabled: false } })
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(title('disabled'))
  expect(load).not.toHaveBeenCalled()
})

test('an error of a screen stays in its place, is reported, and ends with the next address', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { happenings } = show(async () => remote(), { at: '/recipe/broken' })
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(title('render'))
  expect(happenings.errors).toHaveLength(1)
  await goTo('/recipe/42')
  expect(screen.getByRole('heading')).toHaveTextContent('Recipe 42')
  silence.mockRestore()
})
