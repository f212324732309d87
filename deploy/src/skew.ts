import semver from 'semver'
import type { SharedPackages } from './build.ts'

/** What a shell offers to remotes. */
export interface Offer {
  readonly contracts: readonly number[]
  readonly shared: SharedPackages
}

/** What a remote needs of a shell. */
export interface Need {
  readonly id: string
  readonly contract: number
  readonly shared: SharedPackages
}

/**
 * Why a remote would not run in a shell; empty when it would. At run time a version that does not fit only warns, so
 * it is refused here.
 */
export function misfits({ id, contract, shared }: Need, shell: Offer): string[] {
  const problems = shell.contracts.includes(contract)
    ? []
    : [`remote "${id}" needs contract ${contract}, the shell has ${shell.contracts.join(' and ')}`]
  for (const { name, requiredVersion, singleton } of shared) {
    const offered = shell.shared.find((other) => other.name === name)
    if (!offered) problems.push(`remote "${id}" takes ${name}, which the shell does not provide`)
    else if (singleton && !semver.satisfies(offered.version, requiredVersion))
      problems.push(`remote "${id}" needs ${name} ${requiredVersion}, the shell has ${offered.version}`)
  }
  return problems
}
