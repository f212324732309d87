import { partsLocales, partsNamespace } from '@potluck/parts/words'
import { defineRemote } from '@potluck/platform/remote'
import { readWords } from '@potluck/testing/word-files'
import { PageLayout } from '@potluck/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { locales } from '../locales.ts'
import { knowsAda } from '../testing/account.ts'
import { plainRemote, renderShell } from '../testing/render-shell.tsx'

const asMember = { token: 'old', answers: knowsAda }

function widenWindow(isWide: boolean) {
  const standard = window.matchMedia
  window.matchMedia = (query) => ({ ...standard(query), matches: isWide && query.includes('1200px') })
  return () => {
    window.matchMedia = standard
  }
}

test.each([
  ['a member who wants it, in a wide window', true, true, true, true],
  ['a member who does not want it', true, false, true, false],
  ['a guest', false, true, true, false],
  ['a narrow window', true, true, false, false],
])('the menu stands beside the screen as the last column says: %s', async (_, member, wanted, wide, permanent) => {
  const restore = widenWindow(wide)
  await renderShell({ path: '/about', preferences: { enableSplitPane: wanted }, ...(member && asMember) })
  await screen.findByRole('heading', { name: 'About' })
  expect(screen.queryAllByRole('button', { name: 'Open menu' })).toHaveLength(permanent ? 0 : 1)
  restore()
})

test('a letter typed into a search does not render the frame again', async () => {
  const { shell, go, path } = await renderShell({
    path: '/list/main',
    ...asMember,
    remotes: [plainRemote('recipes', 'list')],
  })
  await screen.findByRole('heading', { name: 'The list screen' })
  const drawn = jest.spyOn(shell.badges, 'get')
  await go('/list/main?search=soup')
  expect(path()).toBe('/list/main?search=soup')
  expect(drawn).not.toHaveBeenCalled()
  await go('/about')
  expect(drawn).toHaveBeenCalled()
})

test('the menu button shows that something waits behind the menu, until nothing does', async () => {
  const inbox = {
    name: 'inbox',
    path: '/list/inbox',
    order: 50,
    icon: ['M3 6l0 13'],
    words: { 'en-us': { title: 'Inbox', count_one: '{{count}} new', count_other: '{{count}} new' } },
    badge: 'inbox',
  }
  const remotes = [plainRemote('recipes', 'list')]
  const { shell } = await renderShell({ path: '/about', ...asMember, remotes, menus: { recipes: [inbox] } })
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeVisible()
  act(() => shell.host.badges.set('inbox', 2))
  expect(await screen.findByRole('button', { name: 'Open menu: something new' })).toBeVisible()
  act(() => shell.host.badges.set('inbox', 0))
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('the focus moves to the heading of the page that was opened', async () => {
  const { user } = await renderShell({ path: '/about' })
  await user.click(await screen.findByRole('link', { name: 'Contact' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toHaveFocus())
})

test('a cook who uses the keyboard as soon as a page is shown keeps the focus', async () => {
  function Page() {
    useEffect(() => {
      const [skip] = screen.getAllByRole('button')
      skip?.focus()
      skip?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    }, [])
    return <PageLayout title="Soup">content</PageLayout>
  }
  const recipes = defineRemote({ id: 'recipes', routes: [{ path: 'recipe/*', load: async () => Page }], locales })
  const { go } = await renderShell({ path: '/about', remotes: [recipes] })
  await go('/recipe/1')
  await screen.findByRole('heading', { level: 1, name: 'Soup' })
  // The second time it is there with its address.
  await go('/about')
  await go('/recipe/1')
  expect(screen.getByRole('heading', { level: 1, name: 'Soup' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus()
})

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = await renderShell({ path: '/about' })
  // The shell of an earlier test may have moved the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the first pin explains itself, once', async () => {
  const { user, shell } = await renderShell({ path: '/about', ...asMember })
  // They come with the first remote.
  act(() => void shell.words.i18n.addResourceBundle('en-us', partsNamespace, readWords(partsLocales['en-us'])))
  act(() => shell.host.pins.pin({ id: 'a', title: 'Soup', imageUrl: null }))
  const tutorial = within(await screen.findByRole('region', { name: 'A recipe is pinned' }))
  await user.click(tutorial.getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => shell.host.pins.pin({ id: 'b', title: 'Bread', imageUrl: null }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a new language changes words and direction of the page at once', async () => {
  const { user, shell } = await renderShell({ path: '/welcome' })
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  await user.click(screen.getByRole('button', { name: 'עברית' }))
  expect(shell.host.preferences.get().global.language).toBe('he')
  await act(() => shell.words.use('he'))
  expect(await screen.findByRole('link', { name: 'פתיחת ספר מתכונים' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'he')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

test('pinning a recipe explains the cooking toolbar', async () => {
  const { shell } = await renderShell({ path: '/about', ...asMember })
  act(() => shell.host.pins.pin({ id: 'soup', title: 'Soup', imageUrl: null }))
  expect(shell.tutorial.get()?.tutorial).toBe('pinnedRecipes')
  await waitFor(() => expect(shell.kitchen.get()).not.toBeNull())
})
