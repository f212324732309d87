import { listRecipes } from '@potluck/api/recipes'
import { aRecipe } from '../../testing/access-world.ts'
import { openPlainSql } from '../../testing/plain-sql.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('postgresql: a filter by labels joins nothing, whatever is known of how large tables are', async () => {
  const sent: string[] = []
  const statementLog = ({ query }: { readonly query: { readonly sql: string } }) => void sent.push(query.sql)
  const server = await startTestServer('postgresql', {}, { statementLog })
  const { anna } = await server.circle()
  await aRecipe(anna, { labels: ['winter', 'quick'] })
  sent.length = 0
  for (const labelIntersection of ['true', 'false'] as const) {
    const query = { labels: 'winter,quick', labelIntersection }
    expect((await anna.api.call(listRecipes, { query })).data.totalCount).toBe(1)
  }
  const statements = sent.filter((text) => text.includes('"searchNumber" *') && text.includes('"recipeLabels"'))
  expect(statements).toHaveLength(2)
  const sql = await openPlainSql(server.config.databaseUrl ?? '')
  try {
    for (const statement of statements) {
      const plan = JSON.stringify(await sql.run(`explain (generic_plan) ${statement}`))
      expect(plan).toContain('hashed SubPlan')
      expect(plan).not.toMatch(/Join|Nested Loop/)
    }
  } finally {
    await sql.close()
    await server.close()
  }
})
