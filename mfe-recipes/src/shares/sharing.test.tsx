import { deleteInvitation } from '@potluck/api/invitations'
import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { listListInvitations } from '@potluck/api/list-invitations'
import { getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { listMealPlans } from '@potluck/api/meal-plans'
import { listProfileItems, saveProfileItems } from '@potluck/api/profile-items'
import { getRecipe, listRelated } from '@potluck/api/recipes'
import {
  createShare,
  deleteShare,
  getShared,
  listShares,
  type Share,
  saveShared,
  updateShare,
} from '@potluck/api/shares'
import { listShoppingLists, updateShoppingList } from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aKitchen, aListSummary, aMealPlan, aPerson, aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, eventsOf } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { endOf, isOver } from '../share/link-lives.ts'

window.scrollTo = () => {}

const soup = aRecipe({ id: idOf(7), title: 'Carrot soup' })
const secret = 'AbCdEfGhIjKlMnOpQrStUv'

const aLink = (changes: Partial<Share> = {}): Share => ({
  id: idOf(1),
  name: 'Choir',
  address: `s/${secret}`,
  recipe: { id: soup.id, title: soup.title },
  createdAt: '2026-03-01T12:00:00.000Z',
  expiresAt: null,
  maker: null,
  ...changes,
})

async function show(path: string, ...answers: Answer[]) {
  const host = createTestHost({ answers })
  const view = await renderScreen(remote, path, { host })
  const sent = (endpoint: object) => host.happenings.requests.filter((request) => request.endpoint === endpoint)
  return { ...view, host, sent }
}

