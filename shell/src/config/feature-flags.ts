import type { FeatureFlags } from '@potluck/platform/host'
import type { Config } from './config.ts'

/**
 * The features of a host: a copy of the book on the device wherever a deployment does not forbid it, contribution
 * everywhere but in the iOS and Android apps (and nowhere without an address to contribute at), install instructions everywhere but in the apps.
 */
export function featureFlags({ hosts, flags, contributionUrl }: Config, hostName: string): FeatureFlags {
  const inPhoneApp = hosts.ios.includes(hostName) || hosts.android.includes(hostName)
  return {
    enableExperimentalOfflineCache: flags.enableExperimentalOfflineCache ?? true,
    enableContribution: flags.enableContribution ?? (contributionUrl !== null && !inPhoneApp),
    enableInstallInstructions: flags.enableInstallInstructions ?? !(inPhoneApp || hosts.windows.includes(hostName)),
  }
}
