import * as takeOut from '@potluck/api/account-export'
import * as clip from '@potluck/api/clip'
import * as data from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import * as imports from '@potluck/api/imports'
import * as pepperplate from '@potluck/api/pepperplate'
import * as printing from '@potluck/api/printing'
import * as readingModel from '@potluck/api/reading-model'
import * as shares from '@potluck/api/shares'
import * as tickets from '@potluck/api/tickets'
import { v7 as uuid } from 'uuid'
import { aRecipe, aShare, callers } from '../access-world.ts'
import { jobEnd } from '../job-end.ts'
import type { TestMember } from '../test-server.ts'
import { type AccessCase, all, nothing, onTheList, own, type Row, row, sameForOutsiders, unlessBlocked } from './row.ts'

/** An import that ended, of somebody. */
async function broughtBy(owner: TestMember): Promise<string> {
  const [, { endpoint }] = directImports
  const file = new Blob(['{"@type":"Recipe","name":"Soup","recipeIngredient":["1 beet"]}'])
  const { jobId } = (await owner.api.call(endpoint, { file })).data
  await jobEnd(owner, jobId)
  return jobId
}

const imported = sameForOutsiders(({ owner }) => broughtBy(owner))

const exportTicket = async ({ caller }: AccessCase): Promise<string> =>
  (await caller.api.call(tickets.createTicket, { body: { purpose: 'export' } })).data.ticket

