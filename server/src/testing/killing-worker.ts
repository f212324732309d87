/** A server whose job ends it: takes up jobs of the kind `deadly` in the database that its environment names. */
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../machinery/database/open-database.ts'
import { startJobRunner } from '../machinery/jobs/runner.ts'
import { createServices } from '../create-services.ts'

const config = readConfig(process.env)
const services = await createServices(config, await openDatabase(config))
const { log } = await createApp(services)
startJobRunner(services, [{ name: 'deadly', run: async () => void process.kill(process.pid, 'SIGKILL') }], log)
