import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databases, startTestServer } from '../../testing/test-server.ts'
import { migrations } from '../database/migrations.ts'
import type { Schema } from '../database/schema.ts'

/** SHA-256 of each file of this folder, as it was released. */
const frozen: Readonly<Record<string, string>> = {
  '0001-start.ts': '8eaaaa00524e2db9d5aa0b8e66954352c0b886165232cdc03f7e0ffbd4e925c9',
  '0002-applied-changes.ts': '81c928da6e6151019088ae93dc0355ad2f96b1a473c5ee1b64fb510c84350ab8',
  '0003-accounts.ts': '26960c94eea3ae722321c41164685ee0789c9a5efda39fe047bff35f404825f3',
  '0004-label-titles.ts': '3aa2faa6081252f460601299096e5636e4c353efb9538e184930100557f1e974',
  '0005-blocks-and-space.ts': '9957b7973cef6ecf3598a431fc90b46b8e30804872800636dd17109ef49db124',
  '0006-search.ts': '25720b14e8f2f0269d5b8301ad75999d4a49e98e4f3838cb98be4143ba467696',
  '0007-profile-items.ts': '9e9b38cab9a41e35c490d948c162295f9549f443e0d0574b7ba42d295d317f9f',
  '0008-recipes-kept.ts': 'c56ed4edf620bc11fac4d52d3b2cca24004c7c3998db2db9ffceac0741b563eb',
  '0009-meal-plans.ts': '07f934fade989f1410e4f6f8df4831f0709442e849ae15dfaaa833d9454ddbaa',
  '0010-things-of-lists.ts': '08bc735ffb8bd8ed7928b975f57e8380248abd292efc3b8d3525684b78b39ed4',
  '0011-imports.ts': 'b5ba5350d99bb60a2f04148335d50446352d251152187c60597661c5c359bc5d',
  '0012-people-of-a-take-out.ts': 'b8b071d3b3c780c31ba6a7afa6ef8d9e732c72a983c6fa9ebcd33e89d5157348',
  '0013-share-links.ts': '98ff5d55b1eca3e73b4474ab89ce65fe117f382596bd0aeb93ce0fa2bcb0a535',
  '0014-recipe-authors.ts': '34941d880f0c922fe69e0c36700c5485c9858fdb8fc8c747d0762823f1a47965',
  '0015-profiles-and-threads.ts': '30202223d57ac5170f9ab396f3764c945c2cfdb2f89669fb77e4b08cd38397d6',
  '0016-settings-and-devices.ts': '3d70f88be5ca91ec6c493294fb03b048bfa8ed694d4fa4ca10b08b65a104d73d',
  '0017-push.ts': '8a09928ac398bf5507ae7c42be096e1d7bfa2a160cee76231c6be57776a5df8e',
  '0018-changed-items.ts': 'bbf467bb14fe9eddef9f6a6d7945d48c22c434715096ebe7d7d14b831cb26a8c',
  '0020-shared-weeks.ts': '8b57e704c932a546fc2499ad3bd0e5a02b875a925e438faa99f51357c2840ba4',
  '0021-message-months.ts': '54c38f5c281b5b71c1edb8205bda69c195d1f135ce43dca6cce3bb699a12cb61',
  '0022-word-positions.ts': '739a605426f934a92401464ac756e8c8ef8941c33235a7d0ee6e58c23ae668d4',
  '0024-removed-list-items.ts': '6ae194d570e8f7a4c6c172f5055b1965c2a0aee10d3e9c72383d4e7607766295',
  '0026-removed-dishes-and-missing-pictures.ts': '3ca23899ff1c71c923d09369b65d41610a791c8a145d354123d363d269d4c6db',
  '0032-deleted-lists-and-plans.ts': '687575b3002f8c6ad1029acc237175c607030b5888c9de0f180bf882fb65bb0f',
  '0036-stored-space.ts': '86eccea4e58c8ce55230c5607042a545317b6e028335e6e0ee983897b2a75cd6',
  '0038-salts-of-links.ts': '8e7e26da297a07e5991af05af04a36284b2a9f642901aaa751726b326fb157ce',
  '0040-stored-space-of-index.ts': 'fd24161d117f97d0691918ce894d109e947455f1fa53c8e0469a6fc754e6ce7b',
  '0042-control-characters.ts': 'b76387f12dcfc5287a1e22f7b51dad6ec2bbde64f80a5900bc20e59dcada02b8',
  '0030-languages-of-lists.ts': 'eecadd6fda2b4cc4df777bfdbc858c38429dd5ebdf370228b4b528c9343c46ed',
  '0044-keepers.ts': '6489e80bcb18a486d1344be6f7f561c4937feef3fa8d4dc28273f969377f79c3',
  '0045-audit-events.ts': 'bf0b1a94ce666da0a029b1d68acd113cdc18a632ae49cc84e785fa51cf9ad694',
  '0046-passkeys-and-second-factor.ts': 'e9cf3a0fd06090480120a7aeb45a0d211c897489118cab0098e09e8ff0bc15c4',
  '0047-identity-providers.ts': '621774fc3c94d0a021f152d89747169637d73b45cd10a966e6f5fa01419e1489',
  '0048-api-tokens.ts': 'a10a4a167e044e5520ffe5268473a09d0d597db29f3d535fe4c2fbc7055135f0',
  '0050-picture-limits.ts': '12207e8306cb08d01284879fd079848223c0a0b8167bc1f4ad1ede75f749ea52',
  '0051-provider-sessions.ts': '78ad842f407daaa69e0db6048829635dcf6710e493c7f440d036adbbc76c4221',
  'migrated-database.ts': '88698065f932bdb9e503c37887860e921276629487b1ca12a42e4322c3e2d0bc',
}

