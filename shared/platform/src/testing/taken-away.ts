/** Members of a type by their path, as `Host.changes` or `Changes.of`. */
type Types = ReadonlyMap<string, ReadonlySet<string>>

/** A member in a declaration: its indent, and its name. Names of events are in quotes. */
const member = /^(?<indent>\s+)(?:readonly )?(?:'(?<event>[^']+)'|(?<name>\w+))\??[:(<]/

/**
 * The members and names that older remotes or shells would miss, one sentence each, if the number was not raised: `contract` for
 * members of its types, the version of a package for its names. A type may get another name if it keeps all of its members:
 * at run time types have no names.
 * @param accepted the report of before
 * @param now the report of today
 */
export function takenAway(accepted: string, now: string): string[] {
  return [...membersTakenAway(accepted, now), ...namesTakenAway(accepted, now)]
}

function membersTakenAway(accepted: string, now: string): string[] {
  if (contractOf(now) > contractOf(accepted)) return []
  const [then, today] = [typesOf(accepted), typesOf(now)]
  const renamed = [...today].filter(([name]) => !then.has(name)).map(([, members]) => members)
  return [...then].flatMap(([type, members]) => {
    const left =
      today.get(type) ?? renamed.find((others) => [...members].every((name) => others.has(name))) ?? new Set()
    return [...members]
      .filter((name) => !left.has(name))
      .map(
        (name) =>
          `${type}.${name} is gone: raise \`contract\`, and serve contract ${contractOf(accepted)} for one more`,
      )
  })
}

function namesTakenAway(accepted: string, now: string): string[] {
  const today = new Set(namesIn(now))
  const [then, versions] = [versionsOf(accepted), versionsOf(now)]
  return namesIn(accepted)
    .filter((line) => !today.has(line))
    .flatMap((line) => {
      const [, name = ''] = line.match(/ of (@potluck\/\w+)/) ?? []
      const before = then.get(name) ?? ''
      const isRaised = breaking(versions.get(name) ?? '') !== breaking(before)
      return isRaised ? [] : [`${line} is gone: raise the version of ${name}, out of ^${before}`]
    })
}

/** The part of a version that a range as `^0.1.0` or `^1.2.0` holds: `0.1` or `1`. */
const breaking = (version: string): string => /^0\.\d+|^\d+/.exec(version)?.[0] ?? ''

const contractOf = (report: string): number => Number(/^Contract (\d+)$/m.exec(report)?.[1] ?? 1)

const namesIn = (report: string): string[] => [...report.matchAll(/^\w+ of @potluck\/.*$/gm)].map(([line]) => line)

const versionsOf = (report: string): ReadonlyMap<string, string> =>
  new Map([...report.matchAll(/^## (@potluck\/\w+) (\S+)/gm)].map(([, name = '', version = '']) => [name, version]))

function typesOf(report: string): Types {
  const types = new Map<string, Set<string>>()
  let type: Set<string> | null = null
  let path: string[] = []
  for (const line of report.split('\n')) {
    const [, name] = /^export (?:interface|type) (\w+)/.exec(line) ?? []
    if (name !== undefined) {
      type = types.get(name) ?? new Set()
      types.set(name, type)
      path = []
    } else if (/^\S/.test(line) && !line.startsWith('}')) type = null
    const { indent = '', event, name: named = event } = member.exec(line)?.groups ?? {}
    if (!type || named === undefined) continue
    path = [...path.slice(0, indent.length / 4 - 1), named]
    type.add(path.join('.'))
  }
  return types
}
