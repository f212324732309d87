import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAccount } from '@potluck/api/account'
import { createApiToken } from '@potluck/api/api-tokens'
import { uploadImage } from '@potluck/api/images'
import { createInvitation } from '@potluck/api/invitations'
import { createKitchenLink } from '@potluck/api/kitchen-links'
import { inviteToList } from '@potluck/api/list-invitations'
import { createMealPlanFeed, deleteMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { createMealPlan } from '@potluck/api/meal-plans'
import { startPasskeyLogin, startProof } from '@potluck/api/passkeys'
import { createPrintTicket } from '@potluck/api/printing'
import { login } from '@potluck/api/sessions'
import { deleteShare, listShares } from '@potluck/api/shares'
import { createShoppingList } from '@potluck/api/shopping-lists'
import { createTicket } from '@potluck/api/tickets'
import { readConfig } from '../../config.ts'
import { beginLogin } from '../../logins/identity-providers/provider-logins.ts'
import { createReset } from '../../logins/sessions/resets.ts'
import { createTickets } from '../../machinery/web/tickets/tickets.ts'
import { createConfirmation } from '../../people/users/email-links.ts'
import { aKitchen, aPicture, aRecipe, aShare } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { rowsInBackup, type Values } from '../../testing/rows-in-backup.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { openData } from './open-data.ts'
import { restoreBackup } from './restore.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-file-'))
})

afterAll(() => rm(folder, { recursive: true }))

const textsOf = (rows: readonly Values[] | undefined, column: string): readonly string[] =>
  (rows ?? []).flatMap((row) => (typeof row[column] === 'string' ? row[column] : []))

/** Tickets as each version signed them: with every secret of a file, for every session and thing in it. */
function forged(tables: ReadonlyMap<string, readonly Values[]>): readonly string[] {
  const values = textsOf(tables.get('secrets'), 'value')
  const keys = values.flatMap((value) => [
    Buffer.from(value),
    Buffer.from(value, 'base64url'),
    Buffer.from(value, 'hex'),
  ])
  const ids = ['sessions', 'images', 'mealPlanFeeds', 'shareLinks'].flatMap((table) => textsOf(tables.get(table), 'id'))
  const expires = Math.ceil(Date.now() / 1000 + 3_600).toString(36)
  const signed = keys.flatMap((key) =>
    ids.flatMap((id) =>
      ['live', 'export', 'backup', 'image', 'calendar', 'print', 'first-restore'].map((purpose) => {
        const subject = purpose === 'export' ? `${id}~1` : id
        const mac = createHmac('sha256', key).update(`${purpose}\n${subject}\n${expires}`).digest('base64url')
        return `${subject}.${expires}.${mac}`
      }),
    ),
  )
  const digests = ['tickets', 'sessions', 'apiTokens', 'formerSecrets'].flatMap((table) =>
    ['id', 'digest'].flatMap((column) => textsOf(tables.get(table), column)),
  )
  return [...new Set([...signed, ...digests])]
}

/** The addresses that take a ticket or a token. */
const addressesOf = (imageId: string, recipeId: string): readonly string[] => [
  'data/export/json-ld?',
  'data/take-out?',
  'data/take-out/size?',
  'users/?',
  `images/${imageId}/large?`,
  'calendars/meal-plan.ics?',
  `print?recipeId=${recipeId}&`,
  'server/backups/potluck-20261124-031000.tar?',
]

async function statuses(server: TestServer, paths: readonly string[], tickets: readonly string[]) {
  const seen = new Set<number>()
  for (const path of paths)
    for (const ticket of tickets)
      seen.add((await fetch(`${server.address}api/${path}token=${encodeURIComponent(ticket)}`)).status)
  return [...seen]
}

