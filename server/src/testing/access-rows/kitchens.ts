import * as eaters from '@potluck/api/eaters'
import { uploadImage } from '@potluck/api/images'
import * as kitchenLinks from '@potluck/api/kitchen-links'
import { listDoubles, previewMove, startMove, undoMove } from '@potluck/api/kitchen-moves'
import * as kitchens from '@potluck/api/kitchens'
import { createRecipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aChild, aKitchen, aPicture } from '../access-world.ts'
import { jobEnd } from '../job-end.ts'
import { type AccessCase, all, nothing, own, type Row, row } from './row.ts'

/** The password of everybody. */
const currentPassword = 'correct horse'

/** A kitchen that the owner keeps, and in which a caller who is a collaborator cooks. */
const sharedKitchen = ({ owner, caller, as }: AccessCase) => aKitchen(owner, as === 'collaborator' ? [caller] : [])

/** Owners of a kitchen may, its cooks may not, and to others there is no such kitchen. */
const owners = (status: number) => ({ ...own(status), collaborator: 403 })

/** Owners and cooks of a kitchen may. */
const cooks = (status: number) => ({ ...own(status), collaborator: status })

async function aLink(scene: AccessCase): Promise<{ readonly secret: string }> {
  const { data } = await scene.owner.api.call(kitchenLinks.createKitchenLink, {
    params: { id: await sharedKitchen(scene) },
    body: { uses: 20 },
  })
  return { secret: data.secret }
}

