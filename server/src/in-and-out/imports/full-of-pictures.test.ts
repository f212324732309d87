import { getStats } from '@potluck/api/account'
import { directImports } from '@potluck/api/direct-imports'
import { getImport, repeatImport } from '@potluck/api/imports'
import { countRecipes, deleteRecipe } from '@potluck/api/recipes'
import { emptyTrash } from '@potluck/api/trash'
import sharp from 'sharp'
import { jobEnd } from '../../testing/job-end.ts'
import { paprikaArchive } from '../../testing/paprika-archive.ts'
import { startTestServer } from '../../testing/test-server.ts'

const [{ endpoint: importPaprika }] = directImports

/** Noise, which no encoder compresses well: stored, it takes about 12 kB. */
async function photo(seed: number): Promise<string> {
  const [width, height] = [48, 44]
  let state = seed + 1
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state >> 16
  })
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}

const book = async (name: string, first: number, count: number) =>
  paprikaArchive(
    ...(await Promise.all(
      Array.from({ length: count }, async (_, n) => ({
        name: `${name} ${n}`,
        ingredients: '1 beet',
        photo_data: await photo(first + n),
      })),
    )),
  )

test('an import that exceeds the space for photos fails, leaves the imported recipes and can be continued later', async () => {
  const server = await startTestServer('sqlite', { MEMBER_SPACE: '1' })
  const anna = await server.member('Anna')
  const bring = async (file: Buffer) => {
    const sent = { file: new Blob([new Uint8Array(file)]) }
    return jobEnd(anna, (await anna.api.call(importPaprika, sent)).data.jobId)
  }
  const old = await bring(await book('Old soup', 0, 5))
  const { pictureBytes, pictureLimit } = (await anna.api.call(getStats, {})).data
  // Each of these fits alone, but not beside the others.
  const count = Math.floor(pictureLimit / (pictureBytes / 5)) - 2
  const first = await bring(await book('Soup', 5, count))
  expect(first).toMatchObject({ status: 'failed', failure: { code: 'pictures-full', megabytes: 1 } })
  const came = first.outcomes.done
  expect(came).toBeGreaterThan(0)
  expect(came).toBeLessThan(count)
  const params = { id: first.id }
  expect((await anna.api.call(getImport, { params })).data).toMatchObject({ hasFile: true })
  expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(5 + came)

  for (const { refers } of old.results) await anna.api.call(deleteRecipe, { params: { id: refers?.id ?? '' } })
  await anna.api.call(emptyTrash, {})
  const rest = await jobEnd(anna, (await anna.api.call(repeatImport, { params })).data.jobId)
  expect(rest).toMatchObject({ status: 'done', outcomes: { done: count - came, skipped: came, failed: 0 } })
  const { recipeCount, recipeImageCount } = (await anna.api.call(getStats, {})).data
  expect([recipeCount, recipeImageCount]).toEqual([count, count])
  await server.close()
})