eachDatabase('a file of a backup', (server, kind) => {
  test('opens nothing of a server that goes on', async () => {
    const anna = await server.member('Anna')
    const image = (await anna.api.call(uploadImage, { file: await aPicture() })).data
    const recipe = await aRecipe(anna, { imageIds: [image.id] })
    const { shareSecret } = await aShare(anna, recipe.id)
    await anna.api.call(createTicket, { body: { purpose: 'export' } })
    await anna.api.call(createPrintTicket, { body: { recipeIds: [recipe.id] } })
    await server.database.db.insertInto('secrets').values({ name: 'picture-folder', value: 'of this server' }).execute()
    const { path } = await backUp(server.config, join(folder, kind))
    await aRecipe(anna, { title: 'Written later' })
    const tables = await rowsInBackup(path)
    expect(textsOf(tables.get('secrets'), 'name')).toEqual(['picture-folder'])
    expect(JSON.stringify([...tables])).not.toContain(shareSecret)
    const tickets = forged(tables)
    expect(tickets.length).toBeGreaterThan(40)
    expect(await statuses(server, addressesOf(image.id, recipe.id), tickets)).toEqual([401])
    // The owner still has the addresses that the file knows.
    expect((await fetch(`${server.address}api/${image.location}`)).status).toBe(200)
  }, 120_000)

  test('holds nothing that somebody was handed to open something', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const { database } = server
    const call = anna.api.call
    const kitchen = await aKitchen(anna)
    const list = (await call(createShoppingList, { body: { title: 'Market' } })).data
    const proof = { currentPassword: 'correct horse' }
    const invitation = (await call(createInvitation, { body: {} })).data.secret
    const login = await beginLogin(database, { provider: 'home', userId: null, redirect: '/', invitation })
    const handedOut = [
      anna.token,
      invitation,
      (await call(createKitchenLink, { params: { id: kitchen }, body: {} })).data.secret,
      (await call(inviteToList, { params: { id: list.id }, body: {} })).data.secret,
      (await call(createApiToken, { body: { name: 'x', scopes: ['recipes:read'], days: null, ...proof } })).data.secret,
      (await call(createTicket, { body: { purpose: 'live' } })).data.ticket,
      (await call(startProof, {})).data.challenge,
      (await server.client().call(startPasskeyLogin, {})).data.challenge,
      await createReset(database, ben.id),
      await createConfirmation(database, ben.id, ben.email),
      ...[login.cookie, login.state, login.nonce, login.verifier],
    ]
    const { path } = await backUp(server.config, join(folder, `${kind}-handed-out`))
    const held = JSON.stringify([...(await rowsInBackup(path))])
    expect(held).toContain(anna.email)
    for (const secret of handedOut) {
      expect(secret.length).toBeGreaterThan(10)
      expect(held).not.toContain(secret)
    }
  }, 120_000)

  test('ends all sessions when it is restored, makes a new key, and leaves links and calendars as people have them', async () => {
    const anna = await server.member('Anna')
    const { shareSecret } = await aShare(anna, (await aRecipe(anna)).id)
    const plan = (await anna.api.call(createMealPlan, { body: { title: 'Week' } })).data
    const { feed } = (await anna.api.call(createMealPlanFeed, { params: { id: plan.id } })).data
    const { path } = await backUp(server.config, join(folder, `${kind}-restored`))
    const dataDir = join(folder, `${kind}-data`)
    await restoreBackup(readConfig({ DATA_DIR: dataDir }), path, undefined)
    const restored = await startTestServer('sqlite', { DATA_DIR: dataDir })
    expect(await statusOf(restored.client(anna.token).call(getAccount, {}))).toBe(401)
    const body = { email: anna.email, password: 'correct horse' }
    const again = restored.client((await restored.client().call(login, { body })).data.token)
    const open = async (address = '') => (await fetch(`${restored.address}api/${address}`)).status
    const ofOldKey = server.services.tickets.issue({ purpose: 'image', subject: 'x' }, Date.now() + 60_000)
    expect(restored.services.tickets.open('image', ofOldKey)).toBeNull()
    // Before and after the owner opens the page that makes the addresses with the new key.
    for (let look = 0; look < 2; look += 1) {
      expect([await open(`embed/${shareSecret}`), await open(feed.address)]).toEqual([200, 200])
      const [share] = (await again.call(listShares, { query: {} })).data
      expect(share?.address).not.toBe(`s/${shareSecret}`)
      const shown = (await again.call(getMealPlanFeed, { params: { id: plan.id } })).data.feed
      expect([await open(`embed/${share?.address.slice(2)}`), await open(shown?.address)]).toEqual([200, 200])
    }
    await again.call(deleteMealPlanFeed, { params: { id: plan.id } })
    await again.call(deleteShare, { params: { id: (await again.call(listShares, { query: {} })).data[0]?.id ?? '' } })
    expect([await open(`embed/${shareSecret}`), await open(feed.address)]).toEqual([404, 401])
    await restored.close()
  }, 120_000)
})

test('the key that files of version 0.1.0 hold opens nothing once one is restored', async () => {
  const path = join(import.meta.dirname, 'released/0.1.0.tar')
  const old = textsOf((await rowsInBackup(path)).get('secrets'), 'value')
  const config = readConfig({ DATA_DIR: join(folder, 'released') })
  await restoreBackup(config, path, undefined)
  const database = await openData(config)
  const { secretOf } = await createTickets(database)
  const names = await database.db.selectFrom('secrets').select('name').execute()
  await database.close()
  expect(names.map(({ name }) => name).sort()).toEqual(['address-key'])
  for (const value of old) {
    const mac = createHmac('sha256', Buffer.from(value, 'base64url')).update('link\nx').digest()
    expect(secretOf('x')).not.toBe(mac.subarray(0, 16).toString('base64url'))
  }
})
