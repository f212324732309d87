import type { Capabilities } from '@potluck/api/account'
import type { Config } from '../../config.ts'

/** The capabilities of accounts on this server. */
export const capabilitiesOf = ({ selfHosted }: Pick<Config, 'selfHosted'>): Capabilities => ({
  highResImages: selfHosted,
  multipleImages: selfHosted,
  expandablePreviews: selfHosted,
})

/** Whether pictures open in full size; `expandablePreviews` says whether a tap opens one. */
export const largeOpens = ({ highResImages }: Capabilities): boolean => highResImages
