import type { FeatureFlags } from '@potluck/platform/host'
import type { Config } from './config.ts'

/**
 * The features of a host. The offline book is on unless a deployment forbids it. Contribution needs an address and is
 * off in the iOS and Android apps. Install instructions are off in the apps.
 */
export function featureFlags({ hosts, flags, contributionUrl }: Config, hostName: string): FeatureFlags {
  const inPhoneApp = hosts.ios.includes(hostName) || hosts.android.includes(hostName)
  return {
    enableExperimentalOfflineCache: flags.enableExperimentalOfflineCache ?? true,
    enableContribution: flags.enableContribution ?? (contributionUrl !== null && !inPhoneApp),
    enableInstallInstructions: flags.enableInstallInstructions ?? !(inPhoneApp || hosts.windows.includes(hostName)),
  }
}
