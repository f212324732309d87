import { createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { sendMessage } from '@potluck/api/messages'
import { type AccessCase, type Row, senderOf } from '../../testing/access-rows/row.ts'
import { rows } from '../../testing/access-rows/rows.ts'
import { aRecipe, buildWorld } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import { fetchUncompressed } from '../../testing/test-server.ts'

/** What is asked for by the address of a thing is not found while it is in the trash; deleting a recipe again is done already. */
const beneath = {
  recipes: /^(?!DELETE recipes\/:id$)\w+ recipes\/:id/,
  shoppingLists: /^\w+ shoppingLists\/:id/,
  mealPlans: /^\w+ mealPlans\/:id/,
} as const

const kinds = ['recipes', 'shoppingLists', 'mealPlans'] as const

type Kind = (typeof kinds)[number]

/** Other calls that need a thing which is not in the trash: what puts a recipe somewhere, hands it out or opens it. */
const others: Readonly<Record<Kind, readonly string[]>> = {
  recipes: [
    'POST shoppingLists/:id: for a recipe of the owner’s',
    'POST mealPlans/:id: a recipe of the owner’s',
    'POST weekTemplates: a recipe of the owner’s',
    'POST recipes/proposals: a change of one of the owner’s',
    'PUT users/profile: a recipe of the owner’s',
    'PUT users/profile/items: a recipe of the owner’s',
    'POST labels: to one of the owner’s',
    'POST labels: to the own recipe and one of the owner’s',
    'DELETE labels: off a recipe of the owner',
    'DELETE labels: of the owner off the own recipe',
    'PUT labels/:id: of the owner',
    'POST labels/merge: of the owner',
    'GET data/export/:format: of a recipe of the owner, by the own ticket',
    'POST data/export/:format: of a recipe of the owner',
    'POST shares: to the owner’s recipe',
    'PUT shares/:id: of the owner',
    'GET shares/opened: by the secret of the owner’s link',
    'POST shares/copies: by the secret of the owner’s link',
    'GET print: of the owner, by the session',
    'GET print: of the owner, by a ticket for it of the caller’s',
    'GET embed/:secret: by the secret of the owner’s link',
  ],
  shoppingLists: [
    'POST shoppingLists: a copy of one of the owner’s',
    'POST shoppingLists: with the id of one of the owner’s',
    'POST shoppingListInvitations/look: of the owner',
    'POST users/webhooks: of a list of the owner',
    'GET print/shoppingList/:id: of the owner, by the session',
    'GET print/shoppingList/:id: of the owner, by a ticket of the caller’s',
    'PROPFIND caldav/:person/:collection/: of the owner',
    'REPORT caldav/:person/:collection/: of the owner',
    'PROPPATCH caldav/:person/:collection/: for oneself, of the owner’s list',
    'PROPFIND caldav/:person/:collection/:object: of the owner',
    'GET caldav/:person/:collection/:object: of the owner',
    'PUT caldav/:person/:collection/:object: onto the list of the owner',
    'DELETE caldav/:person/:collection/:object: of the owner',
  ],
  mealPlans: [
    'POST mealPlans: with the id of one of the owner’s',
    'POST shoppingLists/:id: for a dish of the owner’s',
    'GET calendars/meal-plan.ics: by the address of a feed of the own plan',
    'REPORT caldav/:person/:collection/: of the owner’s plan',
    'GET caldav/:person/:collection/:object: of the owner’s plan',
  ],
}

/** Rows of calls that the owner makes in the world that is there, but for those of the trash. */
const isAsked = ({ fresh, answers, endpoint: { path } }: Row) =>
  !fresh && answers.owner < 400 && !path.startsWith('trash')

eachDatabase(
  'what is in the trash',
  (server) => {
    const deletedAt = new Date().toISOString()

    async function trash(kind: Kind, ownerId: string): Promise<void> {
      const { db } = server.database
      if (kind !== 'recipes') await db.updateTable(kind).set({ deletedAt }).where('ownerId', '=', ownerId).execute()
      else
        await db
          .updateTable('recipes')
          .set({ folder: 'trash', deletedAt, deletedFrom: 'main' })
          .where('ownerId', '=', ownerId)
          .execute()
    }

    async function takeOut(ownerId: string): Promise<void> {
      const { db } = server.database
      for (const kind of ['shoppingLists', 'mealPlans'] as const)
        await db.updateTable(kind).set({ deletedAt: null }).where('ownerId', '=', ownerId).execute()
      const out = { folder: 'main', deletedAt: null, deletedFrom: null } as const
      await db.updateTable('recipes').set(out).where('ownerId', '=', ownerId).execute()
    }

    /** Which calls of the owner, and which questions of who shares a thing, are refused while it is in the trash. */
    async function refused(kind: Kind): Promise<readonly string[]> {
      const world = await buildWorld(server)
      const { owner, collaborator } = world.people
      const names: string[] = []
      for (const row of rows)
        for (const as of ['owner', 'collaborator'] as const) {
          const { method, path } = row.endpoint
          if (!isAsked(row) || row.answers[as] >= 400 || (as === 'collaborator' && method !== 'GET')) continue
          const caller = as === 'owner' ? owner : collaborator
          const scene: AccessCase = { world, owner, caller, as }
          const call = await row.prepare(scene)
          const token = row.token ? await row.token(scene) : caller.token
          const api = createApiClient({ base: `${server.address}api/`, token: () => token, fetch: fetchUncompressed })
          await trash(kind, owner.id)
          const status = await call(api, senderOf(server.address, token, fetchUncompressed)).then(
            () => 200,
            (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
          )
          await takeOut(owner.id)
          if (status >= 400) names.push(`${method} ${path}: ${row.what}`)
        }
      return [...new Set(names)].toSorted()
    }

    test.each(kinds)(
      '%s: is reached by no call but those of the trash',
      async (kind) => {
        const expected = rows
          .filter((row) => isAsked(row) && beneath[kind].test(`${row.endpoint.method} ${row.endpoint.path}`))
          .map(({ endpoint: { method, path }, what }) => `${method} ${path}: ${what}`)
        expect(await refused(kind)).toEqual([...new Set([...expected, ...others[kind]])].toSorted())
      },
      120_000,
    )

    test('a recipe is sent to nobody', async () => {
      const { anna, ben } = await server.circle()
      const { id: recipeId } = await aRecipe(anna)
      await trash('recipes', anna.id)
      expect(await statusOf(anna.api.call(sendMessage, { body: { to: ben.id, recipeId } }))).toBe(404)
    })
  },
  { perTest: true },
)
