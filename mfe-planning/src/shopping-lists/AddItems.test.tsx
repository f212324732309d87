import { screen, waitFor } from '@testing-library/react'
import { item, keeping, openList } from '../testing/kept-list.ts'

test('the box adds, several pasted lines at once, and what is shown is what the server keeps', async () => {
  const { list, answers } = keeping([])
  const { user } = await openList(answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'salt{Enter}')
  expect(await screen.findByRole('checkbox', { name: /salt/ })).toBeVisible()
  await user.paste('eggs\n\n  flour ')
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['salt', 'eggs', 'flour']))
})

test('the box offers names of what was bought, without amounts, and nothing before something is typed', async () => {
  const bought = item('4-6 cloves garlic, minced', { completed: true, groupTitle: 'garlic' })
  const { user } = await openList(keeping([bought]).answers)
  const box = await screen.findByRole('combobox', { name: 'Add to the list' })
  await user.type(box, 'salt{Enter}')
  await screen.findByRole('checkbox', { name: /salt/ })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.type(box, 'ga')
  expect(await screen.findByRole('option', { name: 'garlic' })).toBeInTheDocument()
})

test('what is bought often is offered before it was ever on this list, but not what is to buy already', async () => {
  const { user } = await openList(keeping([item('oat milk')], ['oat milk', 'oats']).answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'oa')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['oats'])
})

test('what is bought again and again comes back with one press, unless it is to buy already', async () => {
  const regular = (title: string) => ({ title, aisle: null, regular: true })
  const { list, answers } = keeping([item('1 l milk')], [], [regular('milk'), regular('bread'), regular('eggs')])
  const { user } = await openList(answers)
  await user.click(await screen.findByRole('button', { name: 'Add the usual 2 things' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['1 l milk', 'bread', 'eggs']))
  expect(screen.queryByRole('button', { name: /Add the usual/ })).not.toBeInTheDocument()
})

test('what is added comes into view and is said', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function seeIt(this: Element) {
    seen.push(this.textContent ?? '')
  }
  const { user } = await openList(keeping([item('bread')]).answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'salt{Enter}')
  await waitFor(() => expect(seen).toEqual(['salt']))
  expect(screen.getByText('Added: salt')).toBeInTheDocument()
})