test('a link is created with a name and an end, and its address is displayed', async () => {
  const links: Share[] = []
  const { user, sent } = await show(
    `/recipe/${soup.id}`,
    answer(getRecipe, () => soup),
    answer(listRelated, () => []),
    answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    answer(listShares, () => [...links]),
    answer(createShare, ({ body }) => {
      const { name, expiresAt } = createShare.body.parse(body)
      links.push(aLink({ name, expiresAt }))
      return aLink()
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Links' }))
  await user.type(await screen.findByLabelText(/^For whom/), 'Aunt Mo')
  await user.selectOptions(screen.getByLabelText('The link works'), 'for a week')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByRole('heading', { name: 'Aunt Mo' })).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveValue(`http://potluck.test/s/${secret}`)
  expect(sent(createShare)[0]?.body).toMatchObject({ recipeId: soup.id, name: 'Aunt Mo' })
})

test('a link is renamed and gets another end, and retains its address', async () => {
  let link = aLink()
  const { user, sent } = await show(
    `/recipe/${soup.id}`,
    answer(getRecipe, () => soup),
    answer(listRelated, () => []),
    answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    answer(listShares, () => [link]),
    answer(updateShare, ({ body }) => {
      const { name = link.name, expiresAt = link.expiresAt } = updateShare.body.parse(body)
      link = { ...link, name, expiresAt }
      return link
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Links' }))
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const [name] = screen.getAllByLabelText(/^For whom/)
  if (!name) throw new Error('no field for the name')
  await user.clear(name)
  await user.type(name, 'Choir and band')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Choir and band' })).toBeInTheDocument()
  expect(sent(updateShare)[0]?.body).toEqual({ name: 'Choir and band' })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.selectOptions(screen.getAllByLabelText('The link works')[0] ?? name, 'for a day')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Works until/)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveValue(`http://potluck.test/s/${secret}`)
})

describe('the share dialog', () => {
  const sheet = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve())

  async function sendLink(links: Share[], word: string) {
    const view = await show(
      `/recipe/${soup.id}`,
      answer(getRecipe, () => soup),
      answer(listRelated, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listShares, () => links),
      answer(createShare, () => aLink({ name: '', address: 's/new' })),
    )
    await view.user.click(await screen.findByRole('button', { name: 'Share' }))
    await view.user.click(await screen.findByRole('button', { name: word }))
    return view
  }

  afterEach(() => {
    sheet.mockClear()
    Reflect.deleteProperty(navigator, 'share')
  })

  test('hands a new link to the share sheet of the phone', async () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: sheet })
    const { sent } = await sendLink([aLink()], 'Send link')
    await waitFor(() => expect(sheet).toHaveBeenCalledWith({ title: soup.title, url: 'http://potluck.test/s/new' }))
    expect(sent(createShare)[0]?.body).toMatchObject({ recipeId: soup.id, name: '', expiresAt: null })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('copies the link that has no name and no end where there is no share sheet', async () => {
    const { sent, host } = await sendLink([aLink(), aLink({ id: idOf(3), name: '', address: 's/old' })], 'Copy link')
    await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('Copied'))
    expect(await navigator.clipboard.readText()).toBe('http://potluck.test/s/old')
    expect(sent(createShare)).toEqual([])
  })
})

test('the links of a kitchen’s recipe are those of all who cook there: they are made and taken back in its book', async () => {
  const kitchen = aKitchen()
  let links = [aLink({ maker: aPerson({ name: 'Ben' }) })]
  const pie = aRecipe({ id: idOf(8), title: 'Pie', kitchenId: kitchen.id })
  const { user, sent } = await show(
    `/recipe/${pie.id}`,
    answer(getRecipe, () => pie),
    answer(listRelated, () => []),
    answer(listKitchens, () => ({ kitchens: [kitchen], invitations: [] })),
    answer(listShares, () => links),
    answer(createShare, () => aLink()),
    answer(deleteShare, () => {
      links = []
      return {}
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Links' }))
  expect(await screen.findByText('Created by Ben')).toBeVisible()
  await user.type(screen.getByLabelText('For whom (only cooks in this household see this)'), 'Choir')
  await user.click(screen.getByRole('button', { name: 'Create another link' }))
  await waitFor(() =>
    expect(sent(createShare)[0]).toMatchObject({ query: { kitchen: kitchen.id }, body: { name: 'Choir' } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Turn off link' }))
  await waitFor(() => expect(sent(deleteShare)[0]).toMatchObject({ query: { kitchen: kitchen.id } }))
  expect(sent(listShares)[0]?.query).toEqual({ kitchen: kitchen.id, recipeId: pie.id })
})

test('the links of each kitchen stand beside the own ones', async () => {
  const ofKitchen = {
    collaborators: [aPerson({ id: idOf(40), name: 'Ben' })],
    kitchen: { id: aKitchen().id, name: 'Home', mayChange: true },
  }
  const [home, club] = [aKitchen(), aKitchen({ id: idOf(42), name: 'Club', role: wordOf('reader') })]
  const { user, sent } = await show(
    '/shares',
    answer(listShares, ({ query: { kitchen } }) =>
      kitchen === home.id ? [aLink({ maker: aPerson({ name: 'Ben' }) })] : [],
    ),
    answer(deleteShare, () => ({})),
    answer(listKitchens, () => ({ kitchens: [home, club], invitations: [] })),
    ...[listProfileItems, listListInvitations].map((each) => silent(each)),
    // Members of a kitchen are on its lists and plans: there is nothing to take back.
    answer(listShoppingLists, () => [aListSummary({ title: 'Market', ...ofKitchen })]),
    answer(listMealPlans, () => [aMealPlan({ title: 'Our week', ...ofKitchen })]),
    answer(getMealPlanFeed, () => ({ feed: null })),
  )
  const section = await screen.findByRole('region', { name: 'Links to recipes of Home' })
  expect(section).toHaveTextContent('Created by Ben')
  await user.click(within(section).getByRole('button', { name: 'Turn off link to Carrot soup' }))
  await waitFor(() => expect(sent(deleteShare)).toMatchObject([{ query: { kitchen: home.id } }]))
  expect(sent(listShares).map(({ query }) => query?.kitchen)).not.toContain(club.id)
  const households = within(screen.getByRole('list', { name: 'Households' })).getAllByRole('link')
  expect(households.map(({ textContent }) => textContent)).toEqual([home.name, club.name])
  expect(households[0]).toHaveAttribute('href', `#/kitchens/${home.id}`)
  for (const name of ['Shopping lists', 'Meal plans'])
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument())
})

test('all shared things are listed on one screen and can be revoked there', async () => {
  const links = [aLink(), aLink({ id: idOf(2), expiresAt: '2020-01-01T00:00:00.000Z' })]
  const listLink = {
    id: idOf(11),
    usesLeft: 4,
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-08T12:00:00.000Z',
    list: { id: idOf(9), title: 'Flat' },
  }
  const list = aListSummary({ title: 'Market', collaborators: [aPerson({ id: idOf(40), name: 'Ben' })] })
  const { user, sent } = await show(
    '/shares',
    answer(listShares, () => links),
    answer(deleteShare, () => ({})),
    answer(listProfileItems, () => [
      { id: idOf(3), kind: 'all', visibility: 'friends', label: null, recipe: null },
      { id: idOf(4), kind: 'label', visibility: 'public', label: { id: idOf(5), title: 'Quick' }, recipe: null },
    ]),
    answer(saveProfileItems, () => []),
    answer(listShoppingLists, () => [list, aListSummary({ id: idOf(9), title: 'Own', collaborators: [] })]),
    answer(updateShoppingList, () => ({ reference: idOf(8) })),
    answer(listListInvitations, () => [listLink]),
    answer(deleteInvitation, () => ({})),
    answer(listMealPlans, () => [aMealPlan({ collaborators: [] })]),
    answer(getMealPlanFeed, () => ({ feed: null })),
    answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
  )
  await user.click((await screen.findAllByRole('button', { name: 'Turn off link to Carrot soup' }))[0] ?? document.body)
  await waitFor(() => expect(sent(deleteShare)).toHaveLength(1))
  expect(screen.getByText(/Expired:/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Turn off link to Flat' }))
  await waitFor(() => expect(sent(deleteInvitation)).toMatchObject([{ params: { id: listLink.id } }]))
  await user.click(screen.getByRole('button', { name: 'Stop sharing My whole book' }))
  await waitFor(() =>
    expect(sent(saveProfileItems)[0]?.body).toEqual({
      items: [{ kind: 'label', labelId: idOf(5), visibility: 'public' }],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Stop sharing Market' }))
  await waitFor(() => expect(sent(updateShoppingList)[0]?.body).toEqual({ collaborators: [] }))
  expect(screen.queryByText('Own')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Links to my lists' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Meal plans' })).not.toBeInTheDocument()
})

const opened = { title: 'Carrot soup', description: '', image: null, ownerName: 'Ben', recipeId: null }

test('the recipe of a link is saved, and the copy opens', async () => {
  const { user, sent, host } = await show(
    `/shared/${secret}`,
    answer(getShared, () => opened),
    answer(saveShared, () => ({ recipeId: soup.id })),
    answer(getRecipe, () => soup),
    answer(listRelated, () => []),
  )
  const told = eventsOf(host, 'recipe:updated')
  const [save] = await screen.findAllByRole('button', { name: 'Save to my book' })
  await user.click(save ?? document.body)
  await waitFor(() => expect(sent(saveShared)[0]?.body).toEqual({ secret }))
  await waitFor(() => expect(host.happenings.paths).toContain(`/recipe/${soup.id}`))
  expect(told).toEqual([{ recipeId: soup.id, change: 'created' }])
})

test('the recipe of a link displays the formatting of its cook', async () => {
  await show(
    `/shared/${secret}`,
    answer(getShared, () => ({ ...opened, description: 'As **Aunt Mo** made it.' })),
  )
  expect((await screen.findByText('Aunt Mo')).tagName).toBe('STRONG')
})

test('a link that has ended displays a message', async () => {
  await show(
    `/shared/${secret}`,
    answer(getShared, () => new Refusal(404)),
  )
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument()
})

test('the lifetimes of a link are computed', () => {
  const now = Date.parse('2026-03-01T12:00:00.000Z')
  expect(endOf('always', now)).toBeNull()
  expect(endOf('week', now)).toBe('2026-03-08T12:00:00.000Z')
  expect(isOver({ expiresAt: null }, now)).toBe(false)
  expect(isOver({ expiresAt: '2026-03-01T12:00:00.000Z' }, now)).toBe(true)
})
