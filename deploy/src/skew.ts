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
  readonly advice: 'publish a newer shell first' | 'build the remote with what the shell has'
}

const needsNewerShell = (problem: string): Misfit => ({ problem, advice: 'publish a newer shell first' })
const needsNewerRemote = (problem: string): Misfit => ({ problem, advice: 'build the remote with what the shell has' })

/**
 * Why a remote would not run in a shell; empty when it would. At run time a version that does not fit only warns and a
 * name that is missing is undefined, so both are refused here.
 */
export function misfits({ id, contract, shared, names }: Need, shell: Offer): Misfit[] {
  const problems: Misfit[] = []
  if (!shell.contracts.includes(contract)) {
    const problem = `remote "${id}" needs contract ${contract}, the shell has ${shell.contracts.join(' and ')}`
    problems.push(contract > Math.max(...shell.contracts) ? needsNewerShell(problem) : needsNewerRemote(problem))
  }
  for (const { name, requiredVersion, singleton } of shared) {
    const offered = shell.shared.find((other) => other.name === name)
    if (!offered) problems.push(needsNewerShell(`remote "${id}" takes ${name}, which the shell does not provide`))
    else if (singleton && !semver.satisfies(offered.version, requiredVersion)) {
      const problem = `remote "${id}" needs ${name} ${requiredVersion}, the shell has ${offered.version}`
      const isNewer = semver.gtr(offered.version, requiredVersion)
      problems.push(isNewer ? needsNewerRemote(problem) : needsNewerShell(problem))
    }
  }
  for (const [name, taken] of Object.entries(names)) {
    const offered = shell.names[name]
    const missing = offered ? taken.filter((one) => !offers(offered, one)) : []
    if (missing.length > 0)
      problems.push(needsNewerShell(`remote "${id}" takes ${missing.join(', ')} of ${name}, which the shell lacks`))
  }
  return problems
}

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
