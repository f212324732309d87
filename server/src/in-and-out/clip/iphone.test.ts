import { createApiToken, revokeApiToken } from '@potluck/api/api-tokens'
import { listRecipes } from '@potluck/api/recipes'
import type { Scope } from '@potluck/api/scopes'
import { z } from 'zod'
import { bothDatabases } from '../../testing/each-database.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import type { TestMember } from '../../testing/test-server.ts'

const recipe = {
  '@type': 'Recipe',
  name: 'Plum crumble',
  recipeIngredient: ['3 plums', '1/2 cup oats'],
  recipeInstructions: ['Halve the plums.', 'Bake for 20 minutes.'],
}

const answer = z.object({ jobId: z.string() })

bothDatabases(
  'the shortcut of an iPhone',
  (server) => {
    let site: ForeignSite

    beforeAll(async () => {
      site = await startForeignSite((_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(
          `<!doctype html><title>Crumble</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
        )
      })
    })

    afterAll(() => site.close())

    const makeToken = async (member: TestMember, scopes: Scope[] = ['recipes:write']) =>
      (
        await member.api.call(createApiToken, {
          body: { name: 'iPhone', scopes, days: null, currentPassword: 'correct horse' },
        })
      ).data

    /** Sends what the action of the shortcut sends, as the page of the settings says to set it up. */
    const share = (secret: string, urls: unknown) =>
      fetch(`${server.address}api/clip/links`, {
        method: 'POST',
        headers: {
          accept: '*/*',
          'accept-language': 'en-GB,en;q=0.9',
          authorization: `Bearer ${secret}`,
          'content-type': 'application/json',
          'user-agent': 'BackgroundShortcutRunner/3218.0.4.100 CFNetwork/1568.100.1 Darwin/24.0.0',
        },
        body: JSON.stringify({ urls }),
      })

    const titlesOf = async ({ api }: TestMember) =>
      (await api.call(listRecipes, {})).data.data.map(({ title }) => title)

    test('puts the recipe of a shared link into the book, once', async () => {
      const anna = await server.member('Anna')
      const { secret } = await makeToken(anna)
      const outcomes: string[] = []
      for (const link of [`${site.address}crumble`, `${site.address}crumble?utm_source=share`]) {
        const shared = await share(secret, [link])
        expect(shared.status).toBe(202)
        const { results } = await jobEnd(anna, answer.parse(await shared.json()).jobId)
        outcomes.push(...results.map(({ outcome }) => outcome))
      }
      expect(outcomes).toEqual(['done', 'skipped'])
      expect(await titlesOf(anna)).toEqual(['Plum crumble'])
    })

    test('is refused with another scope, a revoked token, no token, and with what is no link', async () => {
      const ben = await server.member('Ben')
      const [own, lists] = [await makeToken(ben), await makeToken(ben, ['lists', 'recipes:read'])]
      const link = `${site.address}crumble`
      const statuses = [
        (await share(lists.secret, [link])).status,
        (await share('', [link])).status,
        (await share(own.secret, link)).status,
        (await share(own.secret, [])).status,
      ]
      await ben.api.call(revokeApiToken, { params: { id: own.token.id } })
      statuses.push((await share(own.secret, [link])).status)
      expect(statuses).toEqual([403, 401, 400, 400, 401])
      expect(await titlesOf(ben)).toEqual([])
    })
  },
  { environment: { REACHABLE_NETWORKS: foreignNetwork } },
)