const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))

const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, name)))
    .digest('hex')

/** What has to be done about a file of this folder, or null. */
function complaintAbout(name: string): string | null {
  const [hash, known] = [hashOf(name), frozen[name]]
  if (known === undefined) return `${name} is new: freeze it by adding its hash ${hash} to the list in this test`
  if (hash === known) return null
  return `${name} was changed (hash ${hash}): databases have run it as it was. Undo the change and write a migration of the next number instead. Only one that was in no release yet may be given its new hash`
}

test('a migration that was released is never edited, a new one is frozen', () => {
  expect(files.flatMap((name) => complaintAbout(name) ?? [])).toEqual([])
  expect(Object.keys(frozen).filter((name) => !files.includes(name))).toEqual([])
})

test('each migration runs, in the order of the numbers', () => {
  const numbered = files.filter((name) => /^\d{4}-/.test(name)).map((name) => name.replace(/\.ts$/, ''))
  expect(Object.keys(migrations)).toEqual(numbered.sort())
})

test('migrations import nothing that may change', () => {
  for (const name of files) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    const imported = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from]) => from)
    expect(imported.filter((from) => from !== 'kysely' && from !== './migrated-database.ts')).toEqual([])
  }
})

type ColumnKind<Value> = null extends Value
  ? ColumnKind<NonNullable<Value>> extends infer Kind extends string
    ? `${Kind}?`
    : never
  : Value extends string
    ? 'text'
    : 'number'

