import { readdir, readFile } from 'node:fs/promises'

/** The ids of the processes that this one started and that run a module of this name. */
export async function childrenRunning(module: string): Promise<number[]> {
  const children: string[] = []
  for (const task of await readdir('/proc/self/task')) {
    const pids = await readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '')
    children.push(...pids.split(' ').filter((pid) => pid !== ''))
  }
  const commands = await Promise.all(
    children.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const),
  )
  return commands.filter(([, command]) => command.includes(module)).map(([pid]) => Number(pid))
}
