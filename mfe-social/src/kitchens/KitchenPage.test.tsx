import { listFriends } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import { listInvitations } from '@potluck/api/invitations'
import { getJob, type Job } from '@potluck/api/jobs'
import { createKitchenLink, deleteKitchenLink, listKitchenLinks } from '@potluck/api/kitchen-links'
import { leaveKind, listDoubles, startMove } from '@potluck/api/kitchen-moves'
import { wordOf } from '@potluck/api/kitchen-roles'
import {
  changeKitchenRole,
  dissolveKitchen,
  getKitchen,
  inviteToKitchen,
  type Kitchen,
  leaveKitchen,
  listKitchens,
  removeFromKitchen,
  renameKitchen,
  reopenKitchen,
  setKitchenPicture,
  uninviteFromKitchen,
} from '@potluck/api/kitchens'
import { listPasskeys } from '@potluck/api/passkeys'
import { countRecipes } from '@potluck/api/recipes'
import { getSecondFactor } from '@potluck/api/second-factor'
import { axeFinds } from '@potluck/testing/accessible'
import { announced } from '@potluck/testing/announced'
import { answer, Refusal } from '@potluck/testing/answers'
import { ada, ben, carl, dora, friendsOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { aJob } from './testing/a-job.ts'
import { aKitchen, aMember } from './testing/a-kitchen.ts'
import { itsLife } from './testing/its-life.ts'

const instant = '2026-03-01T12:00:00.000Z'

const doublesOf = (doubleCount: number) => ({ doubles: [], doubleCount })

const profileOfBen = 'Ben’s profile no longer shows its recipes.'

/** A server with one kitchen, of which Ada is a member, and whose friends are Ben and Carl. */
async function showKitchen(
  changes: Partial<Kitchen> = {},
  refusal: Refusal | null = null,
  job: Job | null = null,
  more: readonly ReturnType<typeof answer>[] = [],
) {
  const server = { kitchen: aKitchen(changes), isIn: true, job, links: [aLink()].slice(1), takesAccounts: true }
  const changed = (change: (kitchen: Kitchen) => Kitchen) => () => {
    if (refusal) return refusal
    server.kitchen = change(server.kitchen)
    return server.kitchen
  }
  const gone = () => {
    if (refusal) return refusal
    server.isIn = job !== null
    return { jobId: job?.id ?? null }
  }
  const host = createTestHost({
    answers: [
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(listKitchens, () => ({ kitchens: server.isIn ? [server.kitchen] : [], invitations: [] })),
      answer(getKitchen, () => (server.isIn ? server.kitchen : new Refusal(404, 'not-found'))),
      answer(
        renameKitchen,
        changed((kitchen) => ({ ...kitchen, name: 'Lake house' })),
      ),
      answer(
        changeKitchenRole,
        changed((kitchen) => ({
          ...kitchen,
          members: [aMember(ada, 'owner'), aMember(ben, 'reader')],
        })),
      ),
      answer(
        removeFromKitchen,
        changed((kitchen) => ({ ...kitchen, members: [aMember(ada, 'owner')] })),
      ),
      answer(
        inviteToKitchen,
        changed((kitchen) => ({
          ...kitchen,
          invited: [{ person: carl, from: ada, role: 'cook', createdAt: instant }],
        })),
      ),
      answer(uninviteFromKitchen, () => {
        server.kitchen = { ...server.kitchen, invited: [] }
        return {}
      }),
      answer(leaveKitchen, gone),
      answer(
        dissolveKitchen,
        changed((kitchen) => ({ ...kitchen, role: wordOf('reader'), rest })),
      ),
      answer(
        reopenKitchen,
        changed(({ rest: _, ...kitchen }) => ({ ...kitchen, role: wordOf('owner') })),
      ),
      answer(listPasskeys, () => []),
      ...more,
      answer(startMove, ({ body }) => ({ jobId: startMove.body.parse(body).id })),
      ...itsLife,
      answer(getJob, () => server.job ?? new Refusal(404, 'not-found')),
      answer(listFriends, () => friendsOf(ben, carl)),
      answer(listKitchenLinks, () => server.links),
      answer(listInvitations, () => ({ needed: false, takesAccounts: server.takesAccounts, invitations: [] })),
      answer(createKitchenLink, ({ body }) => {
        if (refusal) return refusal
        const { role } = createKitchenLink.body.pick({ role: true }).parse(body)
        const made = { ...aLink(), role: wordOf(role) }
        server.links.push(made)
        return { ...made, secret: 's3cret' }
      }),
      answer(deleteKitchenLink, () => {
        server.links.length = 0
        return {}
      }),
    ],
  })
  const shown = await renderScreen(remote, `/kitchens/${idOf(40)}`, { host })
  await screen.findByRole('heading', { level: 1, name: server.kitchen.name })
  const sent = () =>
    host.happenings.requests
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .map(({ endpoint, params, query, body }) => ({ endpoint, params, query, body }))
  return { ...shown, host, server, sent }
}

const aLink = () => ({
  id: idOf(50),
  usesLeft: 5,
  createdAt: instant,
  expiresAt: '2026-03-08T12:00:00.000Z',
  role: wordOf('cook'),
  maker: ada,
})

const rowOf = (name: string) => {
  const rows = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')
  const row = rows.find((candidate) => within(candidate).queryByText(name))
  if (!row) throw new Error(`${name} is not a member`)
  return within(row)
}

/** The button stands in the head of the page, and beside the members. */
async function invitePeople(user: Awaited<ReturnType<typeof showKitchen>>['user']) {
  const [button] = screen.getAllByRole('button', { name: 'Invite people' })
  if (!button) throw new Error('nobody can be invited')
  await user.click(button)
}

async function choose(user: Awaited<ReturnType<typeof showKitchen>>['user'], menu: string, entry: string) {
  await user.click(screen.getByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

test('a kitchen leads to its recipes and says what each member does there, accessibly', async () => {
  const { baseElement } = await showKitchen({
    invited: [{ person: carl, from: ada, role: wordOf('reader'), createdAt: instant }],
  })
  expect(screen.getByRole('link', { name: '12 recipes' })).toHaveAttribute('href', `#/list/main?kitchen=${idOf(40)}`)
  expect(rowOf('Ada').getByText('Owner · Edits recipes and manages members')).toBeVisible()
  expect(rowOf('Ben').getByText('Cook · Adds and edits recipes')).toBeVisible()
  const waiting = screen.getByRole('list', { name: 'Sent requests' })
  expect(within(waiting).getByText('Reader · invited by Ada')).toBeVisible()
  expect(await axeFinds(baseElement)).toEqual([])
})

test('a cook with recipes of their own is asked once whether they go together; “Not now” is remembered', async () => {
  const own = answer(countRecipes, () => ({ count: 5 }))
  const { user, host } = await showKitchen({}, null, null, [own, answer(listDoubles, () => doublesOf(2))])
  const join = await screen.findByRole('link', { name: 'Join them' })
  expect(join).toHaveAttribute('href', `#/list/duplicates?kitchen=${idOf(40)}`)
  const question = 'Do 3 recipes of your own book belong here, too?'
  expect(await screen.findByRole('heading', { name: question })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('heading', { name: question })).not.toBeInTheDocument()
  expect(host.preferences.get()).toMatchObject({ household: { isAsked: true } })
})

test('an owner gives a household a photo, and takes it off again; a cook does not', async () => {
  const photo = { id: idOf(70), location: 'images/l', medium: 'images/m', thumbnail: 'images/t' }
  const setting = answer(setKitchenPicture, ({ body }) => {
    const { imageId } = setKitchenPicture.body.parse(body)
    return aKitchen(imageId === null ? {} : { image: photo })
  })
  const { user, sent, baseElement, unmount } = await showKitchen({}, null, null, [
    answer(uploadImage, () => photo),
    setting,
  ])
  await choose(user, 'More about Our kitchen', 'Household photo')
  await user.upload(await screen.findByLabelText('Choose a photo'), new File(['x'], 'us.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent()).toMatchObject([
    { endpoint: uploadImage, query: { kitchen: idOf(40) } },
    { endpoint: setKitchenPicture, params: { id: idOf(40) }, body: { imageId: photo.id } },
  ])
  expect(await axeFinds(baseElement)).toEqual([])
  unmount()
  const other = await showKitchen({ image: photo }, null, null, [setting])
  expect(other.container.querySelector('header img')).toHaveAttribute('src', expect.stringContaining('images/t'))
  await choose(other.user, 'More about Our kitchen', 'Household photo')
  await other.user.click(await screen.findByRole('button', { name: 'Remove photo' }))
  await waitFor(() => expect(other.sent().at(-1)?.body).toEqual({ imageId: null }))
  other.unmount()
  const { user: cook } = await showKitchen({ role: wordOf('cook') })
  await cook.click(screen.getByRole('button', { name: 'More about Our kitchen' }))
  expect(await screen.findByRole('menuitem', { name: 'Leave' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Household photo' })).not.toBeInTheDocument()
})

test('the own recipes move into the household when the cook says so, and a reader is not asked', async () => {
  const own = answer(countRecipes, () => ({ count: 5 }))
  const { user, host, path, unmount } = await showKitchen({}, null, null, [own])
  await user.click(await screen.findByRole('button', { name: 'Move them here' }))
  await waitFor(() => expect(path()).toMatch(`/kitchens/${idOf(40)}/move-in?job=`))
  const sent = host.happenings.requests.find(({ endpoint }) => endpoint === startMove)
  expect(sent?.body).toMatchObject({ recipes: { kind: 'all' }, emptiesOwnBook: true })
  unmount()
  await showKitchen({ role: wordOf('reader') }, null, null, [own])
  expect(await screen.findByText(/As a reader/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
})

test('the page of a household shows its week, its lists in use and what is new, each with the way there', async () => {
  await showKitchen()
  expect(await screen.findByRole('link', { name: 'Our week' })).toHaveAttribute('href', `#/meal-planners/${idOf(61)}`)
  expect(await screen.findByText(/^\w+day: Plum pie$/)).toBeVisible()
  const lists = within(await screen.findByRole('list', { name: 'Shopping lists' })).getAllByRole('link')
  expect(lists.map(({ textContent }) => textContent)).toEqual(['Shopping'])
  const news = within(await screen.findByRole('list', { name: 'What’s new' }))
  expect(news.getByRole('link', { name: 'Pancakes' })).toBeVisible()
})

test('an owner makes a cook a reader', async () => {
  const { user, sent } = await showKitchen()
  await choose(user, 'More about Ben', 'Change role')
  await user.click(await screen.findByRole('radio', { name: 'Reader' }))
  await announced('Reads and cooks, but can’t edit')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Reader · Reads and cooks, but can’t edit')).toBeVisible()
  expect(sent()).toMatchObject([
    { endpoint: changeKitchenRole, params: { personId: ben.id }, body: { role: 'reader' } },
  ])
})

test.each([
  ['cook', 'Reader', ['Links Ben made to its recipes stop working.']],
  ['owner', 'Cook', ['Links and invitations Ben made to the household stop working.', profileOfBen]],
  [
    'owner',
    'Reader',
    [
      'Links and invitations Ben made to the household stop working.',
      'Links Ben made to its recipes stop working.',
      profileOfBen,
    ],
  ],
] as const)('an owner who makes a %s a %s reads what ends', async (before, after, ends) => {
  const { user } = await showKitchen({
    members: [aMember(ada, 'owner'), aMember(ben, before)],
    shownBy: before === 'owner' ? [ben] : [],
  })
  await choose(user, 'More about Ben', 'Change role')
  const dialog = within(await screen.findByRole('dialog'))
  const said = () => dialog.queryAllByText(/made|profile/).map(({ textContent }) => textContent)
  expect(said()).toEqual([])
  await user.click(dialog.getByRole('radio', { name: after }))
  expect(said()).toEqual(ends)
})

test('an owner removes a member after reading what they lose', async () => {
  const { user, host, sent } = await showKitchen({ shownBy: [ben] })
  await choose(user, 'More about Ben', 'Remove')
  await waitFor(() => expect(sent()).toMatchObject([{ endpoint: removeFromKitchen, params: { personId: ben.id } }]))
  expect(host.happenings.confirmations).toMatchObject([
    {
      title: 'Remove Ben from “Our kitchen”?',
      message: expect.stringMatching(
        new RegExp(`^First, Ben gets copies.*no longer sees its recipes.*${profileOfBen}$`),
      ),
    },
  ])
  await waitFor(() => expect(screen.queryByText('Ben')).not.toBeInTheDocument())
})

test('an owner renames the kitchen', async () => {
  const { user } = await showKitchen()
  await choose(user, 'More about Our kitchen', 'Rename')
  const name = await screen.findByRole('textbox', { name: 'Household name' })
  await user.clear(name)
  await user.type(name, 'Lake house{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake house' })).toBeVisible()
})

test('an owner invites a friend in a role and takes that back', async () => {
  const { user, sent } = await showKitchen()
  await invitePeople(user)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Invite Carl' }))
  expect(await dialog.findByText('Invited')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Invite Ben' })).not.toBeInTheDocument()
  expect(sent()).toMatchObject([{ endpoint: inviteToKitchen, body: { personId: carl.id, role: 'cook' } }])
  await user.click(dialog.getByRole('button', { name: 'Withdraw invitation to Carl' }))
  expect(await dialog.findByRole('button', { name: 'Invite Carl' })).toBeVisible()
})

test('an owner makes a link in a role, which is displayed once and can be taken back', async () => {
  const { user, sent, baseElement } = await showKitchen()
  await invitePeople(user)
  await user.click(await screen.findByRole('radio', { name: 'Reader' }))
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeInTheDocument()
  expect(sent()).toMatchObject([{ endpoint: createKitchenLink, body: { role: 'reader' } }])
  expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  expect(await axeFinds(baseElement)).toEqual([])
  const open = await screen.findByRole('list', { name: 'Active links' })
  expect(within(open).getByText('Reader · For 5 more people')).toBeVisible()
  await user.click(within(open).getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument())
})

test('whoever invites reads before that the server takes no new accounts', async () => {
  const { user, server } = await showKitchen()
  server.takesAccounts = false
  await invitePeople(user)
  expect(await screen.findByText(/This server takes no new accounts/)).toBeVisible()
  expect(screen.queryByText(/can join Potluck with it/)).not.toBeInTheDocument()
})

test('a link that the server refuses shows the reason', async () => {
  const { user } = await showKitchen({}, new Refusal(409, 'too-many-invitations'))
  await invitePeople(user)
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  expect(await screen.findByText('There are too many active links. Turn one off first.')).toBeVisible()
})

test('the only owner names the next one before leaving', async () => {
  const { user, sent, path, host } = await showKitchen({
    members: [aMember(ada, 'owner'), aMember(carl, 'reader'), aMember(ben, 'cook')],
    shownBy: [ada],
  })
  await choose(user, 'More about Our kitchen', 'Leave')
  expect(await screen.findByText('Your profile no longer shows its recipes.')).toBeVisible()
  const next = await screen.findByRole('combobox', { name: 'Next owner' })
  expect(next).toHaveValue(ben.id)
  await user.selectOptions(next, 'Carl')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(path()).toBe('/list/main'))
  expect(sent()).toMatchObject([{ endpoint: leaveKitchen, body: { nextOwnerId: carl.id } }])
  expect(host.happenings.toasts).toMatchObject([{ message: 'You’re no longer in “Our kitchen”' }])
})

test('an owner dissolves the kitchen by its name and their own password, after reading what happens', async () => {
  const { user, sent, baseElement } = await showKitchen()
  await choose(user, 'More about Our kitchen', 'Delete household')
  const dialog = within(await screen.findByRole('dialog'))
  for (const said of [
    /^For 30 days/,
    /12 recipes.*shopping lists and meal plans/,
    /calendars stop working/,
    /notify 1 other member/,
  ])
    expect(dialog.getByText(said)).toBeVisible()
  expect(await axeFinds(baseElement)).toEqual([])
  const dissolve = dialog.getByRole('button', { name: 'Delete household' })
  await user.type(dialog.getByRole('textbox', { name: 'Type the household’s name' }), 'Our')
  await user.click(dissolve)
  expect(await dialog.findByText('That’s not the household’s name.')).toBeVisible()
  expect(dialog.getByText('Enter your password.')).toBeVisible()
  expect(sent()).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Type the household’s name' }), ' kitchen')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dissolve)
  expect(await screen.findByText(/^Deleted: open until/)).toBeVisible()
  expect(sent()).toMatchObject([
    { endpoint: dissolveKitchen, body: { name: 'Our kitchen', currentPassword: 'correct horse' } },
  ])
})

test.each([
  [412, 'incorrect-password', 'That’s not your password.'],
  [403, 'not-kitchen-keeper', 'Only owners of the household can do this.'],
])('a refusal %i (%s) of dissolving is explained', async (status, code, words) => {
  const { user } = await showKitchen({}, new Refusal(status, code))
  await choose(user, 'More about Our kitchen', 'Delete household')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Type the household’s name' }), 'Our kitchen')
  await user.type(dialog.getByLabelText('Your password'), 'wrong horse')
  await user.click(dialog.getByRole('button', { name: 'Delete household' }))
  expect(await dialog.findByText(words)).toBeVisible()
})

test('a code is asked for where the account has a second factor', async () => {
  const { user } = await showKitchen({}, new Refusal(403, 'second-factor-needed'))
  await choose(user, 'More about Our kitchen', 'Delete household')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Type the household’s name' }), 'Our kitchen')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Delete household' }))
  expect(await dialog.findByRole('textbox', { name: 'Code' })).toBeVisible()
})

const rest = { until: '2026-03-31T12:00:00.000Z', mayReopen: true }

test('a kitchen that rests is brought back by whoever cooked in it', async () => {
  const members = [aMember(ada, 'reader'), aMember(ben, 'reader')]
  const { user, sent, baseElement } = await showKitchen({ role: wordOf('reader'), members, rest })
  expect(screen.getByText(/^Deleted: open until \S/)).toBeVisible()
  expect(screen.getByRole('link', { name: '12 recipes' })).toBeVisible()
  expect(screen.queryByText(/^Reader/)).not.toBeInTheDocument()
  expect(await axeFinds(baseElement)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByText(/^Deleted/)).not.toBeInTheDocument())
  expect(sent()).toMatchObject([{ endpoint: reopenKitchen, params: { id: idOf(40) } }])
})

test('everybody takes copies of a kitchen that rests; the last one reads that it goes with them', async () => {
  const { user, sent } = await showKitchen({
    role: wordOf('reader'),
    members: [aMember(ada, 'reader')],
    rest: { ...rest, mayReopen: false },
  })
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy recipes and leave' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^You’re the last one here, so it’ll be deleted for good/)).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'All' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(sent()).toMatchObject([{ endpoint: leaveKitchen, body: { copies: 'all' } }]))
})

test('an owner sees and ends the links of the others', async () => {
  const { user, server, sent } = await showKitchen()
  server.links.push({ ...aLink(), maker: ben })
  await invitePeople(user)
  const open = within(await screen.findByRole('list', { name: 'Active links' }))
  expect(open.getByText('Cook · by Ben · For 5 more people')).toBeVisible()
  await user.click(open.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active links' })).not.toBeInTheDocument())
  expect(sent()).toMatchObject([{ endpoint: deleteKitchenLink, params: { id: idOf(40), linkId: idOf(50) } }])
})

test('a member takes along what they brought, unless they choose otherwise; a failure is said', async () => {
  const failed = aJob({ kind: leaveKind, status: 'failed', failure: { code: 'book-full' } })
  const { user, sent, baseElement } = await showKitchen(
    { role: 'cook', members: [aMember(ben, 'owner'), aMember(ada, 'cook')] },
    null,
    failed,
  )
  await choose(user, 'More about Our kitchen', 'Leave')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('radio', { name: 'Mine' })).toBeChecked()
  expect(within(dialog).getByText(/Your ratings and notes on other recipes are deleted\.$/)).toBeVisible()
  expect(within(dialog).queryByText(/profile/)).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('radio', { name: 'All' }))
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('The book is full.')).toBeVisible()
  expect(sent()).toMatchObject([{ endpoint: leaveKitchen, body: { copies: 'all' } }])
  expect(await axeFinds(baseElement)).toEqual([])
})

