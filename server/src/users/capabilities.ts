import type { Capabilities } from '@potluck/api/account'
import type { Config } from '../config.ts'

/** What accounts of this server may use. */
export const capabilitiesOf = ({ selfHosted }: Pick<Config, 'selfHosted'>): Capabilities => ({
  highResImages: selfHosted,
  multipleImages: selfHosted,
  expandablePreviews: selfHosted,
})

/** Whether pictures open as large as they are kept: they are no larger in a list or on a recipe. */
export const largeOpens = ({ highResImages, expandablePreviews }: Capabilities): boolean =>
  highResImages && expandablePreviews
