import type { RemoteMenuEntry } from '../remotes/remotes.ts'

const firstOf = (path: string): string => path.replace(/^\//, '').split(/[/?]/)[0] ?? ''

/**
 * The menu entry for an address of a remote, whose switch applies to the address: the entry with that path, else the first of the remote.
 * @param path as `/messages/7` or `messages`
 */
export const entryOf = (
  menu: readonly RemoteMenuEntry[],
  remote: string | undefined,
  path: string,
): RemoteMenuEntry | undefined => {
  const own = menu.filter((entry) => entry.remote === remote)
  return own.find((entry) => firstOf(entry.path) === firstOf(path)) ?? own[0]
}