test('an owner who is alone can dissolve the kitchen, not leave it', async () => {
  const { user } = await showKitchen({ members: [aMember(ada, 'owner')] })
  await user.click(screen.getByRole('button', { name: 'More about Our kitchen' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete household' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Leave' })).not.toBeInTheDocument()
})

test.each(['cook', 'reader'] as const)('a %s can leave, and sees nothing that only owners may do', async (role) => {
  const { user } = await showKitchen({
    role: wordOf(role),
    members: [aMember(ben, 'owner'), aMember(ada, role)],
    invited: [{ person: dora, from: ben, role: 'cook', createdAt: instant }],
  })
  expect(screen.queryByRole('button', { name: 'Invite people' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More about Ben' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More about Our kitchen' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(
    role === 'cook' ? ['Add my recipes', 'Leave'] : ['Leave'],
  )
})

test('a change by another member appears without a reload', async () => {
  const { host, server } = await showKitchen()
  server.kitchen = aKitchen({ name: 'Lake house' })
  host.bus.emit('kitchen:changed', { kitchenId: idOf(40) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake house' })).toBeVisible()
})

test('a member is offered copies of a recipe that was added while the page is open', async () => {
  const { host, server, user } = await showKitchen({
    role: 'cook',
    members: [aMember(ben, 'owner'), aMember(ada, 'cook')],
    recipeCount: 0,
  })
  server.kitchen = { ...server.kitchen, recipeCount: 1 }
  host.bus.emit('recipes:changed', { recipeId: idOf(700), change: 'created', kitchenId: idOf(40) })
  expect(await screen.findByRole('link', { name: '1 recipe' })).toBeVisible()
  await choose(user, 'More about Our kitchen', 'Leave')
  expect(within(await screen.findByRole('dialog')).getByRole('radio', { name: 'All' })).toBeVisible()
})

test('a removed member leaves the page with a message', async () => {
  const { host, server, path } = await showKitchen({ role: 'cook' })
  server.isIn = false
  host.bus.emit('kitchen:removed', { kitchenId: idOf(40) })
  await waitFor(() => expect(path()).toBe('/list/main'))
  expect(host.happenings.toasts).toMatchObject([{ message: 'You’re no longer in “Our kitchen”' }])
})

test('a kitchen that is not open to the member says so', async () => {
  const host = createTestHost({ answers: [answer(getKitchen, () => new Refusal(404, 'not-found'))] })
  await renderScreen(remote, `/kitchens/${idOf(40)}`, { host })
  expect(await screen.findByRole('heading', { name: 'You can’t open this household' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to my recipes' })).toHaveAttribute('href', '#/list/main')
})
