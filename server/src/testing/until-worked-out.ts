import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from './test-server.ts'

/** Waits until no recipe has contents that are out of date. */
export async function untilWorkedOut({ database: { db } }: Pick<TestServer, 'database'>): Promise<void> {
  for (;;) {
    const stale = await db
      .selectFrom('recipeContents')
      .select('recipeId')
      .where('knowledge', '=', '')
      .executeTakeFirst()
    if (!stale) return
    await pause(20)
  }
}