/** Every table and column that the types state, as the compiler holds it: whether it is text, and may be null (`?`). */
const stated: { readonly [T in keyof Schema]: { readonly [C in keyof Schema[T]]: ColumnKind<Schema[T][C]> } } = {
  users: {
    id: 'text',
    name: 'text',
    email: 'text',
    passwordHash: 'text',
    handle: 'text?',
    createdAt: 'text',
    updatedAt: 'text',
    lastLoginAt: 'text?',
    about: 'text',
    profileOn: 'number',
    profileVisibility: 'text',
    foundByEmail: 'number',
    keeper: 'number',
    disabledAt: 'text?',
    emailConfirmedAt: 'text?',
    pictureLimit: 'number?',
  },
  shareLinks: {
    ownerId: 'text',
    id: 'text',
    recipeId: 'text',
    name: 'text',
    secretDigest: 'text',
    salt: 'text?',
    createdAt: 'text',
    expiresAt: 'text?',
  },
  sessions: {
    id: 'text',
    userId: 'text',
    createdAt: 'text',
    usedAt: 'text',
    expiresAt: 'text',
    userAgent: 'text',
    secondFactorAt: 'text?',
    provider: 'text?',
    providerSid: 'text?',
  },
  passkeys: {
    id: 'text',
    userId: 'text',
    credentialId: 'text',
    publicKey: 'text',
    counter: 'number',
    transports: 'text',
    name: 'text',
    createdAt: 'text',
    usedAt: 'text?',
  },
  passkeyChallenges: { id: 'text', purpose: 'text', sessionId: 'text?', expiresAt: 'text' },
  secondFactors: { userId: 'text', secret: 'text', createdAt: 'text', confirmedAt: 'text?', lastStep: 'number' },
  recoveryCodes: { userId: 'text', digest: 'text' },
  linkedAccounts: {
    id: 'text',
    userId: 'text',
    issuer: 'text',
    subject: 'text',
    label: 'text',
    createdAt: 'text',
    usedAt: 'text?',
  },
  providerLogins: {
    id: 'text',
    provider: 'text',
    state: 'text?',
    nonce: 'text',
    verifier: 'text',
    userId: 'text?',
    redirect: 'text?',
    invitation: 'text?',
    identity: 'text?',
    failure: 'text?',
    expiresAt: 'text',
  },
  apiTokens: {
    id: 'text',
    userId: 'text',
    digest: 'text',
    name: 'text',
    scopes: 'text',
    createdAt: 'text',
    usedAt: 'text?',
    expiresAt: 'text?',
    revokedAt: 'text?',
  },
  preferences: { userId: 'text', section: 'text', name: 'text', value: 'text' },
  passwordResets: { id: 'text', userId: 'text', expiresAt: 'text' },
  emailLinks: { id: 'text', userId: 'text', kind: 'text', email: 'text', createdAt: 'text', expiresAt: 'text' },
  auditEvents: {
    id: 'text',
    at: 'text',
    kind: 'text',
    userId: 'text?',
    actorId: 'text?',
    address: 'text?',
    userAgent: 'text?',
    detail: 'text?',
    count: 'number',
  },
  knownDevices: { id: 'text', userId: 'text', expiresAt: 'text' },
  invitations: {
    ownerId: 'text',
    id: 'text',
    digest: 'text',
    usesLeft: 'number',
    createdAt: 'text',
    expiresAt: 'text',
    befriends: 'number',
    listId: 'text?',
  },
  profileImages: { ownerId: 'text', position: 'number', imageId: 'text' },
  addressRequests: { userId: 'text', email: 'text', ignored: 'number', createdAt: 'text' },
  mutedThreads: { ownerId: 'text', otherUserId: 'text' },
  threadCounts: { ownerId: 'text', otherUserId: 'text', messages: 'number', unread: 'number' },
  storedSpace: { ownerId: 'text', kind: 'text', bytes: 'number' },
  secrets: { name: 'text', value: 'text' },
  throttles: { key: 'text', paidAt: 'number' },
  recipes: {
    ownerId: 'text',
    id: 'text',
    folder: 'text',
    deletedAt: 'text?',
    deletedFrom: 'text?',
    lastCookedAt: 'text?',
    sortTitle: 'text',
    rating: 'number?',
    createdAt: 'text',
    updatedAt: 'text',
    version: 'number',
    fromUserId: 'text?',
    draftDigest: 'text',
    savedDigest: 'text',
    totalMinutes: 'number?',
    searchNumber: 'number',
    title: 'text',
    yield: 'text',
    activeTime: 'text',
    totalTime: 'text',
    source: 'text',
    url: 'text',
    description: 'text',
    ingredients: 'text',
    instructions: 'text',
    notes: 'text',
    author: 'text',
    nutrition: 'text',
  },
  folderCounts: { ownerId: 'text', folder: 'text', count: 'number' },
  recipeImages: { ownerId: 'text', recipeId: 'text', position: 'number', imageId: 'text' },
  linkedRecipes: { ownerId: 'text', recipeId: 'text', linkedId: 'text' },
  recipeVersions: {
    ownerId: 'text',
    recipeId: 'text',
    version: 'number',
    savedAt: 'text',
    replacedAt: 'text',
    title: 'text',
    written: 'text',
    bytes: 'number',
  },
  recipeVersionImages: {
    ownerId: 'text',
    recipeId: 'text',
    version: 'number',
    position: 'number',
    imageId: 'text',
  },
  cookings: { ownerId: 'text', id: 'text', recipeId: 'text', cookedAt: 'text', note: 'text' },
  recipeLabels: { ownerId: 'text', labelId: 'text', recipeId: 'text' },
  labels: {
    ownerId: 'text',
    id: 'text',
    title: 'text',
    lowerTitle: 'text',
    groupTitle: 'text?',
    createdAt: 'text',
    updatedAt: 'text',
  },
  profileItems: {
    ownerId: 'text',
    position: 'number',
    id: 'text',
    kind: 'text',
    visibility: 'text',
    labelId: 'text?',
    recipeId: 'text?',
  },
  images: { ownerId: 'text', id: 'text', digest: 'text', createdAt: 'text', bytes: 'number', detachedAt: 'text?' },
  jobs: {
    ownerId: 'text',
    id: 'text',
    kind: 'text',
    language: 'text?',
    status: 'text',
    done: 'number',
    total: 'number?',
    failed: 'number',
    failure: 'text?',
    createdAt: 'text',
    updatedAt: 'text',
    worker: 'text?',
    leaseUntil: 'text?',
    attempts: 'number',
  },
  jobResults: {
    ownerId: 'text',
    jobId: 'text',
    position: 'number',
    name: 'text',
    outcome: 'text',
    refersKind: 'text?',
    refersId: 'text?',
    notes: 'text?',
  },
  importedRecipes: { ownerId: 'text', recipeId: 'text', fingerprint: 'text', origin: 'text?' },
  imports: {
    ownerId: 'text',
    id: 'text',
    format: 'text?',
    fileName: 'text',
    choices: 'text',
    preview: 'text?',
    keepsFile: 'number',
    undoneBy: 'text?',
    createdAt: 'text',
  },
  blocks: { ownerId: 'text', blockedId: 'text', createdAt: 'text' },
  textSpace: { ownerId: 'text', bytes: 'number' },
  friendships: { userId: 'text', friendId: 'text', createdAt: 'text' },
  messageMonths: { ownerId: 'text', month: 'text', signs: 'text' },
  messages: {
    ownerId: 'text',
    id: 'text',
    otherUserId: 'text',
    sent: 'number',
    body: 'text',
    recipeId: 'text?',
    createdAt: 'text',
    unread: 'number',
  },
  appliedChanges: { ownerId: 'text', reference: 'text', digest: 'text', answer: 'text?', appliedAt: 'text' },
  shoppingLists: {
    ownerId: 'text',
    id: 'text',
    title: 'text',
    archived: 'number',
    aisles: 'text',
    languages: 'text',
    createdAt: 'text',
    updatedAt: 'text',
    deletedAt: 'text?',
  },
  listThings: {
    ownerId: 'text',
    listId: 'text',
    itemKey: 'text',
    title: 'text',
    aisle: 'text?',
    regular: 'number',
    times: 'number',
    usedAt: 'text',
  },
  searchBooks: { ownerId: 'text', nextNumber: 'number', firstNumber: 'number' },
  searchPostings: { ownerId: 'text', word: 'text', block: 'number', entries: 'text', positions: 'text' },
  searchForms: { ownerId: 'text', form: 'text', word: 'text' },
  searchTexts: { ownerId: 'text', recipeId: 'text', items: 'text' },
  searchItems: { ownerId: 'text', key: 'text', name: 'text', folded: 'text' },
  savedSearches: { ownerId: 'text', id: 'text', title: 'text', view: 'text', createdAt: 'text' },
  shoppingListCollaborators: { userId: 'text', ownerId: 'text', listId: 'text' },
  shoppingListItems: {
    ownerId: 'text',
    listId: 'text',
    id: 'text',
    addedById: 'text',
    title: 'text',
    notes: 'text',
    completed: 'number',
    recipeId: 'text?',
    planItemId: 'text?',
    imageId: 'text?',
    imageOwnerId: 'text?',
    createdAt: 'text',
    updatedAt: 'text',
  },
  removedListItems: {
    ownerId: 'text',
    listId: 'text',
    id: 'text',
    addedById: 'text',
    recipeId: 'text?',
    planItemId: 'text?',
    imageId: 'text?',
    imageOwnerId: 'text?',
    createdAt: 'text',
    removedAt: 'text',
    title: 'text',
    notes: 'text',
    completed: 'number',
  },
  removedMealPlanItems: {
    ownerId: 'text',
    planId: 'text',
    id: 'text',
    addedById: 'text',
    recipeId: 'text?',
    recipeOwnerId: 'text?',
    cooked: 'number',
    leftovers: 'text',
    createdAt: 'text',
    removedAt: 'text',
    title: 'text',
    notes: 'text',
    meal: 'text',
    day: 'text?',
    leftoverOf: 'text?',
    seriesId: 'text?',
    servings: 'number?',
  },
  missingPictures: { ownerId: 'text', importId: 'text', recipeId: 'text', place: 'number', address: 'text' },
  mealPlans: {
    ownerId: 'text',
    id: 'text',
    title: 'text',
    meals: 'text',
    rules: 'text',
    createdAt: 'text',
    updatedAt: 'text',
    deletedAt: 'text?',
  },
  mealPlanCollaborators: { userId: 'text', ownerId: 'text', planId: 'text' },
  mealPlanItems: {
    ownerId: 'text',
    planId: 'text',
    id: 'text',
    addedById: 'text',
    title: 'text',
    recipeId: 'text?',
    recipeOwnerId: 'text?',
    day: 'text?',
    meal: 'text',
    servings: 'number?',
    notes: 'text',
    cooked: 'number',
    leftoverOf: 'text?',
    seriesId: 'text?',
    createdAt: 'text',
    updatedAt: 'text',
  },
  mealPlanFeeds: { userId: 'text', planId: 'text', id: 'text', createdAt: 'text' },
  weekTemplates: { ownerId: 'text', id: 'text', title: 'text', items: 'text', createdAt: 'text' },
  pushDevices: {
    id: 'text',
    userId: 'text',
    sessionId: 'text',
    service: 'text',
    address: 'text',
    p256dh: 'text?',
    auth: 'text?',
    language: 'text?',
    failures: 'number',
    renewedAt: 'text',
  },
  pushNotices: {
    deviceId: 'text',
    topic: 'text',
    id: 'text',
    kind: 'text',
    aboutId: 'text',
    fromId: 'text?',
    payload: 'text',
    attempts: 'number',
    dueAt: 'text',
    expiresAt: 'text',
    leaseUntil: 'text?',
  },
  pushKindsOff: { userId: 'text', kind: 'text' },
  staples: { ownerId: 'text', itemKey: 'text', title: 'text', createdAt: 'text' },
  changeMarks: { ownerId: 'text', mark: 'number' },
  changedItems: { ownerId: 'text', kind: 'text', itemId: 'text', mark: 'number' },
  serverSettings: { name: 'text', value: 'text' },
  broughtPeople: { ownerId: 'text', id: 'text', name: 'text' },
}

const kinds: Readonly<Record<string, 'text' | 'number'>> = {
  text: 'text',
  varchar: 'text',
  integer: 'number',
  bigint: 'number',
  int4: 'number',
  int8: 'number',
  'double precision': 'number',
  float8: 'number',
}

/** Tables that are each database's own affair. */
const isInner = (name: string) => /^(?:kysely_|sqlite_)/.test(name)

test.each(databases)('%s: the migrations make the tables that the types state', async (database) => {
  const server = await startTestServer(database)
  const tables = await server.database.db.introspection.getTables()
  await server.close()
  const made = tables
    .filter(({ name }) => !isInner(name))
    .map(({ name, columns }) => [
      name,
      Object.fromEntries(
        columns.map((column) => {
          const kind = kinds[column.dataType.toLowerCase().replace(/\(.*/, '')] ?? column.dataType
          return [column.name, column.isNullable ? `${kind}?` : kind]
        }),
      ),
    ])
  expect(Object.fromEntries(made)).toEqual(stated)
})
