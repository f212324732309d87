import { readdirSync, readFileSync } from 'node:fs'

/** The parent of each process. */
function parents(): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name in brackets may have spaces and brackets of its own.
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
      found.set(Number(name), Number(parent))
    } catch {
      // It has ended.
    }
  }
  return found
}

/** A process and all that descend from it. */
export function treeOf(root: number): readonly number[] {
  const all = [...parents()]
  const tree = [root]
  for (let index = 0; index < tree.length; index++) {
    for (const [pid, parent] of all) if (parent === tree[index]) tree.push(pid)
  }
  return tree
}

/** Sends a signal to a process and all that descend from it: parents first, so that none starts another. */
export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const pid of treeOf(root)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}
