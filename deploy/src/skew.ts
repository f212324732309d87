import semver from 'semver'
import type { SharedNames, SharedPackages } from './build.ts'

/** The contract numbers and shared versions that a shell offers to remotes. */
export interface Offer {
  readonly contracts: readonly number[]
  readonly shared: SharedPackages
  readonly names: SharedNames
}

/** The contract number and shared versions that a remote needs of a shell. */
export interface Need {
  readonly id: string
  readonly contract: number
  readonly shared: SharedPackages
  readonly names: SharedNames
}

/** One reason why a remote would not run in a shell. */
export interface Misfit {
  readonly problem: string
  /** Which of the two has to change: a newer shell helps, or the remote asks for what is older than the shell. */
  readonly advice: 'publish a newer shell first' | 'build it anew with what the shell has'
}

const needsNewerShell = (problem: string): Misfit => ({ problem, advice: 'publish a newer shell first' })
const needsNewerRemote = (problem: string): Misfit => ({ problem, advice: 'build it anew with what the shell has' })

/**
 * Why a remote would not run in a shell; empty when it would. At run time a version that does not fit only warns and a
 * name that is missing is undefined, so both are refused here.
 */
export function misfits(remote: Need, shell: Offer): Misfit[] {
  const versions = misfitsOfVersions(remote, shell)
  const misfitting = versions.map(({ name }) => name)
  return [
    ...misfitsOfContract(remote, shell),
    ...versions.map(({ misfit }) => misfit),
    // If the package has another version, its names need no check.
    ...misfitsOfNames(remote, shell).flatMap(({ name, misfit }) =>
      misfitting.includes(packageOf(name)) ? [] : [misfit],
    ),
  ]
}

function misfitsOfContract({ id, contract }: Need, { contracts }: Offer): Misfit[] {
  if (contracts.includes(contract)) return []
  const problem = `remote "${id}" needs contract ${contract}, the shell has ${contracts.join(' and ')}`
  return [contract > Math.max(...contracts) ? needsNewerShell(problem) : needsNewerRemote(problem)]
}

/** A package or a name of it that does not fit. */
interface OfPackage {
  readonly name: string
  readonly misfit: Misfit
}

/** One version for each package, for all of its sub-paths. */
function misfitsOfVersions({ id, shared }: Need, shell: Offer): OfPackage[] {
  const found = new Map<string, Misfit>()
  for (const { name, requiredVersion, singleton } of shared) {
    const offered = offerOf(shell, name)
    if (!offered || !singleton || semver.satisfies(offered.version, requiredVersion)) continue
    const problem = `remote "${id}" needs ${packageOf(name)} ${requiredVersion}, the shell has ${offered.version}`
    const isNewer = semver.gtr(offered.version, requiredVersion)
    found.set(packageOf(name), isNewer ? needsNewerRemote(problem) : needsNewerShell(problem))
  }
  return [...found].map(([name, misfit]) => ({ name, misfit }))
}

function misfitsOfNames({ id, shared, names }: Need, shell: Offer): OfPackage[] {
  const missing = shared
    .filter(({ name }) => !shell.shared.some((other) => other.name === name))
    .map(({ name }) => ({ name, problem: `remote "${id}" takes ${name}, which the shell does not provide` }))
  const lacking = Object.entries(names).flatMap(([name, taken]) => {
    const offered = shell.names[name]
    const lacks = offered ? taken.filter((one) => !offers(offered, one)) : []
    if (lacks.length === 0) return []
    return [{ name, problem: `remote "${id}" takes ${lacks.join(', ')} of ${name}, which the shell lacks` }]
  })
  // A newer package removed the name; an older package does not have it yet.
  const wasTakenAway = (name: string) => {
    const builtWith = shared.find((other) => packageOf(other.name) === packageOf(name))?.version
    const offered = offerOf(shell, name)?.version
    return Boolean(semver.valid(builtWith) && offered && builtWith && semver.gt(offered, builtWith))
  }
  return [...missing, ...lacking].map(({ name, problem }) => ({
    name,
    misfit: wasTakenAway(name) ? needsNewerRemote(problem) : needsNewerShell(problem),
  }))
}

/** The package of a sub-path: `@potluck/ui` of `@potluck/ui/forms`. */
const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** The row of a package or sub-path. If it has none, the row of another sub-path of the package. */
const offerOf = ({ shared }: Offer, name: string) =>
  shared.find((other) => other.name === name) ?? shared.find((other) => packageOf(other.name) === packageOf(name))

/** The problem and its remedy, in one sentence. */
export function adviceOn(problems: readonly Misfit[]): string {
  const advice = new Set(problems.map((one) => one.advice))
  return `${problems.map(({ problem }) => problem).join('; ')}: ${[...advice].join(', and ')}`
}

/** A member, as `z.record`, is known of namespaces only. A CommonJS package is its own default. */
function offers(offered: readonly string[], name: string): boolean {
  const [first = name] = name.split('.')
  if (first === 'default' || offered.includes(name)) return true
  return offered.includes(first) && !offered.some((other) => other.startsWith(`${first}.`))
}
