import type { Capabilities } from '@potluck/api/account'
import type { Config } from '../config.ts'

/** What accounts of this server may use. */
export const capabilitiesOf = ({ selfHosted }: Pick<Config, 'selfHosted'>): Capabilities => ({
  highResImages: selfHosted,
  multipleImages: selfHosted,
  expandablePreviews: selfHosted,
})

/** Whether pictures are shown as large as they are stored; whether a press opens one is `expandablePreviews`. */
export const largeOpens = ({ highResImages }: Capabilities): boolean => highResImages
