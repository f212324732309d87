import type { Config } from '../../config.ts'

/** The settings by which all data are found: what a process that works on them is told. */
export type DataConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'fileStore' | 'memberLimits'>

/** Of all settings these alone, so that no other secret goes into another process. */
export const dataConfigOf = ({ dataDir, databaseUrl, fileStore, memberLimits }: DataConfig): DataConfig => ({
  dataDir,
  databaseUrl,
  fileStore,
  memberLimits,
})
