import { chown, mkdir } from 'node:fs/promises'
import { run } from '../container/run-command.ts'

/** The user that programs run as: PostgreSQL refuses to be root. */
export interface ClusterUser {
  readonly uid: number
  readonly gid: number
}

const idOf = async (name: string, flag: '-u' | '-g') => Number((await run('id', [flag, name])).trim())

/** Debian's user `postgres` for root; otherwise whoever asks. @throws {DeployError} */
export async function clusterUser(): Promise<ClusterUser> {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  return uid === 0 ? { uid: await idOf('postgres', '-u'), gid: await idOf('postgres', '-g') } : { uid, gid }
}

/** Makes a folder that is this user's alone. */
export async function ownFolder(path: string, { uid, gid }: ClusterUser): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chown(path, uid, gid)
  return path
}
