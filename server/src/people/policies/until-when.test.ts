import { getAccount } from '@potluck/api/account'
import { createApiToken } from '@potluck/api/api-tokens'
import { createApiClient } from '@potluck/api/client'
import { exportData } from '@potluck/api/data'
import { ApiError } from '@potluck/api/errors'
import { acceptInvitation, inviteFriends, previewInvitation } from '@potluck/api/friends'
import { acceptKitchenLink, createKitchenLink, previewKitchenLink } from '@potluck/api/kitchen-links'
import { acceptListInvitation, inviteToList, previewListInvitation } from '@potluck/api/list-invitations'
import { createPrintTicket, embedRecipe } from '@potluck/api/printing'
import { countRecipes } from '@potluck/api/recipes'
import { getShared, saveShared } from '@potluck/api/shares'
import { createTicket } from '@potluck/api/tickets'
import { sql } from 'kysely'
import { now } from '../../machinery/base/database/instant.ts'
import { aKitchen, aList, aRecipe, aShare } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { fetchUncompressed, type TestMember, type TestServer } from '../../testing/test-server.ts'

/** What somebody was handed, and what it opens, each time that it is called. */
type Handed = (server: TestServer, anna: TestMember, ben: TestMember) => Promise<readonly (() => Promise<unknown>)[]>

/** A client whose session, or whose address, carries this token. */
const withToken = ({ address }: TestServer, token: string) =>
  createApiClient({ base: `${address}api/`, token: () => token, fetch: fetchUncompressed })

/** What opens something until an instant that a table states. */
const handed: Readonly<Record<string, Readonly<Record<string, Handed>>>> = {
  sessions: {
    'a session': async (_server, anna) => [() => anna.api.call(getAccount, {})],
  },
  apiTokens: {
    'an API token': async (server, anna) => {
      const proof = { currentPassword: 'correct horse' }
      const body = { name: 'Display', scopes: ['recipes:read' as const], days: 30 as const, ...proof }
      const { secret } = (await anna.api.call(createApiToken, { body })).data
      return [() => withToken(server, secret).call(countRecipes, { query: {} })]
    },
  },
  tickets: {
    'the address of an export': async (server, anna) => {
      const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'export' } })).data
      return [() => withToken(server, ticket).call(exportData, { params: { format: 'json-ld' }, query: {} })]
    },
    'the address of a page to print': async (server, anna) => {
      const { id } = await aRecipe(anna)
      const { ticket } = (await anna.api.call(createPrintTicket, { body: { recipeIds: [id] } })).data
      // A page for people, as a browser opens it.
      const address = `${server.address}api/print?recipeId=${id}&token=${encodeURIComponent(ticket)}`
      return [() => fetch(address).then(({ ok, status }) => ok || Promise.reject(new ApiError(status, null)))]
    },
  },
  shareLinks: {
    'a link to a recipe': async (server, anna, ben) => {
      const { shareSecret: secret } = await aShare(anna, (await aRecipe(anna)).id)
      await sql`update "shareLinks" set "expiresAt" = ${now(60_000)}`.execute(server.database.db)
      return [
        () => server.client().call(getShared, { query: { secret } }),
        () => ben.api.call(saveShared, { body: { secret } }),
        () => server.client().call(embedRecipe, { params: { secret }, query: {} }),
      ]
    },
  },
  invitations: {
    'an invitation to be friends': async (_server, anna, ben) => {
      const { secret } = (await anna.api.call(inviteFriends, { body: {} })).data
      return [
        () => ben.api.call(previewInvitation, { body: { secret } }),
        () => ben.api.call(acceptInvitation, { body: { secret } }),
      ]
    },
    'an invitation onto a list': async (_server, anna, ben) => {
      const { listId: id } = await aList(anna)
      const { secret } = (await anna.api.call(inviteToList, { params: { id }, body: {} })).data
      return [
        () => ben.api.call(previewListInvitation, { body: { secret } }),
        () => ben.api.call(acceptListInvitation, { body: { secret } }),
      ]
    },
    'a link into a kitchen': async (_server, anna, ben) => {
      const id = await aKitchen(anna)
      const { secret } = (await anna.api.call(createKitchenLink, { params: { id }, body: {} })).data
      return [
        () => ben.api.call(previewKitchenLink, { body: { secret } }),
        () => ben.api.call(acceptKitchenLink, { body: { secret } }),
      ]
    },
  },
}

/** What ends by itself in a test of its own, beside the code. */
const elsewhere = {
  assistantRequests: 'doors/oauth/attacks.test.ts',
  passwordResets: 'logins/sessions/sessions.test.ts',
  emailLinks: 'people/users/account-email.test.ts',
  knownDevices: 'machinery/base/throttle.test.ts',
  passkeyChallenges: 'logins/security/passkeys.test.ts',
  providerLogins: 'logins/identity-providers/login.test.ts',
  pushNotices: 'social/push/push.test.ts',
} as const

eachDatabase('what ends by itself', (server) => {
  let anna: TestMember
  let ben: TestMember

  beforeEach(async () => {
    ;[anna, ben] = [await server.member('Anna'), await server.member('Ben')]
  })

  test('is every table that states an end', async () => {
    const tables = await server.database.db.introspection.getTables()
    const ending = tables.filter(({ columns }) => columns.some(({ name }) => name === 'expiresAt'))
    expect(ending.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(handed), ...Object.keys(elsewhere)].toSorted(),
    )
  })

  const statusOf = (call: () => Promise<unknown>) =>
    call().then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
    )

  const all = Object.entries(handed).flatMap(([table, ways]) =>
    Object.entries(ways).map(([what, hand]) => [what, table, hand] as const),
  )

  test.each(all)('%s opens until then, and nothing afterwards', async (_what, table, hand) => {
    const opens = await hand(server, anna, ben)
    // What it opens before its end: all but what uses it up.
    expect(await statusOf(opens[0] ?? (async () => {}))).toBe(200)
    await sql`update ${sql.table(table)} set "expiresAt" = ${now(-1)}`.execute(server.database.db)
    const answers: number[] = []
    for (const open of opens) answers.push(await statusOf(open))
    expect(answers.filter((status) => status < 400)).toEqual([])
  })
})