/** What comes into a book, leaves it and is shared. */
export const inAndOutRows: readonly Row[] = [
  row(clip.clipLink, 'a page of the inside', all(400), () => ({ query: { url: 'http://127.0.0.1/' } })),
  row(clip.clipPicture, 'a picture of the inside', all(400), () => ({ query: { url: 'http://127.0.0.1/a.png' } })),
  row(clip.clipPage, 'a text', all(200), () => ({ body: { text: 'Toast\n2 slices bread\nToast the bread.' } })),
  row(readingModel.getReadingModel, 'of the server', all(200), () => ({})),
  row(readingModel.readByModel, 'where there is no model', all(409), () => ({ body: { text: 'Toast' } })),
  row(clip.clipLinks, 'of the inside', all(202), () => ({ body: { urls: ['http://127.0.0.1/'] } }), { fresh: true }),
  row(
    clip.findByLink,
    'of a recipe of the owner',
    all(200),
    async ({ owner }) => {
      const url = 'https://kitchen.example/pie'
      await aRecipe(owner, { title: 'Sworn pie', url })
      return { query: { url } }
    },
    { shows: { recipe: ['owner'] } },
  ),
  ...directImports.map(({ endpoint }) => row(endpoint, 'what is none', all(415), () => ({ file: new Blob(['none']) }))),
  row(imports.previewImport, 'of what is empty', all(415), () => ({ file: new Blob([]) })),
  row(imports.getImport, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } }), {
    shows: { job: ['owner'] },
  }),
  row(imports.previewImportAgain, 'what was brought over already', own(409), ({ world }) => ({
    params: { id: world.jobId },
    body: { choices: {} },
  })),
  row(imports.startImport, 'what was brought over already', own(409), ({ world }) => ({
    params: { id: world.jobId },
    body: {},
  })),
  row(imports.repeatImport, 'what did not fail', own(409), ({ world }) => ({ params: { id: world.jobId } })),
  row(imports.fetchMissingPictures, 'where none is missing', own(409), ({ world }) => ({
    params: { id: world.jobId },
  })),
  row(imports.undoImport, 'of the owner', own(202), async (scene) => ({ params: { id: await imported(scene) } })),
  row(pepperplate.scrapePepperplate, 'without a login', all(400), () => ({
    query: { username: 'x'.repeat(301), password: '' },
  })),
  row(pepperplate.sendPepperplateLogin, 'without a login', all(400), () => ({
    body: { username: 'x'.repeat(301), password: '' },
  })),
  row(data.exportData, 'by the session', all(200), () => ({ params: { format: 'json-ld' as const } }), {
    guest: 401,
    shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
  }),
  row(data.exportData, 'by the own ticket', all(200), () => ({ params: { format: 'json-ld' as const } }), {
    guest: 200,
    token: exportTicket,
    shows: { recipe: ['guest', 'owner'], label: ['guest', 'owner'], job: ['guest', 'owner'] },
  }),
  row(
    data.exportData,
    'of a recipe of the owner, by the own ticket',
    own(200),
    ({ world }) => ({ params: { format: 'txt' as const }, query: { recipeIds: world.recipe.id } }),
    { guest: 200, token: exportTicket, shows: { recipe: ['guest', 'owner'], label: ['guest', 'owner'] } },
  ),
  row(
    data.exportSelected,
    'of a recipe of the owner',
    own(200),
    ({ world }) => ({ params: { format: 'txt' as const }, body: { recipeIds: [world.recipe.id] } }),
    { shows: { recipe: ['owner'], label: ['owner'] } },
  ),
  row(takeOut.sizeAccountExport, 'the own one', all(200), nothing),
  row(takeOut.exportAccount, 'by the session', all(401), nothing, { guest: 401 }),
  row(takeOut.exportAccount, 'by the own ticket', all(200), nothing, { guest: 200, token: exportTicket }),
  row(takeOut.restoreAccount, 'what is none', all(415), () => ({ file: new Blob(['none']) })),
  row(shares.listShares, 'the own ones', all(200), nothing, { shows: { recipe: ['owner'], link: ['owner'] } }),
  row(shares.listShares, 'of the owner’s recipe', all(200), ({ world }) => ({ query: { recipeId: world.recipe.id } }), {
    shows: { recipe: ['owner'], link: ['owner'] },
  }),
  row(
    shares.createShare,
    'to the owner’s recipe',
    own(201),
    ({ world }) => ({ body: { recipeId: world.recipe.id, name: 'Mine' } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(
    shares.updateShare,
    'of the owner',
    own(200),
    ({ world }) => ({ params: { id: world.shareId }, body: { name: 'Godmother' } }),
    { shows: { recipe: ['owner'], link: ['owner'] } },
  ),
  row(shares.deleteShare, 'of the owner', own(200), async ({ owner }) => {
    const { id } = await aRecipe(owner)
    return { params: { id: (await aShare(owner, id)).shareId } }
  }),
  row(
    shares.getShared,
    'by the secret of the owner’s link',
    unlessBlocked(200),
    ({ world }) => ({ query: { secret: world.shareSecret } }),
    { guest: 200, shows: { recipe: ['guest', ...callers.filter((caller) => caller !== 'blocked')] } },
  ),
  row(shares.getShared, 'by a secret that never was', all(404), () => ({ query: { secret: 'x'.repeat(22) } }), {
    guest: 404,
  }),
  row(
    shares.saveShared,
    'by the secret of the owner’s link',
    unlessBlocked(201),
    ({ world }) => ({ body: { secret: world.shareSecret } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(shares.saveShared, 'by the id of the link in place of its secret', all(400), ({ world }) => ({
    body: { secret: world.shareId },
  })),
  row(printing.createPrintTicket, 'for whatever it may open later', all(201), ({ world }) => ({
    body: { recipeIds: [world.recipe.id] },
  })),
  row(
    printing.printRecipes,
    'of the owner, without a token',
    all(401),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    { guest: 401, token: async () => '' },
  ),
  row(
    printing.printRecipes,
    'of the owner, by the session',
    own(200),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(
    printing.printRecipes,
    'of the owner, by a ticket for it of the caller’s',
    own(200),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    {
      guest: 200,
      token: async ({ caller, world }) =>
        (await caller.api.call(printing.createPrintTicket, { body: { recipeIds: [world.recipe.id] } })).data.ticket,
      shows: { recipe: ['guest', 'owner'] },
    },
  ),
  row(
    printing.printRecipes,
    'of the owner, by the owner’s ticket for another one',
    all(401),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    {
      guest: 401,
      token: async ({ owner }) =>
        (await owner.api.call(printing.createPrintTicket, { body: { recipeIds: [uuid()] } })).data.ticket,
    },
  ),
  row(
    printing.printShoppingList,
    'of the owner, by the session',
    onTheList(200),
    ({ world }) => ({ params: { id: world.listId } }),
    { guest: 401, shows: { list: ['owner', 'collaborator'] } },
  ),
  row(
    printing.printShoppingList,
    'of the owner, by a ticket of the caller’s',
    onTheList(200),
    ({ world }) => ({ params: { id: world.listId } }),
    {
      guest: 200,
      token: async ({ caller, world }) =>
        (await caller.api.call(printing.createPrintTicket, { body: { shoppingListId: world.listId } })).data.ticket,
      shows: { list: ['guest', 'owner', 'collaborator'] },
    },
  ),
  row(
    printing.embedRecipe,
    'by the secret of the owner’s link',
    all(200),
    ({ world }) => ({ params: { secret: world.shareSecret } }),
    { guest: 200, shows: { recipe: ['guest', ...callers] } },
  ),
  row(
    printing.embedRecipe,
    'by the id of the recipe',
    all(400),
    ({ world }) => ({ params: { secret: world.recipe.id } }),
    { guest: 400 },
  ),
  row(printing.embedRecipe, 'by a secret that never was', all(404), () => ({ params: { secret: 'x'.repeat(22) } }), {
    guest: 404,
  }),
]
