import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './machinery/database/open-database.ts'
import { createServices } from './services.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const app = await createApp(await createServices(config, database))
  const stop = async () => {
    await app.close()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  const address = await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`Potluck is ready at ${address}\n`)
}

start().catch((error: unknown) => {
  process.stderr.write(`Potluck could not start. ${error instanceof ConfigError ? error.message : String(error)}\n`)
  if (error instanceof Error && error.cause) process.stderr.write(`Cause: ${String(error.cause)}\n`)
  process.exitCode = 1
})
