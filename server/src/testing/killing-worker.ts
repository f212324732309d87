/** A server whose job ends it: takes up jobs of the kind `deadly` in the database that its environment names. */
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createServices } from '../create-services.ts'
import { openDatabase } from '../machinery/base/database/open-database.ts'
import { JobRunner } from '../machinery/jobs/runner.ts'

const config = readConfig(process.env)
const services = await createServices(config, await openDatabase(config))
const { log } = await createApp(services)
new JobRunner(services, [{ name: 'deadly', run: async () => void process.kill(process.pid, 'SIGKILL') }], log).start()