/** Kitchens. What their members may do in the book: `in-kitchens.ts`. */
export const kitchenRows: readonly Row[] = [
  row(kitchens.listKitchens, 'the own ones', all(200), nothing, { shows: { kitchen: ['owner'] } }),
  row(kitchens.createKitchen, 'the own one', all(201), () => ({ body: { name: 'Own' } }), { fresh: true }),
  row(
    kitchens.createKitchen,
    'with the id of one of the owner’s',
    own(201, 409),
    ({ world }) => ({ body: { name: 'Hearth', id: world.kitchenId } }),
    { shows: { kitchen: ['owner'] } },
  ),
  row(kitchens.getKitchen, 'of the owner', own(200), ({ world }) => ({ params: { id: world.kitchenId } }), {
    shows: { kitchen: ['owner'] },
  }),
  row(
    kitchens.renameKitchen,
    'of the owner',
    owners(200),
    async (scene) => ({ params: { id: await sharedKitchen(scene) }, body: { name: 'Renamed' } }),
    { fresh: true },
  ),
  row(
    kitchens.setKitchenPicture,
    'of the owner',
    owners(200),
    async (scene) => {
      const id = await sharedKitchen(scene)
      const input = { query: { kitchen: id }, file: await aPicture() }
      const { data: image } = await scene.owner.api.call(uploadImage, input)
      return { params: { id }, body: { imageId: image.id } }
    },
    { fresh: true },
  ),
  row(
    kitchens.dissolveKitchen,
    'of the owner',
    owners(200),
    async (scene) => ({ params: { id: await sharedKitchen(scene) }, body: { name: 'Home', currentPassword } }),
    { fresh: true },
  ),
  row(
    kitchens.reopenKitchen,
    'of the owner, who dissolved it',
    { ...own(200), collaborator: 200 },
    async (scene) => {
      const params = { id: await sharedKitchen(scene) }
      await scene.owner.api.call(kitchens.dissolveKitchen, { params, body: { name: 'Home', currentPassword } })
      return { params }
    },
    { fresh: true },
  ),
  row(
    kitchens.inviteToKitchen,
    'into one of the owner’s',
    owners(201),
    async (scene) => {
      const id = await sharedKitchen(scene)
      const guest = scene.world.people.stranger
      await scene.owner.befriends(guest)
      return { params: { id }, body: { personId: guest.id } }
    },
    { fresh: true },
  ),
  row(
    kitchens.uninviteFromKitchen,
    'somebody whom nobody asked',
    { ...all(404), collaborator: 403 },
    async (scene) => ({ params: { id: await sharedKitchen(scene), personId: uuid() } }),
    { fresh: true },
  ),
  row(eaters.listEaters, 'in the own ones', all(200), nothing, { shows: { kitchen: ['owner'], eater: ['owner'] } }),
  row(eaters.writeOwnEater, 'the own ones', all(200), () => ({ body: { mustNot: [], dislikes: ['peas'] } }), {
    fresh: true,
  }),
  row(eaters.deleteOwnEater, 'the own ones', all(200), nothing, { fresh: true }),
  row(
    eaters.writeEater,
    'of the owner’s kitchen',
    owners(200),
    async (scene) => {
      const id = await sharedKitchen(scene)
      const body = { name: 'Max', mustNot: ['egg' as const], dislikes: [] }
      return { params: { id, eaterId: await aChild(scene.owner, id) }, body }
    },
    { fresh: true },
  ),
  row(
    eaters.deleteEater,
    'of the owner’s kitchen',
    owners(200),
    async (scene) => {
      const id = await sharedKitchen(scene)
      return { params: { id, eaterId: await aChild(scene.owner, id) } }
    },
    { fresh: true },
  ),
  row(kitchens.joinKitchen, 'without being asked', all(404), ({ world }) => ({ params: { id: world.kitchenId } })),
  row(
    kitchens.changeKitchenRole,
    'of the owner, who stays the keeper',
    owners(200),
    async (scene) => ({
      params: { id: await sharedKitchen(scene), personId: scene.owner.id },
      body: { role: 'owner' as const },
    }),
    { fresh: true },
  ),
  row(
    kitchens.removeFromKitchen,
    'somebody who is not in it',
    { ...all(404), collaborator: 403 },
    async (scene) => ({ params: { id: await sharedKitchen(scene), personId: uuid() } }),
    { fresh: true },
  ),
  row(
    kitchens.leaveKitchen,
    'of the owner, or that the owner keeps alone',
    { ...all(404), owner: 200, collaborator: 200 },
    async (scene) => ({ params: { id: await sharedKitchen(scene) }, body: {} }),
    { fresh: true },
  ),
  row(
    kitchenLinks.createKitchenLink,
    'into one of the owner’s',
    owners(201),
    async (scene) => ({ params: { id: await sharedKitchen(scene) }, body: {} }),
    { fresh: true },
  ),
  row(
    kitchenLinks.listKitchenLinks,
    'into one of the owner’s',
    owners(200),
    async (scene) => ({ params: { id: await sharedKitchen(scene) } }),
    { fresh: true },
  ),
  row(
    kitchenLinks.deleteKitchenLink,
    'into one of the owner’s',
    owners(200),
    async (scene) => {
      const params = { id: await sharedKitchen(scene) }
      const { data } = await scene.owner.api.call(kitchenLinks.createKitchenLink, { params, body: {} })
      return { params: { ...params, linkId: data.id } }
    },
    { fresh: true },
  ),
  row(kitchenLinks.previewKitchenLink, 'of the owner', all(200), async (scene) => ({ body: await aLink(scene) }), {
    fresh: true,
    guest: 200,
  }),
  row(
    kitchenLinks.acceptKitchenLink,
    'of the owner',
    { ...all(200), blocked: 412 },
    async (scene) => ({ body: await aLink(scene) }),
    { fresh: true, touches: ['friends'] },
  ),
  row(
    previewMove,
    'into one of the owner’s',
    cooks(200),
    async (scene) => ({ params: { id: await sharedKitchen(scene) }, body: { recipes: { kind: 'all' as const } } }),
    { fresh: true },
  ),
  row(
    listDoubles,
    'in one of the owner’s',
    cooks(200),
    async (scene) => ({ params: { id: await sharedKitchen(scene) } }),
    {
      fresh: true,
    },
  ),
  row(
    startMove,
    'into one of the owner’s',
    cooks(202),
    async (scene) => ({
      params: { id: await sharedKitchen(scene) },
      body: { id: uuid(), recipes: { kind: 'all' as const } },
    }),
    { fresh: true },
  ),
  row(
    undoMove,
    'of the caller, into one of the owner’s',
    cooks(202),
    async (scene) => {
      const params = { id: await sharedKitchen(scene) }
      const body = { id: uuid(), recipes: { kind: 'all' as const } }
      const started = await scene.caller.api.call(startMove, { params, body }).catch(() => null)
      if (started) await jobEnd(scene.caller, body.id)
      return { params: { ...params, moveId: body.id } }
    },
    { fresh: true },
  ),
  row(
    kitchens.noteForOneself,
    'on a recipe of a kitchen of the owner’s',
    { ...own(200), collaborator: 200 },
    async (scene) => {
      const kitchen = await sharedKitchen(scene)
      const query = { kitchen }
      const { data } = await scene.owner.api.call(createRecipe, { query, body: { title: 'Toast' } })
      return { params: { id: data.id }, query, body: { note: 'mine' } }
    },
    { fresh: true },
  ),
  row(
    kitchens.setOnlyForMe,
    'on a recipe that the owner added to their kitchen',
    { ...own(200), collaborator: 403 },
    async (scene) => {
      const kitchen = await sharedKitchen(scene)
      const query = { kitchen }
      const { data } = await scene.owner.api.call(createRecipe, { query, body: { title: 'Toast' } })
      return { params: { id: data.id }, query, body: { onlyForMe: true } }
    },
    { fresh: true },
  ),
]
