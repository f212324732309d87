import { announced } from '@potluck/testing/announced'
import { screen, waitFor } from '@testing-library/react'
import { item, openList, serveList } from '../testing/served-list.ts'

test('the add box adds several pasted lines at once and shows what the server stores', async () => {
  const { list, answers } = serveList([])
  const { user } = await openList(answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'salt{Enter}')
  expect(await screen.findByRole('checkbox', { name: /salt/ })).toBeVisible()
  await user.paste('eggs\n\n  flour ')
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['salt', 'eggs', 'flour']))
})

test('the add box suggests names of bought items without amounts after the first letter', async () => {
  const bought = item('4-6 cloves garlic, minced', { completed: true, groupTitle: 'garlic' })
  const { user } = await openList(serveList([bought]).answers)
  const box = await screen.findByRole('combobox', { name: 'Add to the list' })
  await user.type(box, 'salt{Enter}')
  await screen.findByRole('checkbox', { name: /salt/ })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.type(box, 'ga')
  expect(await screen.findByRole('option', { name: 'garlic' })).toBeInTheDocument()
})

test('often bought items are offered on a new list, except items that are on it', async () => {
  const { user } = await openList(serveList([item('oat milk')], ['oat milk', 'oats']).answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'oa')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'oats',
    'oatmeal',
    'oatcake',
    'rolled oat',
  ])
})

test('the regular items button adds those that are not on the list', async () => {
  const regular = (title: string) => ({ title, aisle: null, regular: true })
  const { list, answers } = serveList([item('1 l milk')], [], [regular('milk'), regular('bread'), regular('eggs')])
  const { user } = await openList(answers)
  await user.click(await screen.findByRole('button', { name: 'Add 2 regular items' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['1 l milk', 'bread', 'eggs']))
  expect(screen.queryByRole('button', { name: /regular/ })).not.toBeInTheDocument()
})

test('an added item scrolls into view and is announced', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function seeIt(this: Element) {
    seen.push(this.textContent ?? '')
  }
  const { user } = await openList(serveList([item('bread')]).answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'salt{Enter}')
  await waitFor(() => expect(seen).toEqual(['salt']))
  await announced('Added: salt')
})

test('the add box suggests common items to a new household, also for a word with one typo', async () => {
  const { user } = await openList(serveList([item('2 apples')]).answers)
  const box = await screen.findByRole('combobox', { name: 'Add to the list' })
  await screen.findByRole('checkbox', { name: /apples/ })
  const offered = async (typed: string) => {
    await user.clear(box)
    await user.type(box, typed)
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  }
  expect(await offered('to')).toContain('tomato')
  expect(await offered('mlik')).toContain('milk')
  const fruit = await offered('ap')
  expect(fruit).toContain('apricot')
  expect(fruit).not.toContain('apple')
})

test('the add box names items that are on the list already', async () => {
  const { user } = await openList(
    serveList([item('1 l milk, lactose-free'), item('eggs', { completed: true })]).answers,
  )
  const box = await screen.findByRole('combobox', { name: 'Add to the list' })
  await screen.findByRole('checkbox', { name: /milk/ })
  await user.type(box, '2 l milk')
  expect(await screen.findByText('Already on the list: 1 l milk, lactose-free')).toBeVisible()
  await user.clear(box)
  await user.type(box, 'eggs')
  expect(screen.queryByText(/Already/)).not.toBeInTheDocument()
})

test('Enter adds the things that a sentence names, and a button adds it as one', async () => {
  const { list, answers } = serveList([item('milk')])
  const { user } = await openList(answers)
  const box = await screen.findByRole('combobox', { name: 'Add to the list' })
  await screen.findByRole('checkbox', { name: /milk/ })
  const titles = () => list.items.map(({ title }) => title)
  await user.type(box, 'milk, bread and 3 apples')
  expect(await screen.findByText('Add 3 items: milk · bread · 3 apples')).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(titles()).toEqual(['milk', 'milk', 'bread', '3 apples']))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  await user.type(box, 'salt; pepper')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(titles().slice(4)).toEqual(['salt', 'pepper']))
  await user.type(box, 'fish and chips')
  await user.click(await screen.findByRole('button', { name: 'Add as one item' }))
  await waitFor(() => expect(titles().slice(6)).toEqual(['fish and chips']))
  expect(box).toHaveValue('')
  await user.type(box, 'butter, unsalted{Enter}')
  await waitFor(() => expect(titles().slice(7)).toEqual(['butter, unsalted']))
})

test('a text that is too long for a line is cut with a notice', async () => {
  const { list, answers } = serveList([])
  const { user } = await openList(answers)
  await user.click(await screen.findByRole('combobox', { name: 'Add to the list' }))
  await user.paste('x'.repeat(3_000))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/up to 500 characters/)).toBeVisible()
  await waitFor(() => expect(list.items.map(({ title }) => title.length)).toEqual([500]))
})
