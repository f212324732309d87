import { blockPerson, unblockPerson } from '@potluck/api/blocks'
import { removeFriend } from '@potluck/api/friends'
import { createInvitation, listInvitations } from '@potluck/api/invitations'
import * as kitchenLinks from '@potluck/api/kitchen-links'
import * as kitchens from '@potluck/api/kitchens'
import { acceptListInvitation, inviteToList, previewListInvitation } from '@potluck/api/list-invitations'
import { updateMember } from '@potluck/api/members'
import { listRecipes } from '@potluck/api/recipes'
import { updateServerSettings } from '@potluck/api/server-settings'
import { register } from '@potluck/api/sessions'
import { createShoppingList } from '@potluck/api/shopping-lists'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { hears } from '../../testing/heard.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

const currentPassword = 'correct horse'

eachDatabase('what somebody handed out of a kitchen', (server) => {
  /** Kim and Rosa keep a kitchen. Ada is a friend of both and in no kitchen. */
  async function household() {
    const [kim, rosa, ada] = [await server.member('Kim'), await server.member('Rosa'), await server.member('Ada')]
    const id = await aKitchen(kim)
    await joins(kim, id, rosa, 'owner')
    for (const owner of [kim, rosa]) await owner.befriends(ada)
    return { kim, rosa, ada, id, params: { id } }
  }

  type House = Awaited<ReturnType<typeof household>>

  const ask = ({ api }: TestMember, { params, ada }: House, role: 'owner' | 'cook' = 'owner') =>
    api.call(kitchens.inviteToKitchen, { params, body: { personId: ada.id, role } })

  const link = async ({ api }: TestMember, { params }: House) =>
    (await api.call(kitchenLinks.createKitchenLink, { params, body: { role: 'cook', days: 90 } })).data

  const join = ({ ada, params }: House) => statusOf(ada.api.call(kitchens.joinKitchen, { params }))

  const open = ({ api }: TestMember, secret: string) =>
    statusOf(api.call(kitchenLinks.acceptKitchenLink, { body: { secret } }))

  const asked = async ({ api }: TestMember) =>
    (await api.call(kitchens.listKitchens, {})).data.invitations.map(({ kitchen }) => kitchen.id)

  const personIn = (member: TestMember, { id }: House) => ({ id, personId: member.id })

  const losses: readonly (readonly [string, (house: House) => Promise<unknown>])[] = [
    ['taken out', (house) => house.kim.api.call(kitchens.removeFromKitchen, { params: personIn(house.rosa, house) })],
    ['gone', ({ rosa, params }) => rosa.api.call(kitchens.leaveKitchen, { params, body: {} })],
    ...(['cook', 'reader'] as const).map(
      (role) =>
        [
          `a ${role} only`,
          (house: House) =>
            house.kim.api.call(kitchens.changeKitchenRole, { params: personIn(house.rosa, house), body: { role } }),
        ] as const,
    ),
  ]

  test.each(losses)('lets nobody in when the owner who did it is %s', async (_how, lose) => {
    const house = await household()
    const { kim, rosa, ada, id } = house
    await ask(rosa, house)
    const { secret } = await link(rosa, house)
    const finn = await server.member('Finn')
    expect(await asked(ada)).toEqual([id])
    const heard = hears(server, ada.id, 'kitchen:removed')
    await lose(house)
    expect(await heard()).toEqual([{ kitchenId: id }])
    expect([await join(house), await open(finn, secret), await open(rosa, secret)]).toEqual([
      404,
      412,
      expect.any(Number),
    ])
    expect(await asked(ada)).toEqual([])
    const { data: kitchen } = await kim.api.call(kitchens.getKitchen, { params: { id } })
    expect(kitchen.invited).toEqual([])
    expect(kitchen.members.map(({ person }) => person.id)).not.toContain(finn.id)
    // Everything from the remaining owner stays.
    await ask(kim, house, 'cook')
    expect([await join(house), await open(finn, (await link(kim, house)).secret)]).toEqual([200, 200])
  })

  const partings: readonly (readonly [string, (one: TestMember, other: TestMember) => Promise<unknown>])[] = [
    ['blocks them', (one, other) => one.api.call(blockPerson, { params: { id: other.id } })],
    ['is blocked by them', (one, other) => other.api.call(blockPerson, { params: { id: one.id } })],
    ['is their friend no more', (one, other) => one.api.call(removeFriend, { params: { id: other.id }, query: {} })],
    ['was left by them', (one, other) => other.api.call(removeFriend, { params: { id: one.id }, query: {} })],
  ]

  test.each(partings)('by name is no way in once the owner who asked %s', async (_how, part) => {
    const house = await household()
    const { kim, ada, id } = house
    await ask(kim, house)
    await part(kim, ada)
    expect([await join(house), await asked(ada)]).toEqual([404, []])
    expect(await statusOf(ada.api.call(listRecipes, { query: { kitchen: id } }))).toBe(404)
    // The invitation does not come back with the friendship.
    await Promise.all(
      [kim, ada].map(({ api }, at) => api.call(unblockPerson, { params: { id: [ada, kim][at]?.id ?? '' } })),
    )
    await kim.befriends(ada)
    expect(await join(house)).toBe(404)
  })

  test('by another owner stays open for a person whom one owner blocked', async () => {
    const house = await household()
    const { kim, rosa, ada } = house
    await ask(rosa, house, 'cook')
    await kim.api.call(blockPerson, { params: { id: ada.id } })
    expect(await join(house)).toBe(200)
  })

  test('is checked again at the opening, also if a row was left over', async () => {
    const house = await household()
    const { kim, rosa, ada, id } = house
    const row = { kitchenId: id, personId: ada.id, role: 'keeper' as const, createdAt: '2026-01-01T00:00:00.000Z' }
    await kim.api.call(kitchens.changeKitchenRole, { params: personIn(rosa, house), body: { role: 'cook' } })
    await server.database.db
      .insertInto('kitchenInvitations')
      .values({ ...row, fromId: rosa.id })
      .execute()
    expect([await join(house), await asked(ada)]).toEqual([404, []])
  })

  test('as links is seen and ended by every owner, and by no others', async () => {
    const house = await household()
    const { kim, rosa, params } = house
    const [first, second] = [await link(rosa, house), await link(kim, house)]
    const listed = (await kim.api.call(kitchenLinks.listKitchenLinks, { params })).data
    expect(listed.map(({ id, maker }) => [id, maker.id])).toEqual([
      [second.id, kim.id],
      [first.id, rosa.id],
    ])
    const finn = await server.member('Finn')
    await joins(kim, house.id, finn, 'cook')
    const end = ({ api }: TestMember, linkId: string) =>
      statusOf(api.call(kitchenLinks.deleteKitchenLink, { params: { ...params, linkId } }))
    expect(await end(finn, first.id)).toBe(403)
    const other = await aKitchen(finn)
    const theirs = finn.api.call(kitchenLinks.deleteKitchenLink, { params: { id: other, linkId: first.id } })
    expect(await statusOf(theirs)).toBe(404)
    expect([await end(kim, first.id), await end(kim, first.id)]).toEqual([200, 404])
    expect(await open(await server.member('Gus'), first.secret)).toBe(412)
  })

  test('opens nothing while the account of whoever did it is disabled: into kitchens, onto lists, into the server', async () => {
    const admin = await server.member('Admin')
    await server.database.db.updateTable('users').set({ keeper: 1 }).where('id', '=', admin.id).execute()
    const house = await household()
    const { rosa } = house
    await ask(rosa, house)
    const { data: list } = await rosa.api.call(createShoppingList, { body: { title: 'Own' } })
    const onto = (await rosa.api.call(inviteToList, { params: { id: list.id }, body: {} })).data.secret
    const into = (await rosa.api.call(createInvitation, { body: {} })).data.secret
    const { secret } = await link(rosa, house)
    await admin.api.call(updateMember, { params: { id: rosa.id }, body: { isDisabled: true, currentPassword } })
    const finn = await server.member('Finn')
    expect([await join(house), await open(finn, secret)]).toEqual([404, 412])
    expect(await statusOf(finn.api.call(previewListInvitation, { body: { secret: onto } }))).toBe(412)
    expect(await statusOf(finn.api.call(acceptListInvitation, { body: { secret: onto } }))).toBe(412)
    const letIn = (registration: 'invitation' | 'open' | 'closed') =>
      admin.api.call(updateServerSettings, { body: { registration } })
    await letIn('invitation')
    const enter = (invitation: string, name: string) =>
      statusOf(
        server.client().call(register, {
          body: { name, email: `${name.replaceAll(' ', '')}@example.com`, password: 'correct horse', invitation },
        }),
      )
    expect(await enter(into, 'Guest of Rosa')).toBe(412)
    await admin.api.call(updateMember, { params: { id: rosa.id }, body: { isDisabled: false, currentPassword } })
    expect([await enter(into, 'Guest of Rosa'), await join(house), await open(finn, secret)]).toEqual([200, 200, 200])
    const says = async () => {
      const { data: kitchen } = await finn.api.call(kitchenLinks.previewKitchenLink, { body: { secret } })
      const { data: own } = await finn.api.call(listInvitations, {})
      return [kitchen.takesAccounts, own.takesAccounts]
    }
    expect(await says()).toEqual([true, true])
    await letIn('closed')
    expect(await says()).toEqual([false, false])
    await letIn('open')
  })
})
