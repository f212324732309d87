import { importRecipes, registerCook } from '../server/cook.ts'
import { openPlace } from './place.ts'
import { costOfSaves } from './saves.ts'

for (const kind of process.argv[2] === undefined
  ? (['sqlite', 'postgresql'] as const)
  : [process.argv[2] as 'sqlite']) {
  const place = await openPlace(kind)
  const token = await registerCook(place.address)
  const before = await place.used()
  const perSecond = await importRecipes(place.address, token, Number(process.argv[3] ?? 10000))
  const after = await place.used()
  console.log(kind, {
    perSecond,
    serverMs: after.serverMs - before.serverMs,
    databaseMs: after.databaseMs - before.databaseMs,
    mb: (after.loggedBytes - before.loggedBytes) / 1e6,
  })
  console.log(kind, await costOfSaves(place, token, Number(process.argv[3] ?? 10000)))
  await place.close()
}
