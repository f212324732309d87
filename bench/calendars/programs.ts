import { execFile, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { CalendarSettings } from './calendar-device.ts'

/** The programs that are tried, as Debian packages them. */
export const programs = ['vdirsyncer', 'todoman', 'khal'] as const

type Program = (typeof programs)[number]

/** Which of the programs are not on this machine. */
export async function missingPrograms(): Promise<readonly Program[]> {
  const found = await Promise.all(
    programs.map((program) =>
      promisify(execFile)(program, ['--version'], { env: { ...process.env, LC_ALL: 'C.UTF-8' } }).then(
        () => true,
        (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
      ),
    ),
  )
  return programs.filter((_, place) => !found[place])
}

/** A computer with vdirsyncer, todoman and khal. */
export interface Computer {
  /** Asks the server for its lists and plans. */
  readonly discover: () => Promise<void>
  readonly synchronize: () => Promise<void>
  readonly tasks: () => Promise<readonly Task[]>
  readonly events: () => Promise<readonly { readonly title: string; readonly day: string }[]>
  readonly addTask: (list: string, title: string) => Promise<void>
  /** @param id as todoman numbers it */
  readonly complete: (id: number) => Promise<void>
  readonly renameTask: (id: number, title: string) => Promise<void>
  readonly removeTask: (id: number) => Promise<void>
  readonly addEvent: (plan: string, title: string, day: string) => Promise<void>
  /** Changes the file of an event, as any program may. @param edit the new text; null to delete it */
  readonly changeEvent: (plan: string, place: number, edit: (text: string) => string | null) => Promise<void>
}

const tasks = z.array(z.object({ id: z.number(), summary: z.string(), completed: z.boolean() }))

export type Task = z.infer<typeof tasks>[number]

const vdirsyncerFile = (folder: string, { address, user, password }: CalendarSettings) => `[general]
status_path = "${folder}/status/"
[pair potluck]
a = "here"
b = "there"
collections = ["from b"]
conflict_resolution = "b wins"
[storage here]
type = "filesystem"
path = "${folder}/collections/"
fileext = ".ics"
[storage there]
type = "caldav"
url = "${address}"
username = "${user}"
password = "${password}"
`

const todomanFile = (folder: string) => `path = "${folder}/collections/list-*"
date_format = "%Y-%m-%d"
time_format = "%H:%M"
default_due = 0
cache_path = "${folder}/todoman.sqlite"
`

const khalFile = (folder: string) => `[calendars]
[[plans]]
path = ${folder}/collections/plan-*
type = discover
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = UTC
default_timezone = UTC
[sqlite]
path = ${folder}/khal.sqlite
`

/** An editor that writes another title into a task. */
const renamingEditor = 'sed -i "s/^SUMMARY:.*/SUMMARY:$TITLE/" "$1"\n'

interface Run {
  readonly folder: string
  readonly program: Program
  readonly args: readonly string[]
  /** The answer to its questions. */
  readonly answer?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a program. @returns what it printed */
function run({ folder, program, args, answer = '', environment }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', ...environment } })
    let [printed, complained] = ['', '']
    child.stdout.on('data', (part) => {
      printed += part
    })
    child.stderr.on('data', (part) => {
      complained += part
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}: ${printed}${complained}`))
    })
    child.stdin.on('error', () => {})
    child.stdin.end(answer)
  })
}

const separator = '\u001f'

/** Sets up the programs in a folder. */
export async function createComputer(folder: string, settings: CalendarSettings): Promise<Computer> {
  await mkdir(join(folder, 'collections'), { recursive: true })
  await writeFile(join(folder, 'vdirsyncer.ini'), vdirsyncerFile(folder, settings))
  await writeFile(join(folder, 'todoman.py'), todomanFile(folder))
  await writeFile(join(folder, 'khal.ini'), khalFile(folder))
  await writeFile(join(folder, 'rename.sh'), renamingEditor)
  const vdirsyncer = (args: readonly string[], answer?: string) =>
    run({ folder, program: 'vdirsyncer', args: ['-c', join(folder, 'vdirsyncer.ini'), ...args], answer })
  const todoman = (args: readonly string[], environment = {}) => {
    const all = ['--config', join(folder, 'todoman.py'), ...args]
    return run({ folder, program: 'todoman', args: all, environment })
  }
  const khal = (...args: readonly string[]) =>
    run({ folder, program: 'khal', args: ['-c', join(folder, 'khal.ini'), ...args] })
  return {
    discover: async () => void (await vdirsyncer(['discover'], 'y\n'.repeat(50))),
    async synchronize() {
      try {
        await vdirsyncer(['sync'])
      } catch (error) {
        // A person is asked before the last task or event is deleted.
        const emptied = [...String(error).matchAll(/error: (potluck\/\S+): Storage .* was completely emptied/g)]
        if (emptied.length === 0) throw error
        await vdirsyncer(['sync', ...emptied.flatMap(([, pair = '']) => ['--force-delete', pair])])
        await vdirsyncer(['sync'])
      }
    },
    tasks: async () => tasks.parse(JSON.parse(await todoman(['--porcelain', 'list', '--status', 'ANY']))),
    async events() {
      const format = `{start-date}${separator}{title}`
      const printed = await khal('list', '--format', format, '--day-format', '', '2026-01-01', '800d')
      return printed
        .split('\n')
        .filter((line) => line.includes(separator))
        .map((line) => {
          const [day = '', title = ''] = line.split(separator)
          return { day, title }
        })
    },
    addTask: async (list, title) => void (await todoman(['new', '-l', list, title])),
    complete: async (id) => void (await todoman(['done', String(id)])),
    renameTask: async (id, title) => {
      const environment = { EDITOR: `sh ${join(folder, 'rename.sh')}`, TITLE: title }
      await todoman(['edit', '--raw', String(id)], environment)
    },
    removeTask: async (id) => void (await todoman(['delete', '--yes', String(id)])),
    addEvent: async (plan, title, day) => void (await khal('new', '-a', plan, day, title)),
    async changeEvent(plan, place, edit) {
      const names = (await readdir(join(folder, 'collections', plan))).sort()
      const name = names[place % names.length]
      if (name === undefined) return
      const file = join(folder, 'collections', plan, name)
      const text = edit(await readFile(file, 'utf8'))
      if (text === null) await rm(file)
      else await writeFile(file, text)
    },
  }
}
