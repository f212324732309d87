import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'

const sentence = 'It looks like you have been editing something. If you leave before saving, your changes will be lost.'

async function editing() {
  const rendered = await renderShell({ path: '/about' })
  const release = await act(() => rendered.shell.host.holdUnsavedChanges())
  await screen.findByRole('heading', { name: 'About' })
  return { ...rendered, release }
}

const leave = async ({ user }: Awaited<ReturnType<typeof editing>>) => {
  await user.click(await screen.findByRole('link', { name: 'Contact' }))
  return within(await screen.findByRole('dialog'))
}

test('a link asks before it leaves unsaved changes, and cancel stays', async () => {
  const page = await editing()
  const question = await leave(page)
  expect(question.getByText(sentence)).toBeVisible()
  await page.user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.path()).toBe('/about')
  expect(page.shell.unsaved.get()).toBe(true)
})

test('a move right after the answer asks anew, also before the screen is drawn again', async () => {
  const page = await editing()
  const question = await leave(page)
  await act(async () => {
    question.getByRole('button', { name: 'Cancel' }).click()
    await new Promise((resolve) => setTimeout(resolve))
    await page.go('/legal')
  })
  expect(await screen.findByRole('dialog')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(page.path()).toBe('/legal'))
})

async function editingDraft() {
  const page = await editing()
  act(page.release)
  const forgetDraft = jest.fn()
  act(() => void page.shell.host.holdUnsavedChanges({ forgetDraft }))
  const question = await leave(page)
  return { page, question, forgetDraft }
}

test('the question before leaving says that a draft is saved', async () => {
  const { page, question, forgetDraft } = await editingDraft()
  expect(question.queryByText(sentence)).toBeNull()
  expect(question.getByText(/A draft is saved on this device/)).toBeVisible()
  await page.user.click(question.getByRole('button', { name: 'Save draft and leave' }))
  await screen.findByRole('heading', { name: 'Contact' })
  expect(forgetDraft).not.toHaveBeenCalled()
})

test('a cook can delete a draft on leaving', async () => {
  const { page, question, forgetDraft } = await editingDraft()
  await page.user.click(question.getByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: 'Contact' })
  expect(forgetDraft).toHaveBeenCalledTimes(1)
})

test('a cook can continue a draft', async () => {
  const { page, question, forgetDraft } = await editingDraft()
  await page.user.click(question.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.path()).toBe('/about')
  expect(forgetDraft).not.toHaveBeenCalled()
})

test('going ahead leaves, and the next page asks no more', async () => {
  const page = await editing()
  const question = await leave(page)
  await page.user.click(question.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Contact' })
  expect(page.shell.unsaved.get()).toBe(false)
  await page.go('/about')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaving asks nothing after the changes were saved', async () => {
  const page = await editing()
  act(page.release)
  await page.user.click(await screen.findByRole('link', { name: 'Contact' }))
  await screen.findByRole('heading', { name: 'Contact' })
})

test('the browser asks before the window closes, only while something is unsaved', async () => {
  const { release } = await editing()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(true)
  act(release)
  expect(closing()).toBe(false)
})

test('another query of the same path asks too, and again while changes are unsaved', async () => {
  const page = await editing()
  const other = async (query: string) => {
    await page.go(`/about${query}`)
    return within(await screen.findByRole('dialog'))
  }
  await page.user.click((await other('?page=2')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.path()).toBe('/about')
  await page.user.click((await other('?page=2')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(page.path()).toBe('/about?page=2'))
})
