import { sql } from 'kysely'
import { createApp } from './app.ts'
import { checkPictureFolder } from './book/images/picture-folder.ts'
import { type Config, readConfig } from './config.ts'
import { createServices } from './create-services.ts'
import { continueRestore, restartCode } from './keeping/backup/continue-restore.ts'
import { removeUploads } from './keeping/backup/in-browser/received-backup.ts'
import { createSetupWord } from './keeping/backup/in-browser/setup-word.ts'
import { openData } from './keeping/backup/open-data.ts'
import { noteStarted, type RestoreBeginner } from './keeping/backup/restore-state.ts'
import { forgetWayBack, wayBack } from './keeping/backup/way-back.ts'
import { refuseOtherData } from './logins/demo/refuse-other-data.ts'
import { hasAccounts } from './logins/sessions/open-registration.ts'
import { claimDataFolder, makeDataFolder } from './machinery/base/database/data-folder.ts'
import type { Database } from './machinery/base/database/database.ts'
import { StoreAway } from './machinery/base/files/file-store.ts'
import { version } from './machinery/base/version.ts'
import type { Services } from './machinery/for-features/services.ts'
import { type AuditEvent, recordEvent } from './people/audit/record-event.ts'

/** A stop ends after so long whatever hangs, milliseconds; what supervises a server kills it soon after. */
const stopWithin = 10_000

/** What is open, the last first to be closed. */
const open: (() => void | Promise<void>)[] = []

/** So long what is under way has its time, milliseconds; then nobody waits for the database any more. */
const databaseWithin = 8_500

/** A stop asks the database whether it is there at all, and waits so long for its answer, milliseconds. */
const answerWithin = 2_000

/** A database that does not answer does not hold up a stop: nothing that was answered with success waits for it. */
async function boundWaiting(database: Database): Promise<void> {
  setTimeout(() => database.giveUp(), databaseWithin).unref()
  const silent = setTimeout(() => database.giveUp(), answerWithin).unref()
  await sql`select 1`.execute(database.db).catch(() => {})
  clearTimeout(silent)
}

/** So long after a start what it took is given back, milliseconds. */
const quietAfter = 1_000

/** Loading the program leaves 15 MB of garbage and as much fragmentation, which an idle server would not free. */
function forgetTheStart(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function closeAll(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close()
}

/** Closes what is open and ends the process. @param code with 0, a stop that does not end well ends with 1 */
async function end(code: number): Promise<void> {
  setTimeout(() => process.exit(code || 1), stopWithin).unref()
  try {
    await closeAll()
  } catch (error) {
    process.stderr.write(`Potluck could not close everything. ${String(error)}\n`)
    process.exit(code || 1)
  }
  process.exit(code)
}

/** For the audit log. */
const originOfRestore = (by: RestoreBeginner | null): Pick<AuditEvent, 'actorId' | 'request'> =>
  by ? { actorId: by.actorId, request: { ip: by.ip, headers: { 'user-agent': by.userAgent } } } : {}

/** A store of files that did not answer at the start is looked at again after so long, milliseconds. */
const lookAgainAfter = 30_000

/** Once a store of files answers again that did not at the start, it has to be the one of the database. */
async function checkPicturesLater(services: Services): Promise<void> {
  try {
    await checkPictureFolder(services.database, services.fileStore)
    process.stdout.write('The store of pictures and files can be reached again.\n')
  } catch (error) {
    if (error instanceof StoreAway) return checkPicturesAfterWait(services)
    process.stderr.write(`Potluck stops. ${error instanceof Error ? error.message : String(error)}\n`)
    void end(1)
  }
}

function checkPicturesAfterWait(services: Services): void {
  setTimeout(() => void checkPicturesLater(services), lookAgainAfter).unref()
}

/** While the store of files cannot be reached, pictures are missing, and nothing else is. */
async function checkPictures(services: Services): Promise<void> {
  try {
    await checkPictureFolder(services.database, services.fileStore)
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    process.stderr.write(
      `The store of pictures and files cannot be reached: ${error.message}. Until it can, pictures and uploads answer 503.\n`,
    )
    checkPicturesAfterWait(services)
  }
}

/** How somebody restores a backup into an empty server. */
const wayToRestore = ({ isSupervised }: Config, setupWord: string): string =>
  isSupervised
    ? `To restore a backup in the browser, type there: ${setupWord}`
    : 'To restore a backup, stop the server and run: npm run restore -- <file>'

/** Whether this start tries restored data. */
let triesRestored = false

async function start(config: Config): Promise<void> {
  // Whatever is written belongs to this user alone.
  process.umask(0o077)
  makeDataFolder(config.dataDir)
  triesRestored = await continueRestore(config)
  if (!config.databaseUrl) open.push(claimDataFolder(config.dataDir))
  const database = await openData(config)
  open.push(() => database.close())
  await refuseOtherData(database, config)
  const services = await createServices(config, database)
  open.push(() => services.live.close())
  await checkPictures(services)
  const setupWord = createSetupWord()
  let isEnding = false
  const restart = () => {
    isEnding = true
    process.stdout.write('The server ends, to start anew with a backup that was restored.\n')
    void boundWaiting(database)
    void end(restartCode)
  }
  const app = await createApp(services, { restart: config.isSupervised ? restart : undefined, setupWord })
  // From here on the app closes its services.
  open.splice(-1, 1, () => app.close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A supervisor tells all processes of a service, and npm and our start script pass it on to this one.
      if (isEnding) return
      isEnding = true
      void boundWaiting(database)
      void end(0)
    })
  }
  const isEmpty = !config.demo && !(await hasAccounts(database))
  const address = await app.listen({ port: config.port, host: config.host })
  await forgetWayBack(config.dataDir)
  const restored = await noteStarted(config.dataDir)
  if (restored) {
    triesRestored = false
    await removeUploads(config.dataDir, 0).catch(() => {})
    await recordEvent(database, { kind: 'backup-restored', userId: null, ...originOfRestore(restored.by) })
    process.stdout.write('The restored backup is in use.\n')
  }
  process.stdout.write(`Potluck is ready at ${address}\n`)
  if (isEmpty) process.stdout.write(`Nobody has an account yet. ${wayToRestore(config, setupWord)}\n`)
  setTimeout(forgetTheStart, quietAfter).unref()
}

async function startOrSayWhy(): Promise<void> {
  process.stdout.write(`Potluck ${version} starts.\n`)
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    await start(config)
  } catch (error) {
    process.stderr.write(`Potluck could not start. ${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof Error && error.cause) process.stderr.write(`Cause: ${String(error.cause)}\n`)
    // The next start takes back what was there before.
    if (triesRestored) return end(restartCode)
    const back = config && (await wayBack(config.dataDir))
    if (back) process.stderr.write(`${back}\n`)
    void end(1)
  }
}

void startOrSayWhy()
