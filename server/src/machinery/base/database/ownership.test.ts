import { sql } from 'kysely'
import { type Catalogue, readCatalogue } from '../../../testing/catalogue.ts'
import { startTestServer } from '../../../testing/test-server.ts'

/** The first column of a key: whose the row is. A person, a kitchen, or a book, which is of one of both. */
const owners: readonly (string | undefined)[] = ['ownerId', 'userId', 'kitchenId']

/** Tables that tell whose something is: there is one copy of them, wherever the members' things are. */
const directory: readonly string[] = ['users', 'books', 'kitchens']

/**
 * Keys that do not begin with the owner, with the reason. They hold across all members, so they are what stands in the way of
 * members' things on several databases (docs/scaling.md).
 */
const keysWithoutOwner: Readonly<Record<string, string>> = {
  auditEvents_pkey: 'the log of the whole server',
  secrets_pkey: 'of the whole server',
  serverClock_pkey: 'of the whole server',
  serverSettings_pkey: 'of the whole server',
  throttles_pkey: 'counts tries of addresses and accounts, also of those who have none',
  users_pkey: 'directory',
  users_email_key: 'directory',
  users_handle_key: 'directory',
  books_pkey: 'directory',
  books_personId_key: 'directory',
  kitchens_pkey: 'directory',
  sessions_pkey: 'found by the token, before it is known whose it is',
  tickets_pkey: 'found by the ticket, before it is known whose it is',
  formerSecrets_pkey: 'a link or a calendar names itself alone',
  apiTokens_pkey: 'an endpoint names the token alone',
  assistantClients_pkey: 'of the whole server: a program registers before a member knows it',
  assistantRequests_pkey: 'for somebody who is not known yet; minutes old at most',
  apiTokens_digest_key: 'found by the token, before it is known whose it is',
  passkeys_pkey: 'an endpoint names the passkey alone',
  passkeys_credentialId_key: 'found by what the browser presents, before it is known whose it is',
  passkeyChallenges_pkey: 'for somebody who is not known yet; minutes old at most',
  passwordResets_pkey: 'found by the secret of an e-mail',
  emailLinks_pkey: 'found by the secret of an e-mail',
  providerLogins_pkey: 'for somebody who is not known yet; minutes old at most',
  linkedAccounts_pkey: 'an endpoint names the link alone',
  linkedAccounts_subject: 'found by what an identity provider presents',
  pushDevices_pkey: 'of a browser, which changes hands with its session',
  pushNotices_key: 'of a device, see pushDevices',
  recipes_id_key: 'a message, a plan, a link or a cook who changed to another book names the recipe alone',
  images_id_key: 'the address of a picture names it alone',
  jobs_id_key: 'the address of a job names it alone',
  shoppingLists_id_key: 'a collaborator names the list alone',
  mealPlans_id_key: 'a collaborator names the plan alone',
  mealPlanFeeds_id_key: 'a calendar names the feed alone',
  shareLinks_id_key: 'a link names itself alone',
  shareLinks_secretDigest_key: 'a link names itself alone',
  invitations_digest_key: 'a link names itself alone',
  davCollections_pkey: 'the address of a collection names its list or plan alone',
  davObjects_key: 'goes with the collection, which a kitchen may take over',
  davObjects_name: 'goes with the collection, which a kitchen may take over',
}

/** References that do not begin with the owner of the row that has them, with the reason. */
const referencesWithoutOwner: Readonly<Record<string, string>> = {
  'invitations(listId)': 'whoever invites need not own the list',
  'mealPlanFeeds(planId)': 'whoever subscribes need not own the plan',
  'mealPlanCollaborators(ownerId, planId)': 'the row is found by the collaborator; the plan is another member’s',
  'shoppingListCollaborators(ownerId, listId)': 'the row is found by the collaborator; the list is another member’s',
  'missingPictures(personId, importId)': 'the picture is of a recipe in a kitchen, and the import its maker’s',
  'apiTokens(clientId)': 'a program is of no member',
  'assistantRequests(clientId)': 'a program is of no member',
  'passkeyChallenges(sessionId)': 'goes with the session',
  'formerSecrets(feedId)': 'goes with the calendar',
  'formerSecrets(linkId)': 'goes with the link',
  'pushDevices(sessionId)': 'goes with the session',
  'tickets(sessionId)': 'goes with the session',
  'pushNotices(deviceId)': 'goes with the device',
  'davChoices(collectionId)': 'whoever chose a colour need not own the list',
  'davCollections(listId)': 'goes with the list',
  'davCollections(planId)': 'goes with the plan',
  'davObjects(collectionId)': 'goes with the collection',
}

interface OwnerlessThings {
  readonly keys: readonly string[]
  readonly references: readonly string[]
}

function withoutOwner({ keys, references }: Catalogue): OwnerlessThings {
  const ownerOf = new Map(keys.filter(({ isPrimary }) => isPrimary).map(({ table, columns }) => [table, columns[0]]))
  return {
    keys: keys.filter(({ columns }) => !owners.includes(columns[0])).map(({ name }) => name),
    references: references
      .filter(({ toTable }) => !directory.includes(toTable))
      .filter(
        ({ table, columns, toTable, toColumns }) =>
          columns[0] !== ownerOf.get(table) || toColumns[0] !== ownerOf.get(toTable) || !owners.includes(columns[0]),
      )
      .map(({ table, columns }) => `${table}(${columns.join(', ')})`),
  }
}

const advice = 'begins with the owner, or is listed in this test with the reason'

test('every key and every reference of a member’s thing begins with the owner, but for those with a reason', async () => {
  const server = await startTestServer('postgresql')
  const found = withoutOwner(await readCatalogue(server.database))
  const complaints = (names: readonly string[], listed: Readonly<Record<string, string>>) =>
    names.filter((name) => !Object.hasOwn(listed, name)).map((name) => `${name} ${advice}`)
  expect([
    ...complaints(found.keys, keysWithoutOwner),
    ...complaints(found.references, referencesWithoutOwner),
  ]).toEqual([])
  const all = [...found.keys, ...found.references]
  const listed = Object.keys({ ...keysWithoutOwner, ...referencesWithoutOwner })
  expect(listed.filter((name) => !all.includes(name))).toEqual([])
  await server.close()
})

test('a table that is found by its id alone is noticed, and one that refers to it', async () => {
  const server = await startTestServer('postgresql')
  const { db } = server.database
  await sql`create table pots (id varchar(36) primary key, "ownerId" varchar(36) not null)`.execute(db)
  await sql`create table lids ("ownerId" varchar(36), id varchar(36), "potId" varchar(36) references pots(id),
    primary key ("ownerId", id))`.execute(db)
  const found = withoutOwner(await readCatalogue(server.database))
  expect(found.keys).toContain('pots_pkey')
  expect(found.references).toContain('lids(potId)')
  expect(found.keys).not.toContain('lids_pkey')
  await server.close()
})
