import semver from 'semver'
import type { SharedNames, SharedPackages } from './build.ts'

/** What a shell offers to remotes. */
export interface Offer {
  readonly contracts: readonly number[]
  readonly shared: SharedPackages
  readonly names: SharedNames
}

/** What a remote needs of a shell. */
export interface Need {
  readonly id: string
  readonly contract: number
  readonly shared: SharedPackages
  readonly names: SharedNames
}

/**
 * Why a remote would not run in a shell; empty when it would. At run time a version that does not fit only warns and a
 * name that is missing is undefined, so both are refused here.
 */
export function misfits({ id, contract, shared, names }: Need, shell: Offer): string[] {
  const problems = shell.contracts.includes(contract)
    ? []
    : [`remote "${id}" needs contract ${contract}, the shell has ${shell.contracts.join(' and ')}`]
  for (const { name, requiredVersion, singleton } of shared) {
    const offered = shell.shared.find((other) => other.name === name)
    if (!offered) problems.push(`remote "${id}" takes ${name}, which the shell does not provide`)
    else if (singleton && !semver.satisfies(offered.version, requiredVersion))
      problems.push(`remote "${id}" needs ${name} ${requiredVersion}, the shell has ${offered.version}`)
  }
  for (const [name, taken] of Object.entries(names)) {
    const offered = shell.names[name]
    const missing = offered ? taken.filter((one) => !offers(offered, one)) : []
    if (missing.length > 0)
      problems.push(`remote "${id}" takes ${missing.join(', ')} of ${name}, which the shell lacks`)
  }
  return problems
}

/** A member, as `z.record`, is known of namespaces only. A CommonJS package is its own default. */
function offers(offered: readonly string[], name: string): boolean {
  const [first = name] = name.split('.')
  if (first === 'default' || offered.includes(name)) return true
  return offered.includes(first) && !offered.some((other) => other.startsWith(`${first}.`))
}
